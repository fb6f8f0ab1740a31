/**
 * `npm run lint:compatibility`: compares the documents with those of the last release. With `--renew`, a release keeps its
 * own instead (`npm run changelog`).
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = '.ci/released';
const main = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
const profiles = ['contract', 'reference'];

for (const profile of profiles) {
  const [current, released] = [`generated/${profile}/openapi.json`, `${folder}/${profile}.json`];
  if (process.argv.includes('--renew')) renew(current, released);
  else compare(current, released);
}

/** @param {string} current @param {string} released */
function renew(current, released) {
  mkdirSync(folder, { recursive: true });
  const document = JSON.parse(readFileSync(current, 'utf8'));
  writeFileSync(released, `${JSON.stringify(document)}\n`);
}

/** @param {string} current @param {string} released */
function compare(current, released) {
  const command = [
    '--import',
    import.meta.resolve('tsx'),
    main,
    'document',
    current,
    '--check',
    released,
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  if (status === 0) return;
  console.error(`${stdout}${stderr}`.trim());
  console.error(`\n${adviceOn(status, { current, released })}`);
  process.exitCode = 1;
}

/**
 * @param {number | null} status of the comparison
 * @param {{ current: string, released: string }} files
 */
function adviceOn(status, { current, released }) {
  const renew = `renew ${released} with \`node .ci/compatibility.js --renew\` and say so in .changeset`;
  switch (status) {
    case 1:
      return `Callers of the last release would break: change ${current} back, or ${renew}.`;
    case 3:
      return `Callers of the last release may break: compare the undecided changes yourself. If none breaks, ${renew}.`;
    default:
      return `Could not compare ${current} with ${released}.`;
  }
}
