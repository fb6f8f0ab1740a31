import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/core/json.ts';
import { gapsText } from '../../../../src/generate/documentation/alternatives-page.ts';
import { gapsAbout, noteAbout } from '../../../../src/generate/documentation/concerns.ts';
import { badge } from '../../../../src/generate/documentation/markdown.ts';
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

const link = (gap: string) => `[${gap.replace('-', ' ')}](/reference/open#${gap})`;

describe('what may differ', () => {
  test('lists the alternatives of each gap, our choice, its reason and what to do about all', () => {
    const text = gapsText(reference);
    expect(text).toContain(
      [
        '## Requests and jobs {#section-2}',
        '',
        '### What is `it` {#id-form}',
        '',
        '| Alternative | What a deployment does |',
        '| --- | --- |',
        `| \`this\` ${badge('chosen')} | It is this. |`,
        '| `named` | It has this name. Value: string, not empty, default `"a"`. |',
        '',
        '**To work with all:** Ask nobody.',
        '',
        '**Choice of the local service**, `id-form`: This, because it &lt;is> ours. And more.',
      ].join('\n'),
    );
  });

  test('says once what several gaps advise, with the gaps', () => {
    const text = gapsText({
      ...reference,
      'x-gaps': { one: { ...about(), choices: ['So.'] }, two: about() },
    });
    expect(text).toContain(
      '## What works with all {#advice}\n\nThe advice of all points is one program:\n\n- Ask nobody. *For:* [one](#one), [two](#two).\n- Wait.',
    );
  });

  test('says in both places which alternatives exclude each other', () => {
    const named = { says: 'A name.', excludes: { one: { this: 'Nobody has both.' } } };
    const both = {
      one: { ...about(), choices: ['So.'] },
      'the-other': { ...about(), alternatives: { named } },
    };
    const rows = gapsText({ 'x-gaps': both })
      .split('\n')
      .filter((line) => line.includes('Not together'));
    expect(rows).toEqual([
      `| \`this\` ${badge('chosen')} | It is this. *Not together with* \`named\` of [the other](#the-other): Nobody has both. |`,
      '| `named` | A name. *Not together with* `this` of [one](#one): Nobody has both. |',
    ]);
  });

  test('says which alternatives the service does not play and the suite does not recognise', () => {
    const support = {
      'id-form': { this: { suite: 'Nobody knows.' }, named: { service: 'One | two.' } },
    };
    const lines = gapsText(reference, support)
      .split('\n')
      .filter((line) => / does not | do not /.test(line));
    expect(lines.filter((line) => line.startsWith('|'))).toEqual([
      expect.stringContaining('It is this. *The checks do not recognise it:* Nobody knows. |'),
      expect.stringContaining('*The local service does not play it:* One \\| two. |'),
    ]);
  });

  test('lists apart what callers cannot notice', () => {
    const [, unnoticed = ''] = gapsText(reference).split('{#unnoticed}');
    expect(unnoticed).toContain(
      `| \`base-url\`{#base-url} | The base URL. | A caller is told. ${badge('chosen')} Local. |`,
    );
    expect(unnoticed).not.toContain('id-form');
  });

  test('is a list of questions in a document without choices, which links to the alternatives', () => {
    const text = gapsText(contract);
    expect(text).toContain('[What may differ](/reference/open)');
    expect(text).toContain('| `id-form`{#id-form} | What is `it`. |');
    expect(text).not.toContain('Ask nobody.');
  });

  test('is empty without gaps', () => {
    expect(gapsText({})).toBe('');
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

  test('stand beside operations with their keys, parameters, bodies and responses', () => {
    const [operation] = listOperations(contract);
    if (operation === undefined) throw new Error('Expected an operation.');
    const { markdown } = operationPage({ document: contract, folder: 'x' }, operation);
    const notes = markdown.split('\n').filter((line) => line.includes('May differ'));
    expect(notes).toEqual([
      `*May differ:* ${link('run-status')}, ${link('key-form')}.`,
      `| \`wait\` | query | any | How long. *May differ:* ${link('wait-name')}. |`,
      `*May differ:* ${link('body-type')}.`,
      `Done. *May differ:* ${link('run-status')}.`,
      `| \`400\` | No. *May differ:* ${link('error-body')}. |`,
    ]);
  });
});

test('the address of a gap that became stated leads to its rule', () => {
  const rules = { 'lost-call': { claim: 'A lost call is repeated.', settles: ['former-gap'] } };
  const gaps = { open: { section: '1', gap: 'What is open.' } };
  const text = gapsText({ 'x-rules': rules, 'x-gaps': gaps });
  expect(text).toMatch(/former-gap.*A lost call is repeated.*\/rules#lost-call/);
});
