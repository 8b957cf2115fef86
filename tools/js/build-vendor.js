// Rebuilds static/vendor/ui.js and the licences beside it from the exact versions in package-lock.json.
// `node build-vendor.js` writes them; `node build-vendor.js --check` compares, and exits with 1 where they differ.
import { readFile, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';

const HERE = new URL('./', import.meta.url);
const VENDOR = new URL('../../static/vendor/', HERE);
const PACKAGES = ['preact', '@preact/signals', '@preact/signals-core', 'htm'];

/** The bundle as text. */
async function bundle() {
  const result = await build({
    absWorkingDir: new URL('.', HERE).pathname,
    entryPoints: ['vendor-entry.js'],
    bundle: true,
    format: 'esm',
    minify: true,
    legalComments: 'eof',
    target: 'es2022',
    write: false,
  });
  return result.outputFiles[0].text;
}

/** Each package's name, version and licence text, one after another. */
async function licences() {
  const texts = await Promise.all(
    PACKAGES.map(async (name) => {
      const folder = new URL(`node_modules/${name}/`, HERE);
      const { version } = JSON.parse(await readFile(new URL('package.json', folder), 'utf8'));
      const text = (await readFile(new URL('LICENSE', folder), 'utf8')).trim();
      return `${name} ${version}\n${'='.repeat(name.length + version.length + 1)}\n\n${text}\n`;
    }),
  );
  return `ui.js is made of these packages, each under its own licence.\n\n${texts.join('\n\n')}`;
}

/** @param {string} name @param {string} wanted */
async function differs(name, wanted) {
  const present = await readFile(new URL(name, VENDOR), 'utf8').catch(() => null);
  if (present === wanted) return false;
  console.error(`static/vendor/${name} is not what its packages make: run "npm --prefix tools/js run vendor"`);
  return true;
}

const made = { 'ui.js': await bundle(), 'LICENSES.txt': await licences() };
if (process.argv.includes('--check')) {
  const checks = await Promise.all(Object.entries(made).map(([name, text]) => differs(name, text)));
  process.exitCode = checks.some(Boolean) ? 1 : 0;
} else {
  await Promise.all(Object.entries(made).map(([name, text]) => writeFile(new URL(name, VENDOR), text)));
}
