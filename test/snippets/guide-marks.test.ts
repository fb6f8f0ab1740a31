/**
 * What a guide says about the service without a mark holds for every deployment. So a sentence about
 * something that only the reference profile has, or that a gap leaves open, needs a mark or says
 * that it is about the local service.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run-command.ts';

const document = JSON.parse(await readFile(join(root, 'generated/reference/openapi.json'), 'utf8'));
const rules: { level: string; claim: string }[] = Object.values(document['x-rules']);

const codesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
const claimed = (level: string) =>
  rules.filter((rule) => rule.level === level).flatMap(({ claim }) => codesIn(claim));
const stated = new Set(claimed('stated'));

/** Names that only chosen rules use, and codes of problems. */
const chosenNames = new Set([
  ...claimed('chosen').filter((name) => !stated.has(name)),
  ...Object.keys(document['x-problems']),
]);

/** How guides tend to state an answer to a gap in words of their own. */
const phrases: Readonly<Record<string, RegExp>> = {
  'repeated-submission': /idempoten|charged again|costs again|(two|second|new) jobs?\b.*charge/i,
  'refused-request-effect': /(nothing|not) (was|is|been) accepted|has no effect/i,
  'runsync-failure': /not an HTTP error/i,
  'error-codes': /\b(402|403|405|408|409|413|415|417|421|431|501|503|505)\b/,
  'unknown-job': /\b404\b.*\bjobs?\b|\bjobs?\b.*\b404\b|made-up.*\b404\b/i,
  'webhook-authentication': /(calls|webhooks?).*(carry|have|has) no (key|signature)/i,
  'webhook-given-up': /(no more|no further) calls|gives up/i,
  'webhook-spacing-origin': /(next|later) (one|call|attempt).*\d+ seconds/i,
  'result-access': /(needs?|without) (no |a )key/i,
  finality: /\bfinal (name|state)/i,
  'missing-key': /without a key/i,
  'retention-after-run': /(deleted|kept|keeps) .*(after|end)/i,
  'account-isolation': /accounts? (cannot|can not|can't|never) /i,
  'queue-order': /first in, first out|in the order/i,
};

/** What makes clear that a sentence is not about every deployment. */
const mark =
  /\*\*(chosen|not stated)\b|\blocal (service|endpoint)|\bif the deployment\b|(another|other|the|a) deployments? (may|can|could)\b|\bthe (client's|client|receiver) (answers|does|pauses|reads)\b/i;

interface Part {
  readonly line: number;
  readonly text: string;
  /** The sentence that introduces a list or table, and the head of a table. */
  readonly lead: string;
}

/** The paragraphs, list items and rows of tables of a page, without its code. */
function partsOf(page: string): Part[] {
  const lines = page.split('\n');
  const parts: { line: number; text: string; lead: string; kind: string }[] = [];
  let isCode = false;
  let lead = '';
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('```') || line.trim().startsWith('```')) isCode = !isCode;
    const kind = /^\s*(?:[-*]|\d+\.) /.test(line) ? 'item' : line.startsWith('|') ? 'row' : 'text';
    if (isCode || line.trim() === '' || line.startsWith('#') || line.startsWith('<!--')) {
      isOpen = false;
      if (line.startsWith('#')) lead = line;
      continue;
    }
    const last = parts.at(-1);
    if (kind === 'text' && isOpen && last !== undefined && last.kind !== 'row')
      last.text += ` ${line.trim()}`;
    else {
      const isHead = kind === 'row' && last?.line !== index;
      if (kind !== 'text' && last?.kind === 'text') lead = last.text;
      if (isHead && last?.kind !== 'row') lead += ` ${line}`;
      parts.push({ line: index + 1, text: line.trim(), lead: kind === 'text' ? '' : lead, kind });
    }
    isOpen = true;
  }
  return parts;
}

/** The sentences of a guide that need a mark and have none. */
function unmarkedIn(page: string): string[] {
  return partsOf(page).flatMap(({ line, text, lead }) => {
    if (mark.test(`${lead} ${text}`)) return [];
    const name = codesIn(text).find((code) => chosenNames.has(code));
    const gaps = Object.keys(phrases).filter((id) => phrases[id]?.test(text));
    return [...(name === undefined ? [] : [`\`${name}\``]), ...gaps].map(
      (why) => `line ${line} (${why}): ${text}`,
    );
  });
}

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

/** What a guide says is not stated, without a link to the gap; the definition of the mark needs none. */
function unlinkedIn(page: string): string[] {
  return page.split('\n').filter((line) => {
    const marks = line.match(/\*\*not stated\*\*(?!:)/gi) ?? [];
    const links = [...line.matchAll(/\[\*\*not stated\*\*\]\([^)\s]*gaps\.yaml#([\w-]+)\)/gi)];
    return marks.length !== links.filter(([, gap = '']) => gap in document['x-gaps']).length;
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
])('%j needs %i marks', (page, count) => {
  expect(unmarkedIn(page)).toHaveLength(count);
});
