import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/core/json.ts';
import { withChoices } from '../../../../src/generate/bundle.ts';
import { behaviourSections } from '../../../../src/generate/documentation/behaviour-sections.ts';
import { badge } from '../../../../src/generate/documentation/markdown.ts';

const stated = badge('stated');
const chosen = badge('chosen');

const contract: JsonObject = {
  components: { schemas: { Limit: { default: 600_000 } } },
  'x-lifecycle': {
    states: {
      WAITING: { level: 'stated', phase: 'waiting', final: false, description: 'It waits.' },
      DONE: { level: 'stated', phase: 'completed', final: null, description: 'It is done.' },
    },
    transitions: {
      submit: { level: 'stated', from: [], to: 'WAITING', description: 'It is submitted.' },
      finish: { level: 'stated', from: '*', to: 'DONE', description: 'It ends.' },
      expire: { level: 'stated', from: ['WAITING'], to: null, description: 'It is late.' },
    },
    timers: {
      limit: {
        level: 'stated',
        default: '#/components/schemas/Limit/default',
        overriddenBy: 'policy.limit',
        description: 'Runs.',
      },
    },
    webhook: {
      level: 'stated',
      on: ['finish'],
      method: 'POST',
      acknowledgedBy: 200,
      retries: 2,
      spacingMs: 10_000,
      description: 'The call.',
    },
  },
  'x-pricing': {
    level: 'stated',
    currency: 'USD',
    decimals: 10,
    rounding: 'up',
    prices: {
      fast: {
        level: 'stated',
        price: '0.0024',
        quantity: 'pixels',
        per: 1_000_000,
        partOfUnit: 'proportional',
        description: 'Fast.',
      },
      long: {
        level: 'stated',
        price: '0.5',
        quantity: 'seconds',
        per: 5,
        partOfUnit: null,
        description: 'Long.',
      },
    },
  },
  'x-sections': { 2: { title: 'Requests and jobs' } },
  'x-declarations': { slow: 'A slow input.' },
  'x-rules': {
    'a-rule': { section: '2.2', claim: 'A | b.', level: 'stated', observable: 'always' },
    'b-rule': { section: '2.3', claim: 'B.', level: 'stated', observable: { when: ['slow'] } },
    'c-rule': { section: '7', claim: 'C.', level: 'chosen', observable: { never: 'Inside.' } },
  },
  'x-gaps': {
    'late-state': { section: '3', gap: 'What becomes of a late job.' },
    rates: { section: '8', gap: 'Rates.', open: 'None are counted.' },
  },
};

const reference: JsonObject = {
  ...contract,
  'x-pricing': {
    level: 'stated',
    currency: 'USD',
    prices: {
      long: {
        level: 'stated',
        chosen: ['partOfUnit'],
        price: '0.5',
        quantity: 'seconds',
        per: 5,
        partOfUnit: 'proportional',
        description: 'Long.',
      },
    },
  },
  'x-lifecycle': {
    states: {
      WAITING: { level: 'stated', phase: 'waiting', final: false, description: 'It waits.' },
      DONE: {
        level: 'stated',
        chosen: ['final'],
        phase: 'completed',
        final: true,
        description: 'It is done.',
      },
      LATE: { level: 'chosen', phase: 'ended', final: true, description: 'It is late.' },
    },
    transitions: {
      submit: { level: 'stated', from: [], to: 'WAITING', description: 'It is submitted.' },
      finish: { level: 'stated', from: '*', to: 'DONE', description: 'It ends.' },
      expire: {
        level: 'stated',
        chosen: ['to'],
        from: ['WAITING'],
        to: 'LATE',
        description: 'It is late.',
      },
    },
  },
  'x-limits': {
    requestBodyBytes: { run: 10_485_760, sync: 1000 },
    nestingDepth: 200,
    requestParts: 300,
    rates: { windowMs: 10_000, operations: { run: { requests: 5, concurrent: 2 } } },
    queue: { jobs: 50, jobsPerWorker: 500 },
  },
  'x-problems': { notFound: { status: 404, title: 'Not found' } },
};

const actions = [
  { value: { target: '$', description: 'A late job is LATE.', 'x-gaps': ['late-state'] } },
  { value: { target: '$.a', description: 'A late job is LATE.', 'x-gaps': ['late-state'] } },
  { value: { target: '$', description: 'More.', 'x-gaps': ['late-state'] } },
  { value: { target: '$', 'x-gaps': [] } },
];

function sectionsOf(document: JsonObject): Map<string, string[]> {
  return new Map(
    behaviourSections(document).map(({ name, description }) => [name, description.split('\n')]),
  );
}

describe('withChoices', () => {
  test('collects what overlays say for each gap, each sentence once', () => {
    const answered = withChoices(contract, actions);
    expect(answered['x-gaps']).toEqual({
      'late-state': {
        section: '3',
        gap: 'What becomes of a late job.',
        choices: ['A late job is LATE.', 'More.'],
      },
      rates: { section: '8', gap: 'Rates.', open: 'None are counted.' },
    });
  });

  test('leaves a document without overlays as it is', () => {
    expect(withChoices(contract, [])).toBe(contract);
  });
});

describe('behaviourSections', () => {
  const ofContract = sectionsOf(contract);
  const ofReference = sectionsOf(withChoices(reference, actions));

  test('makes sections only of what there is', () => {
    expect([...ofContract.keys()]).toEqual(['States', 'Prices', 'Rules', 'What is not stated']);
    expect([...ofReference.keys()]).toContain('Problems');
    expect(sectionsOf({}).size).toBe(0);
  });

  test('tells states, transitions and timers with their levels', () => {
    const lines = ofContract.get('States');
    expect(lines).toContain(`| \`DONE\` ${stated} | *not stated* | It is done. |`);
    expect(lines).toContain(`| 2 | \`finish\` ${stated} | any | \`DONE\` | It ends. |`);
    expect(lines).toContain(
      `| 3 | \`expire\` ${stated} | \`WAITING\` | *not stated* | It is late. |`,
    );
    expect(lines).toContain(`| \`limit\` ${stated} | 10 min | by \`policy.limit\` | Runs. |`);
    expect(lines).toContain('| Otherwise | up to 2 more calls, 10 s apart |');
  });

  test('marks what the overlay filled in, cell by cell', () => {
    const lines = ofReference.get('States');
    expect(lines).toContain(`| \`DONE\` ${stated} | yes ${chosen} | It is done. |`);
    expect(lines).toContain(`| \`LATE\` ${chosen} | yes | It is late. |`);
    expect(lines).toContain(
      `| 3 | \`expire\` ${stated} | \`WAITING\` | \`LATE\` ${chosen} | It is late. |`,
    );
  });

  test('tells limits by operation', () => {
    const lines = ofReference.get('Limits');
    expect(lines).toContain('| Operation | Largest body | Requests in 10 s | At the same time |');
    expect(lines).toContain('| `run` | 10 MiB | 5 | 2 |');
    expect(lines).toContain('| `sync` | 1000 bytes |  |  |');
    expect(lines).toContain(
      'Arrays and objects in a body are nested at most 200 deep. A body has at most 300 JSON values, each array, object, member and item counted.',
    );
  });

  test('tells prices in their units', () => {
    expect(ofContract.get('Prices')).toContain(
      `| \`fast\` ${stated} | **0.0024** USD per 1,000,000 pixels | in proportion ${stated} | Fast. |`,
    );
  });

  test('tells what a part of a unit costs, and whether that is stated', () => {
    const lines = ofContract.get('Prices');
    expect(lines).toContainEqual(expect.stringContaining(`| in proportion ${stated} | Fast. |`));
    expect(lines).toContainEqual(expect.stringContaining('| *not stated* | Long. |'));
    expect(ofReference.get('Prices')).toContainEqual(
      expect.stringContaining(`| in proportion ${chosen} | Long. |`),
    );
  });

  test('tells every rule with its level and how it can be seen', () => {
    const lines = ofContract.get('Rules');
    expect(lines).toContain('### Requests and jobs');
    expect(lines).toContain(`| \`a-rule\` ${stated} | A \\| b. |`);
    expect(lines).toContain(
      `| \`b-rule\` ${stated} | B. <br/><small>Visible with: A slow input.</small> |`,
    );
    expect(lines).toContain(
      `| \`c-rule\` ${chosen} | C. <br/><small>Not visible from outside. Inside.</small> |`,
    );
  });

  test('tells every gap and, in the reference, what is chosen there', () => {
    expect(ofContract.get('What is not stated')).toContain(
      '| `late-state` | What becomes of a late job. |  |',
    );
    expect(ofReference.get('What is not stated')).toContain(
      `| \`late-state\` | What becomes of a late job. | ${chosen} A late job is LATE. More. |`,
    );
    expect(ofReference.get('What is not stated')).toContain(
      '| `rates` | Rates. | None are counted. |',
    );
  });
});
