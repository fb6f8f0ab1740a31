/**
 * What a guide says about the service without a mark holds for every deployment. So a sentence about
 * something that only the reference profile has, or that a gap leaves open, needs a mark or says
 * that it is about the local service.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { overmarkedIn, phrases, readVocabulary, unmarkedIn as unmarkedBy } from './marks.ts';
import { root } from './run-command.ts';

const bundle = await readFile(join(root, 'generated/reference/openapi.json'), 'utf8');
const document = JSON.parse(bundle);
const vocabulary = readVocabulary(bundle);
const unmarkedIn = (page: string) => unmarkedBy(page, vocabulary);

/** Guides about tools of this package and about the local service, as their first lines say. */
const aboutOurs = new Set([
  'check-your-application.md',
  'checking.md',
  'ci.md',
  'console.md',
  'msw.md',
  'other-languages.md',
  'record-and-replay.md',
  'shared-service.md',
  'testing.md',
  'testing-in-process.md',
  'tour.md',
  'validation.md',
  'workers.md',
]);

const guides = (await readdir(join(root, 'docs/guides'))).filter((name) => !aboutOurs.has(name));

test.each(guides)('%s marks what only the reference says', async (guide) => {
  expect(unmarkedIn(await readFile(join(root, 'docs/guides', guide), 'utf8'))).toEqual([]);
});

test.each(guides)('%s calls nothing chosen that is stated', async (guide) => {
  const page = await readFile(join(root, 'docs/guides', guide), 'utf8');
  expect(overmarkedIn(page, vocabulary)).toEqual([]);
});

/** What a guide says is not stated, without a link to the gap; the definition of the mark needs none. */
function unlinkedIn(page: string): string[] {
  return page.split('\n').filter((line) => {
    const marks = line.match(/\*\*not stated\*\*(?!:)/gi) ?? [];
    const links = [...line.matchAll(/\[\*\*not stated\*\*\]\([^)\s]*gaps\.yaml#([\w-]+)\)/gi)];
    return marks.length !== links.filter(([, gap = '']) => vocabulary.gaps.has(gap)).length;
  });
}

test.each(guides)('%s links what is not stated to what may differ', async (guide) => {
  expect(unlinkedIn(await readFile(join(root, 'docs/guides', guide), 'utf8'))).toEqual([]);
});

test.each([
  ['How is **not stated**.', 1],
  ['How is [**not stated**](../../openapi/behaviour/gaps.yaml#no-gap).', 1],
  ['How is [**not stated**](../../openapi/behaviour/gaps.yaml#redirects).', 0],
  ['- **Not stated**: the description says nothing.', 0],
])('%j lacks %i links', (page, count) => {
  expect(unlinkedIn(page)).toHaveLength(count);
});

test('phrases are about gaps', () => {
  expect(Object.keys(phrases).filter((id) => !(id in document['x-gaps']))).toEqual([]);
});

test.each([
  ['A repeated submission is charged again.', 1],
  ['A repeated submission is charged again in the local service (**chosen**).', 0],
  ['Whether a repetition is charged again is **not stated**.', 0],
  ['Poll until the job is `FAILED`.', 1],
  ['Webhook calls carry no key.', 1],
  [
    'In the local service (**chosen**):\n\n| Status | Meaning |\n| --- | --- |\n| 402 | No money. |',
    0,
  ],
  ['With other statuses:\n\n- 402: no money\n- 409: too late', 2],
  ['```sh\ncurl -X POST .../v2/echo/purge-queue # 409, `FAILED`\n```', 0],
  ["The client's pauses are never shorter than `Retry-After`.", 0],
  ['A key that is incorrect gets 401.', 0],
  ['Completed jobs of public endpoints are charged. Other jobs are free.', 1],
  ['A body can have 20,971,520 bytes.', 1],
  ['A body can have 20 MiB.', 1],
  ['A body can have 100,000 JSON values.', 1],
  ['If your response gets lost, you get a call twice.', 1],
  ['It is called again: the same body, 10 seconds after the failure.', 1],
  ['A timeout ends the wait, but the job continues.', 1],
  ['A submission gets 402.', 1],
])('%j needs %i marks', (page, count) => {
  expect(unmarkedIn(page)).toHaveLength(count);
});

/** The document with another level of a rule. */
function withLevel(rule: string, level: 'chosen' | 'stated') {
  const rules = { ...document['x-rules'], [rule]: { ...document['x-rules'][rule], level } };
  return readVocabulary(JSON.stringify({ ...document, 'x-rules': rules }));
}

const claimsOf = (level: 'chosen' | 'stated') =>
  Object.entries<{ claim: string; level: string }>(document['x-rules'])
    .filter(([, rule]) => rule.level === level)
    .map(([rule, { claim }]) => ({ rule, claim }));

/** Rules whose very claim is not noticed without a mark when they are chosen, and why. */
const demotedUnnoticed = new Map([
  ['image-output-cost', 'Its claim has two parts, of which neither says most of it.'],
  ['output-at-status', 'Its words are those of `output-after-completion`, which stays stated.'],
  ['webhook-lost-connection', 'Its claim says what the receiver does, as a mark may.'],
]);

test.each(claimsOf('stated'))(
  'the claim of $rule needs a mark when it is chosen',
  ({ rule, claim }) => {
    const isNoticed = unmarkedBy(claim, withLevel(rule, 'chosen')).length > 0;
    expect(isNoticed).toBe(!demotedUnnoticed.has(rule));
  },
);

/** Rules whose very claim is not noticed with a mark when they are stated, and why. */
const promotedUnnoticed = new Map([
  ['extended-permissions', 'It names operations that only other choices have.'],
]);

test.each(claimsOf('chosen'))(
  'the claim of $rule has a wrong mark when it is stated',
  ({ rule, claim }) => {
    const page = claim.replace(/\.$/, ' (**chosen**).');
    const isNoticed = overmarkedIn(page, withLevel(rule, 'stated')).length > 0;
    expect(isNoticed).toBe(!promotedUnnoticed.has(rule));
  },
);

/** The guides with mistakes if a rule had another level. */
async function guidesAgainst(
  mistakesIn: typeof overmarkedIn,
  rule: string,
  level: 'chosen' | 'stated',
): Promise<string[]> {
  const other = withLevel(rule, level);
  const pages = await Promise.all(
    guides.map(async (guide) => ({
      guide,
      page: await readFile(join(root, 'docs/guides', guide), 'utf8'),
    })),
  );
  return pages.filter(({ page }) => mistakesIn(page, other).length > 0).map(({ guide }) => guide);
}

test.each([
  ['request-size', ['limits.md']],
  ['webhook-length', ['limits.md', 'webhooks.md']],
  ['webhook-time-limit', ['webhooks.md']],
  ['runsync-wait-limit', ['client.md', 'limits.md']],
  ['retention-after-run', ['limits.md']],
  ['unknown-job-is-404', ['limits.md']],
])('guides that call %s chosen are found when it is stated', async (rule, expected) => {
  expect(await guidesAgainst(overmarkedIn, rule, 'stated')).toEqual(
    expect.arrayContaining(expected),
  );
});

test.each([
  ['queue-ttl-default', ['limits.md']],
  ['execution-timeout-default', ['limits.md']],
  ['webhook-on-completion', ['webhooks.md']],
])('guides that state %s without a mark are found when it is chosen', async (rule, expected) => {
  expect(await guidesAgainst(unmarkedBy, rule, 'chosen')).toEqual(expect.arrayContaining(expected));
});
