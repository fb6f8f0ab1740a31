/** `node .ci/release-notes.js v1.2.3`: prints what the changelog says of the version in `package.json`. */
import { readFileSync } from 'node:fs';

const [tag] = process.argv.slice(2);
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const sections = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m);
const section = sections.find((text) => text.split('\n', 1)[0] === version);
const notes = section?.slice(version.length).trim();

if (tag !== `v${version}`) fail(`Expected the tag v${version}, as package.json says, got ${tag}.`);
else if (!notes) fail(`Expected "## ${version}" with text in CHANGELOG.md.`);
else console.log(notes);

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
