/**
 * What commands find out by running the code, as data in `docs/results`, from which the site is made. A test
 * of each command compares its file with what a run gives.
 */
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import type { Json } from '../../core/json.ts';

/** The scripts of package.json that write a file each, by the name of the file. */
const commands = {
  'kill-matrix': 'matrix',
  power: 'power',
  'caller-power': 'power:callers',
  alternatives: 'alternatives',
  'four-ways-of-calling': 'ways',
};

export type ResultName = keyof typeof commands;

export function resultFile(name: ResultName): string {
  return fileURLToPath(new URL(`../../../docs/results/${name}.yaml`, import.meta.url));
}

/** The text of a file; members keep their order. */
export function resultFileText(name: ResultName, result: Json): string {
  const head = `# \`npm run ${commands[name]}\` writes this file.\n`;
  return `${head}${stringify(result, { lineWidth: 0 })}`;
}
