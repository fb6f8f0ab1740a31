/**
 * What a guide says about the service without a mark holds for every deployment. So a sentence about
 * something that only the reference profile has, or that a gap leaves open, needs a mark or says
 * that it is about the local service.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  factsIn,
  type Levels,
  levelsOf,
  listedFacts,
  outdatedIn,
  overmarkedIn,
  phrases,
  readVocabulary,
  unmarkedIn as unmarkedBy,
} from './marks.ts';
import { root } from './run-command.ts';

const bundle = await readFile(join(root, 'generated/reference/openapi.json'), 'utf8');
const document = JSON.parse(bundle);
const vocabulary = readVocabulary(bundle);
const levels = levelsOf(document);
const unmarkedIn = (page: string) => unmarkedBy(page, vocabulary);

const readGuide = async (guide: string) => ({
  guide,
  page: await readFile(join(root, 'docs/guides', guide), 'utf8'),
});

const pages = await Promise.all((await readdir(join(root, 'docs/guides'))).map(readGuide));

/** Whether a page says in its first sentence that it is about the local service or a tool of this package. */
const isAboutOurs = (page: string) =>
  /\blocal service\b|\bthis package\b|`inference-contract (test|check-app)`/i.test(
    firstSentenceOf(page),
  );

function firstSentenceOf(page: string): string {
  const [, text = ''] = /^# .*\n+((?:.+\n)+)/.exec(page) ?? [];
  const [sentence = ''] = text.replaceAll('\n', ' ').split(/(?<=\.) /);
  return sentence;
}

test('most guides are about every deployment', () => {
  const ours = pages.filter(({ page }) => isAboutOurs(page));
  expect(ours.length).toBeLessThan(pages.length / 2);
});

const guides = pages.filter(({ page }) => !isAboutOurs(page)).map(({ guide }) => guide);

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

test.each([
  ['stated', demotedUnnoticed],
  ['chosen', promotedUnnoticed],
] as const)('there are %s rules, and the exceptions are among them', (level, exceptions) => {
  const rules = claimsOf(level).map(({ rule }) => rule);
  expect(rules.length).toBeGreaterThan(50);
  expect(rules).toEqual(expect.arrayContaining([...exceptions.keys()]));
});

/** The guides with mistakes if a rule had another level. */
function guidesAgainst(
  mistakesIn: typeof overmarkedIn,
  rule: string,
  level: 'chosen' | 'stated',
): string[] {
  const other = withLevel(rule, level);
  const otherLevels = new Map(levels).set(rule, level);
  return pages
    .filter(({ page }) => {
      const isOutdated = outdatedIn(listedFacts(page), otherLevels).length > 0;
      return isOutdated || mistakesIn(page, other).length > 0;
    })
    .map(({ guide }) => guide);
}

test.each([
  ['request-size', ['limits.md']],
  ['webhook-length', ['limits.md']],
  ['webhook-time-limit', ['webhooks.md']],
  ['runsync-wait-limit', ['client.md', 'limits.md']],
  ['retention-after-run', ['limits.md']],
  ['unknown-job-is-404', ['limits.md']],
])('guides that call %s chosen are found when it is stated', (rule, expected) => {
  expect(guidesAgainst(overmarkedIn, rule, 'stated')).toEqual(expect.arrayContaining(expected));
});

test.each([
  ['queue-ttl-default', ['limits.md']],
  ['execution-timeout-default', ['limits.md']],
  ['webhook-on-completion', ['webhooks.md']],
])('guides that state %s without a mark are found when it is chosen', (rule, expected) => {
  expect(guidesAgainst(unmarkedBy, rule, 'chosen')).toEqual(expect.arrayContaining(expected));
});

const listings = pages.map(({ guide, page }) => ({
  guide,
  listed: listedFacts(page),
  found: factsIn(page, vocabulary),
}));

test.each(listings)(
  '$guide lists what it calls stated and chosen, as the document does',
  ({ listed }) => {
    expect(outdatedIn(listed, levels)).toEqual([]);
  },
);

test.each(listings)(
  '$guide lists everything that it says about the service',
  ({ listed, found }) => {
    const lacking = (level: 'chosen' | 'stated') =>
      [...found[level]].filter((id) => !listed[level].includes(id));
    expect({ chosen: lacking('chosen'), stated: lacking('stated') }).toEqual({
      chosen: [],
      stated: [],
    });
  },
);

const ruleEntries = Object.entries<{ level: string; gap?: string }>(document['x-rules']);

/** The levels of a document in which one rule has the other one. A stated rule settles its gap. */
function withOtherLevel(id: string): Levels {
  const changed = new Map(levels);
  const rule = document['x-rules'][id];
  changed.set(id, levels.get(id) === 'stated' ? 'chosen' : 'stated');
  if (rule?.level === 'chosen' && rule.gap !== id) changed.delete(rule.gap);
  return changed;
}

/** The levels of a document in which the answer to a gap is stated. */
function withoutGap(gap: string): Levels {
  const changed = new Map(levels);
  changed.delete(gap);
  for (const [id, rule] of ruleEntries) if (rule.gap === gap) changed.set(id, 'stated');
  return changed;
}

/** For each rule and gap: the guides that are about it, and those that are found if its level changes. */
const changes = [
  ...ruleEntries.map(([id]) => ({ id, other: withOtherLevel(id) })),
  ...Object.keys(document['x-gaps']).map((id) => ({ id, other: withoutGap(id) })),
].map(({ id, other }) => {
  const isAbout = ({ chosen, stated }: Record<'chosen' | 'stated', Iterable<string>>) =>
    [...chosen, ...stated].includes(id);
  return {
    id,
    about: listings.filter(({ listed, found }) => isAbout(listed) || isAbout(found)),
    found: listings.filter(({ listed }) => outdatedIn(listed, other).length > 0),
  };
});

test('every guide about a rule or a gap is found if its level changes', () => {
  const unnoticed = changes.flatMap(({ id, about, found }) =>
    about.filter((one) => !found.includes(one)).map(({ guide }) => `${id}: ${guide}`),
  );
  expect(unnoticed).toEqual([]);
});

test('guides are about most of what callers meet', () => {
  const mentioned = changes.filter(({ about }) => about.length > 0);
  expect(mentioned.length).toBeGreaterThan(changes.length / 2);
});
