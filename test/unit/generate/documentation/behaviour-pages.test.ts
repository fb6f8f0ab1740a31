import { describe, expect, test } from 'vitest';
import { rules } from '../../../../src/conformance/contract/rules.ts';
import type { JsonObject } from '../../../../src/core/json.ts';
import { withChoices } from '../../../../src/generate/bundle.ts';
import {
  behaviourPages,
  observingRules,
  rulesAboutCharges,
} from '../../../../src/generate/documentation/behaviour-pages.ts';
import { badge, onlyChosen } from '../../../../src/generate/documentation/markdown.ts';

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
    currency: 'dollars',
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
    'failure-not-charged': {
      section: '9',
      claim: 'A failure is free.',
      level: 'stated',
      observable: 'always',
    },
    'a-rule': { section: '2.2', claim: 'A | b.', level: 'stated', observable: 'always' },
    'b-rule': { section: '2.3', claim: 'B.', level: 'stated', observable: { when: ['slow'] } },
    'c-rule': { section: '7', claim: 'C.', level: 'chosen', observable: { never: 'Inside.' } },
  },
  'x-gaps': {
    'late-state': { section: '3', gap: 'What becomes of a late job.' },
    rates: { section: '8', gap: 'Rates.', unnoticed: 'None are counted.' },
  },
};

const reference: JsonObject = {
  ...contract,
  'x-pricing': {
    level: 'stated',
    currency: 'dollars',
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
  { value: { target: '$.b', description: 'Removes it.', 'x-gaps': ['late-state'], remove: true } },
  { value: { target: '$', 'x-gaps': [] } },
];

function linesOf(document: JsonObject): Map<string, string[]> {
  const pages = behaviourPages({ document, folder: 'x' });
  return new Map(pages.map(({ path, markdown }) => [path.slice(2), markdown.split('\n')]));
}

describe('withChoices', () => {
  test("collects the overlays' choices for each gap, each sentence once", () => {
    const answered = withChoices(contract, actions);
    expect(answered['x-gaps']).toEqual({
      'late-state': {
        section: '3',
        gap: 'What becomes of a late job.',
        choices: ['A late job is LATE.', 'More.'],
      },
      rates: { section: '8', gap: 'Rates.', unnoticed: 'None are counted.' },
    });
  });

  test('leaves a document without overlays unchanged', () => {
    expect(withChoices(contract, [])).toBe(contract);
  });
});

describe('behaviourPages', () => {
  const ofContract = linesOf(contract);
  const ofReference = linesOf(withChoices(reference, actions));

  test('creates only pages that have content', () => {
    expect([...ofContract.keys()]).toEqual(['states', 'rules', 'prices']);
    expect([...ofReference.keys()]).toContain('errors');
    expect(linesOf({}).size).toBe(0);
  });

  test('lists states, transitions and timers', () => {
    const lines = ofContract.get('states');
    expect(lines).toContain('| `DONE`{#DONE} | *not stated* | It is done. |');
    expect(lines).toContain('| `finish` | any | `DONE` | It ends. |');
    expect(lines).toContain('| `expire` | `WAITING` | *not stated* | It is late. |');
    expect(lines).toContain('| `limit` | 10 min | by `policy.limit` | Runs. |');
    expect(lines).toContain('| Otherwise | up to 2 more calls, 10 s apart |');
  });

  test('marks the cells that the overlay filled in', () => {
    const lines = ofReference.get('states');
    expect(lines).toContain(`| \`DONE\`{#DONE} | yes ${chosen} | It is done. |`);
    expect(lines).toContain(`| \`LATE\`{#LATE} ${chosen}${onlyChosen} | yes | It is late. |`);
    expect(lines).toContain(`| \`expire\` | \`WAITING\` | \`LATE\` ${chosen} | It is late. |`);
  });

  test('lists limits by operation', () => {
    const lines = ofReference.get('limits');
    expect(lines).toContain(
      `| Operation | Largest body ${chosen} | Requests in 10 s ${chosen} | Concurrent requests ${chosen} |`,
    );
    expect(lines).toContain('| `run` | 10 MiB | 5 | 2 |');
    expect(lines).toContain('| `sync` | 1000 bytes |  |  |');
    expect(lines?.join()).toContain(`nested 200 levels deep. ${chosen}`);
    expect(lines?.join()).toContain('A body can have 300 JSON values');
    expect(lines?.filter((line) => /^[A-Z].*\d/.test(line) && !line.endsWith(chosen))).toEqual([]);
  });

  test('lists prices with their units and the cost of partial units', () => {
    expect(ofContract.get('prices')).toContain(
      '| `fast`{#fast} | **0.0024** dollars per 1,000,000 pixels | in proportion | Fast. |',
    );
    expect(ofContract.get('prices')?.join()).toContain('| *not stated* | Long. |');
    expect(ofReference.get('prices')?.join()).toContain(`| in proportion ${chosen} | Long. |`);
  });

  test('quotes the rules about charges that the document has', () => {
    expect(ofContract.get('prices')).toContain('A failure is free.');
    expect(Object.keys(rules)).toEqual(expect.arrayContaining(rulesAboutCharges));
  });

  test('lists every rule, marks the chosen ones, and links to the guide for how they are checked', () => {
    const lines = ofContract.get('rules');
    expect(lines).toContain('## Requests and jobs {#section-2}');
    expect(lines).toContain('| `a-rule`{#a-rule} | A \\| b. |');
    expect(lines).toContain('| `b-rule`{#b-rule} | B. |');
    expect(lines).toContain(`| Rule | ${chosen} |`);
    expect(lines).toContain(`| \`c-rule\`{#c-rule}${onlyChosen} | C. |`);
  });
});

describe('observingRules', () => {
  test('says for every rule that is not always observed what a check needs', () => {
    const lines = observingRules(contract, {}).markdown.split('\n');
    expect(lines).toContain('| `slow`{#slow} | A slow input. | 1 |');
    expect(lines.join()).not.toContain('`a-rule`');
    expect(lines).toContain('| `c-rule` | Inside. |');
  });
});
