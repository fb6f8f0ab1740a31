import { expect, test } from 'vitest';
import { callerRulesPage } from '../../../../src/generate/documentation/caller-rules-page.ts';

const rule = { matters: 'It costs.', guide: 'polling.md#the-rules' };
const { markdown } = callerRulesPage({
  'x-callerDeclarations': {
    several: { says: 'It does several pieces of work.', madeBy: ['declares.several: true'] },
    runsync: { says: 'It waits.', madeBy: ['operation: runsync', 'operation: both'] },
  },
  'x-callerRules': {
    pauses: {
      ...rule,
      topic: 'waiting',
      level: 'advice',
      gaps: ['rate-limits'],
      says: 'It pauses.',
    },
    unsure: {
      ...rule,
      topic: 'waiting',
      level: 'follows',
      gaps: ['rate-limits'],
      says: 'It is unsure.',
    },
    sends: { ...rule, topic: 'requests', level: 'stated', rules: ['is-json'], says: 'It sends.' },
    waits: {
      ...rule,
      topic: 'waiting',
      level: 'stated',
      rules: ['ttl'],
      says: 'It waits.',
      shownBy: 'getJob',
    },
    varies: {
      ...rule,
      topic: 'waiting',
      level: 'follows',
      rules: ['ttl'],
      says: 'It varies.',
      needs: ['several'],
    },
    asks: {
      ...rule,
      topic: 'waiting',
      level: 'follows',
      rules: ['ttl'],
      says: 'It asks.',
      unless: ['runsync'],
    },
  },
});

test('rules stand together by topic, and in it by level', () => {
  const headings = [...markdown.matchAll(/^##+ .*$/gm)].map(([heading]) => heading);
  expect(headings).toEqual([
    '## Waiting {#topic-waiting}',
    '### Stated {#waiting-stated}',
    '### Follows {#waiting-follows}',
    '### Advice {#waiting-advice}',
    '## Requests {#topic-requests}',
    '### Stated {#requests-stated}',
  ]);
});

test('a rule has its source, why it matters, what it needs and its guide', () => {
  const rowOf = (id: string) => markdown.split('\n').find((line) => line.startsWith(`| \`${id}\``));
  expect(rowOf('varies')).toBe(
    '| `varies`{#varies} | **[It varies.](/guides/polling#the-rules)** It costs. ([`ttl`](/reference/rules#ttl)) *Needs:* `declares.several: true`. |',
  );
  expect(rowOf('unsure')).toContain('([`rate-limits`](/reference/open#rate-limits))');
  expect(rowOf('pauses')).not.toContain('rate-limits');
});

test('a rule says which operation it is about', () => {
  expect(markdown).toContain('*Not claimed* without `getJob`.');
});

test('a rule says how a declaration is made that it needs or that exempts from it', () => {
  expect(markdown).toContain('*Unless declared:* `operation: runsync` or `operation: both`.');
});
