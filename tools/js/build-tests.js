// Bundles tests/*.test.js with the page's own modules into node_modules/.tests, where `node --test` runs them: the page's
// modules have no package of their own that would tell Node what they are.
import { readdir, rm } from 'node:fs/promises';
import { build } from 'esbuild';

const HERE = new URL('./', import.meta.url);
const names = (await readdir(new URL('tests/', HERE))).filter((name) => name.endsWith('.test.js'));

await rm(new URL('node_modules/.tests/', HERE), { recursive: true, force: true });
await build({
  absWorkingDir: HERE.pathname,
  entryPoints: names.map((name) => `tests/${name}`),
  outdir: 'node_modules/.tests',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  format: 'esm',
  platform: 'node',
  sourcemap: 'inline',
});
