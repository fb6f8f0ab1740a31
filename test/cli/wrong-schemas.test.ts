/** Schemas that cannot be used, in each kind of file that has them: what is said, and where. */
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { appFolder, commandFile } from '../callers/app-files.ts';
import { runCommand } from './setup.ts';

const schemas = { input: { required: 'text' }, output: { $ref: './output.json' } };
const missing = { input: { $ref: './none.json' }, output: { $ref: '../output.json' } };
const otherFiles = { 'output.json': '{ "properties": { "a": { "type": "intger" } } }' };

const kinds = [
  [
    'document --config',
    '/endpoints/own',
    (endpoint: object) => ({ endpoints: { own: { kind: 'serverless', ...endpoint } } }),
  ],
  [
    'test --plan --target',
    '/endpoints/own',
    (endpoint: object) => ({
      baseUrl: 'http://127.0.0.1:1',
      keys: { valid: 'KEY' },
      endpoints: { own: { id: 'own', kind: 'serverless', ...endpoint } },
    }),
  ],
  ['check-app --plan --app', '', (endpoint: object) => ({ ...commandFile, ...endpoint })],
] as const;

async function refused(command: string, content: object): Promise<string[]> {
  const app = await appFolder(stringify(content), otherFiles);
  const [name = '', ...options] = command.split(' ');
  const { status, warned } = await runCommand(name, [...options, app], { env: { KEY: 'key' } });
  expect(status, warned).toBe(2);
  return warned
    .replaceAll(app, 'FILE')
    .split('\n')
    .map((line) => line.replace(/\.$/, ''));
}

test.each(kinds)('%s: wrong keywords', async (command, place, fileWith) => {
  const lines = await refused(command, fileWith(schemas));
  expect(lines).toEqual([
    expect.stringMatching(/^FILE:\d+:\d+: /),
    'output.json#/properties/a/type: Expected names of JSON types in type, got "intger". Write `type: integer`',
  ]);
  expect(lines[0]?.replace(/^\S+ /, '')).toBe(
    `${place}/input/required: Expected a list of names in required, got "text". Write \`required: ["text"]\``,
  );
});

test.each(kinds)('%s: files that are not there', async (command, place, fileWith) => {
  const lines = await refused(command, fileWith(missing));
  expect(lines.toSorted()).toEqual([
    expect.stringContaining(
      `${place}/output/$ref: Expected a reference to a file within the folder of this file, with links followed, got ../output.json`,
    ),
    `none.json: Expected a file of JSON or YAML, got none: there is no such file. Referred to at ${place}/input/$ref`,
  ]);
});
