// Makes what the pages load of their many source files: static/built/. A page of sixty modules costs sixty requests and
// their headers; one of each kind costs neither, and nothing has to be built where the site runs.
// `node build-pages.js` writes; `node build-pages.js --check` compares, and exits with 1 where they differ.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';

const STATIC = new URL('../../static/', import.meta.url).pathname;
const OUT = `${STATIC}built/`;

/** Both pages share the vendor's file, which changes seldom. */
const { outputFiles } = await build({
  entryPoints: [`${STATIC}js/table.js`, `${STATIC}js/lobby.js`, `${STATIC}css/tablepage.css`],
  outdir: OUT,
  entryNames: '[name]',
  external: [`${STATIC}vendor/ui.js`],
  bundle: true,
  format: 'esm',
  minify: true,
  target: 'es2022',
  write: false,
  logLevel: 'error',
});

/** @param {{ path: string, text: string }} file */
async function differs({ path, text }) {
  return (await readFile(path, 'utf8').catch(() => null)) !== text;
}

const stale = [];
for (const file of outputFiles) if (await differs(file)) stale.push(file);
if (process.argv.includes('--check')) {
  for (const { path } of stale) console.error(`${path} is not what its sources make: run "npm --prefix tools/js run pages"`);
  process.exitCode = stale.length ? 1 : 0;
} else {
  await mkdir(OUT, { recursive: true });
  await Promise.all(stale.map(({ path, text }) => writeFile(path, text)));
}
