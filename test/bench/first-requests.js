/**
 * Makes a validator of a document and judges a valid request, then one that it rejects; tells how
 * long each took. Plain JavaScript, so that no loader is measured. Arguments: `ahead` and the folder
 * of compiled validators, or `start` and the document; then the requests: `POST /pet {"name":"a"}`, and the
 * parts to waive.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , way = '', path = '', valid = '', wrong = '', ...waivers] = process.argv;
const options = /** @type {const} */ ({ security: 'unchecked', basePaths: [''], strict: false });
const make = way === 'ahead' ? await loader() : await creator();
const beforeMs = performance.now();
const validator = await make();
const startMs = performance.now() - beforeMs;
const validMs = await judged(valid, 'valid');
const rejectedMs = await judged(wrong, 'refused');
const peakBytes = process.resourceUsage().maxRSS * 1024;
console.log(JSON.stringify({ startMs, validMs, rejectedMs, peakBytes }));

/**
 * @param {string} text
 * @param {string} expected
 */
async function judged(text, expected) {
  const [method = '', target = '', body = ''] = text.split(' ');
  const sinceMs = performance.now();
  const verdict = await validator.check({
    method,
    target,
    origin: 'http://127.0.0.1',
    header: (name) => (name === 'content-type' ? 'application/json' : undefined),
    body: () => Promise.resolve(new TextEncoder().encode(body)),
    signal: new AbortController().signal,
  });
  const tookMs = performance.now() - sinceMs;
  if (verdict.kind !== expected) throw new Error(`${text}: the verdict was ${verdict.kind}.`);
  return tookMs;
}

async function loader() {
  const { loadValidator } = await import('inference-contract/validation/load');
  return async () => {
    const { compiled } = await import(pathToFileURL(join(path, 'index.js')).href);
    return loadValidator(compiled, options);
  };
}

async function creator() {
  const { createValidator } = await import('inference-contract/validation');
  return async () => createValidator(path, { ...options, waivers });
}
