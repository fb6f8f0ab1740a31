/** The guide explains every member of a target file. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Schema {
  readonly $defs: Readonly<Record<string, { readonly properties?: object } | undefined>>;
}

function schemaOf(name: string): Schema {
  return JSON.parse(readFileSync(`openapi/json-schemas/${name}.schema.json`, 'utf8'));
}

const [target, evidence] = [schemaOf('target'), schemaOf('evidence')];

/** The members that the guide explains in a table, after the words that introduce it. */
function explained(introduction: string): string[] {
  const guide = readFileSync('docs/guides/checking.md', 'utf8');
  const from = guide.indexOf(introduction);
  const table = guide.slice(guide.indexOf('\n|', from)).split('\n\n')[0] ?? '';
  return [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, member = '']) => member).toSorted();
}

test.each([
  ['`keys`:', target, 'TargetKeys'],
  ['Each member of `endpoints`', target, 'TargetEndpoint'],
  ['`inputs` of an endpoint.', evidence, 'Inputs'],
  ['`declares`:', target, 'Declared'],
  ['`limits`:', target, 'RunLimits'],
  ['`webhooks` configures', target, 'ReceiverSettings'],
  ['`control` declares', target, 'ControlAccess'],
] as const)('the guide explains every member of %s', (introduction, schema, name) => {
  const members = Object.keys(schema.$defs[name]?.properties ?? {});
  expect(members.length).toBeGreaterThan(1);
  expect(explained(introduction)).toEqual(members.toSorted());
});

test.each(['runsForMs', 'parts', 'endpoint'])('the guide explains the member %s', (member) => {
  const guide = readFileSync('docs/guides/checking.md', 'utf8');
  expect(guide).toMatch(new RegExp(`\\| .\\{ \\w+, ${member} \\}`));
});
