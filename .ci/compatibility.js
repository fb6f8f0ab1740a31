/**
 * `npm run lint:compatibility`: compares the documents with those of the last release. With `--renew`, a release keeps its
 * own instead (`npm run changelog`).
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = '.ci/released';
const profiles = ['contract', 'reference'];

const texts = new Set(['description', 'summary', 'title', 'example', 'examples']);

/** Objects whose keys are names, whatever they are. */
const named = new Set(['properties', 'headers', 'schemas', 'content', 'responses']);

for (const profile of profiles) {
  const [current, released] = [`generated/${profile}/openapi.json`, `${folder}/${profile}.json`];
  if (process.argv.includes('--renew')) renew(current, released);
  else compare(current, released);
}

/** @param {string} current @param {string} released */
function renew(current, released) {
  mkdirSync(folder, { recursive: true });
  const document = withoutTexts(JSON.parse(readFileSync(current, 'utf8')));
  writeFileSync(released, `${JSON.stringify(document)}\n`);
}

/**
 * Texts, examples and extensions are not compared.
 * @param {any} value
 * @param {string} holder the key of the value
 * @returns {unknown}
 */
function withoutTexts(value, holder = '') {
  if (Array.isArray(value)) return value.map((item) => withoutTexts(item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(
    ([key]) => named.has(holder) || !(texts.has(key) || key.startsWith('x-')),
  );
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutTexts(item, key)]));
}

/** @param {string} current @param {string} released */
function compare(current, released) {
  const command = ['--import', 'tsx', 'src/cli/main.ts', 'document', current, '--check', released];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  if (status === 0) return;
  console.error(`${stdout}${stderr}`.trim());
  console.error(
    `\nCallers of the last release would break: change ${current} back, or renew ${released} with \`node .ci/compatibility.js --renew\` and say so in .changeset.`,
  );
  process.exitCode = 1;
}
