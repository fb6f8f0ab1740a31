/**
 * Makes a validator of a document and judges one request; tells how long after the start of the
 * process that was, and what memory it took. Plain JavaScript, so that no loader is measured.
 * Arguments: `ahead` and the folder of compiled validators, or `start` and the document.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , way = '', path = ''] = process.argv;
const options = /** @type {const} */ ({ security: 'unchecked' });
const validator = way === 'ahead' ? await loaded(path) : await created(path);
const verdict = await validator.check({
  method: 'POST',
  target: '/owners/me/resources0',
  origin: 'http://127.0.0.1',
  header: (name) => (name === 'content-type' ? 'application/json' : undefined),
  body: () => Promise.resolve(new TextEncoder().encode('{"name":"A","target":{"path":"/"}}')),
  signal: new AbortController().signal,
});
if (verdict.kind !== 'valid') throw new Error(`The verdict was ${JSON.stringify(verdict)}.`);
const firstVerdictMs = performance.now();
console.log(JSON.stringify({ firstVerdictMs, peakBytes: process.resourceUsage().maxRSS * 1024 }));

/** @param {string} folder */
async function loaded(folder) {
  const { loadValidator } = await import('inference-contract/validation/load');
  const { compiled } = await import(pathToFileURL(join(folder, 'index.js')).href);
  return loadValidator(compiled, options);
}

/** @param {string} file */
async function created(file) {
  const { createValidator } = await import('inference-contract/validation');
  return createValidator(JSON.parse(readFileSync(file, 'utf8')), options);
}
