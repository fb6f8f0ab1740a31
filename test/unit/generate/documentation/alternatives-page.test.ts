import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/core/json.ts';
import { gapPages } from '../../../../src/generate/documentation/alternatives-page.ts';
import { gapsAbout, noteAbout } from '../../../../src/generate/documentation/concerns.ts';
import { operationPage } from '../../../../src/generate/documentation/operation-page.ts';
import { listOperations } from '../../../../src/generate/documentation/operations.ts';
import { schemaFieldsTable } from '../../../../src/generate/documentation/schema-fields.ts';

const about = (...concerns: string[]): JsonObject => ({
  ...{ section: '2.5', gap: 'What is `it`.', chosen: 'this', tolerate: 'Ask nobody.', concerns },
  alternatives: {
    named: {
      says: 'It has this name.',
      parameter: { type: 'string', minLength: 1, default: '#/components/schemas/Id/default' },
    },
    this: { says: 'It is this.' },
  },
});

const schemas = {
  Id: { type: 'string', default: 'a' },
  Job: { properties: { id: { $ref: '#/components/schemas/Id' }, size: { type: 'integer' } } },
  Late: { allOf: [{ $ref: '#/components/schemas/Job' }], properties: { size: {} } },
};

const gaps = {
  'id-form': about('#/components/schemas/Id', '#/components/schemas/Job/properties/size'),
  'job-shape': about('#/components/schemas/Job'),
  'wait-name': about('#/components/parameters/Wait'),
  'run-status': about('#/paths/~1run/post', '#/paths/~1run/post/responses/200'),
  'error-body': about('#/components/responses/Refused'),
  'key-form': about('#/components/securitySchemes/bearerKey'),
  'other-key': about('#/components/securitySchemes/other'),
  'body-type': about('#/paths/~1run/post/requestBody'),
  'base-url': { section: '4', gap: 'The base URL.', unnoticed: 'A caller is told.' },
};

const contract: JsonObject = {
  components: {
    schemas,
    parameters: { Wait: { name: 'wait', in: 'query', description: 'How long.' } },
    responses: { Refused: { description: 'No.' } },
    securitySchemes: { bearerKey: { type: 'http' }, other: { type: 'http' } },
  },
  security: [{ bearerKey: [] }],
  paths: {
    '/run': {
      post: {
        summary: 'Run',
        description: 'Runs.',
        parameters: [{ $ref: '#/components/parameters/Wait' }],
        requestBody: { description: 'A body.', content: { 'application/json': {} } },
        responses: {
          200: { description: 'Done.' },
          400: { $ref: '#/components/responses/Refused' },
        },
      },
    },
  },
  'x-sections': { 2: { title: 'Requests and jobs' } },
  'x-gaps': gaps,
  'x-advice': { 'ask-nobody': 'Ask nobody.', 'wait-long': 'Wait.' },
};

const reference: JsonObject = {
  ...contract,
  'x-gaps': {
    ...gaps,
    'id-form': { ...about(), choices: ['This, because it <is> ours.', 'And more.'] },
    'base-url': { ...gaps['base-url'], choices: ['Local.'] },
  },
};

const address = (gap: string) => `/reference/open-requests-and-jobs#${gap}`;
const link = (gap: string) => `[${gap.replace('-', ' ')}](${address(gap)})`;

const point = (gap: string) => `[\`${gap}\`](${address(gap)})`;

const overviewOf = (document: JsonObject) => gapPages(document)[0]?.markdown ?? '';
const chapterOf = (document: JsonObject, support: JsonObject = {}) =>
  gapPages(document, support)[1]?.markdown ?? '';

describe('what may differ', () => {
  test('is a row for each gap: the local choice, the others, why, and what a client does', () => {
    expect(chapterOf(reference)).toContain(
      [
        '| Point | Local service | Safe client |',
        '| --- | --- | --- |',
        '| `id-form`{#id-form} | `this`: It is this. <details><summary>Alternatives</summary><ul><li>`named`: It has this name. Value: string, not empty, default `"a"`.</li></ul>Because it &lt;is> ours. And more. </details> | [Ask nobody](/reference/open#advice-ask-nobody). |',
      ].join('\n'),
    );
  });

  test('says once what several gaps advise', () => {
    expect(overviewOf(reference)).toContain(
      '- `ask-nobody`{#advice-ask-nobody}: Ask nobody.\n- `wait-long`{#advice-wait-long}: Wait.',
    );
  });

  test('says once why several gaps of a chapter have their choices', () => {
    const gaps = {
      one: { ...about(), choices: ['So.'] },
      two: { ...about(), choices: ['So.'] },
    };
    expect(chapterOf({ 'x-gaps': gaps })).toMatch(
      /<\/ul>So\. .*\n.*<\/ul>As for \[`one`\]\(#one\)\./,
    );
  });

  test('lists all points with links, where their former addresses were', () => {
    expect(overviewOf(reference)).toContain(
      `## Requests and jobs {#section-2}\n\n[\`id-form\`{#id-form}](${address('id-form')}), `,
    );
  });

  test('says in both places which alternatives exclude each other', () => {
    const named = { says: 'A name.', excludes: { one: { this: 'Nobody has both.' } } };
    const both = {
      one: { ...about(), choices: ['So.'] },
      'the-other': { ...about(), alternatives: { named } },
    };
    const rows = chapterOf({ 'x-gaps': both })
      .split('\n')
      .filter((line) => line.includes('Not together'));
    expect(rows).toEqual([
      expect.stringContaining(
        'It is this. *Not together with* `named` of [`the-other`](/reference/open-section-2#the-other): Nobody has both.',
      ),
      expect.stringContaining(
        '`named`: A name. *Not together with* `this` of [`one`](/reference/open-section-2#one): Nobody has both.',
      ),
    ]);
  });

  test('says which alternatives the service does not play and the suite does not recognise', () => {
    const support = {
      'id-form': { this: { suite: 'Nobody knows.' }, named: { service: 'One | two.' } },
    };
    const text = chapterOf(reference, support);
    expect(text).toContain('It is this. *The checks do not recognise it.*');
    expect(text).toContain('*The local service does not offer it:* One \\| two.');
  });

  test('lists apart what callers cannot notice', () => {
    const [, unnoticed = ''] = overviewOf(reference).split('{#unnoticed}');
    expect(unnoticed).toContain('| `base-url`{#base-url} | The base URL. | A caller is told. |');
    expect(unnoticed).not.toContain('id-form');
  });

  test('is nothing without gaps', () => {
    expect(gapPages({})).toEqual([]);
  });
});

describe('notes', () => {
  test('are about the parts that gaps concern', () => {
    expect(gapsAbout(contract, [schemas.Id, schemas.Id, undefined])).toEqual(['id-form']);
    expect(noteAbout(contract, schemas.Late)).toBe('');
    expect(noteAbout(contract, schemas.Job, schemas.Id)).toBe(
      `*May differ:* ${link('job-shape')}, ${link('id-form')}.`,
    );
  });

  test('stand beside fields, also those of extended schemas, and above the fields of a schema', () => {
    const text = schemaFieldsTable(
      { document: contract },
      { $ref: '#/components/schemas/Late' },
      undefined,
    );
    expect(text.split('\n').filter((line) => line.includes('May differ'))).toEqual([
      `*May differ:* ${link('job-shape')}.`,
      `| \`id\` | string, default \`"a"\` | *May differ:* ${link('id-form')}. |`,
      `| \`size\` | integer | *May differ:* ${link('id-form')}. |`,
    ]);
  });

  test('stand at the end of an operation, each once, closed and counted', () => {
    const [operation] = listOperations(contract);
    if (operation === undefined) throw new Error('Expected an operation.');
    const { markdown } = operationPage({ document: contract, folder: 'x' }, operation);
    expect(markdown.slice(markdown.indexOf('<details'))).toBe(
      [
        '<details class="open-points"><summary>May differ: 4 open points</summary>',
        `- ${point('run-status')}, ${point('body-type')}, ${point('error-body')}\n- \`wait\`: ${point('wait-name')}`,
        'In general: [requests and jobs](/reference/open-requests-and-jobs).',
        '</details>',
      ].join('\n\n'),
    );
  });
});

test('the address of a gap that became stated leads to its rule', () => {
  const rules = { 'lost-call': { claim: 'A lost call is repeated.', settles: ['former-gap'] } };
  const gaps = { open: { section: '1', gap: 'What is open.' } };
  const text = overviewOf({ 'x-rules': rules, 'x-gaps': gaps });
  expect(text).toMatch(/former-gap.*A lost call is repeated.*\/rules#lost-call/);
});
