/**
 * Descriptions in the documents: those of the contract state no choice, and those of the reference
 * mark what is chosen, in their own first sentence or in that of what they are part of.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  isArray,
  isObject,
  type Json,
  type JsonObject,
  parseNamedJson,
} from '../../src/core/json.ts';
import { readVocabulary, unmarkedIn } from './marks.ts';
import { root } from './run-command.ts';

async function bundleOf(profile: 'contract' | 'reference'): Promise<JsonObject> {
  const text = await readFile(join(root, `generated/${profile}/openapi.json`), 'utf8');
  const bundle = parseNamedJson(text, 'the document');
  return isObject(bundle) ? bundle : {};
}

const contract = await bundleOf('contract');
const reference = await bundleOf('reference');
const vocabulary = readVocabulary(JSON.stringify(reference));

/** Tables that say with each entry what is chosen or open, and values of examples. */
const unread = ['x-rules', 'x-gaps', 'x-advice', 'x-callerRules', 'x-callerDeclarations', 'value'];

interface Description {
  readonly place: string;
  readonly text: string;
  readonly isMarked: boolean;
}

const isMarkedAtOnce = (text: Json | undefined) =>
  typeof text === 'string' && /^[^.]*\*\*chosen\*\*/.test(text);

function descriptionsIn(value: Json, place = '#', isPartOfMarked = false): Description[] {
  if (isArray(value))
    return value.flatMap((item, index) =>
      descriptionsIn(item, `${place}/${index}`, isPartOfMarked),
    );
  if (!isObject(value)) return [];
  const isMarked =
    isPartOfMarked || isMarkedAtOnce(value['description']) || value['level'] === 'chosen';
  return Object.entries(value).flatMap(([name, item]) => {
    if (unread.includes(name)) return [];
    const isText = name === 'description' || name === 'summary';
    if (isText && typeof item === 'string')
      return [{ place: `${place}/${name}`, text: item, isMarked }];
    return descriptionsIn(item, `${place}/${name}`, isMarked);
  });
}

/** What a description of the contract says beyond what is stated; each sentence counts alone. */
function choicesIn(document: JsonObject): string[] {
  return descriptionsIn(document).flatMap(({ place, text }) => {
    const sentences = text
      .replaceAll(/\s+/g, ' ')
      .split(/(?<=[.;:]) /)
      .join('\n\n');
    // A mark of the reference is a mistake here.
    if (/\((\*\*chosen\*\*|chosen)\)/.test(text)) return [`${place}: ${text}`];
    return unmarkedIn(sentences.replaceAll('not stated', '**not stated**'), vocabulary).map(
      (mistake) => `${place}: ${mistake}`,
    );
  });
}

function unmarkedChoicesIn(document: JsonObject): string[] {
  return descriptionsIn(document)
    .filter(({ isMarked }) => !isMarked)
    .flatMap(({ place, text }) =>
      unmarkedIn(text.replaceAll(/(?<!\*)not\s+stated/g, '**not stated**'), vocabulary).map(
        (mistake) => `${place}: ${mistake}`,
      ),
    );
}

test('descriptions of the contract state no choice', () => {
  expect(descriptionsIn(contract).length).toBeGreaterThan(100);
  expect(choicesIn(contract)).toEqual([]);
});

test('descriptions of the reference mark what is chosen', () => {
  expect(descriptionsIn(reference).length).toBeGreaterThan(descriptionsIn(contract).length);
  expect(unmarkedChoicesIn(reference)).toEqual([]);
});

/** A document with one response. */
const documentOf = (response: JsonObject): JsonObject => ({
  components: { responses: { NotFound: response } },
});

const claims = [
  'The job was accepted, or the account has no money (402).',
  'Its `status` is `CANCELLED`.',
  'A job can have at most 10485760 bytes.',
  'A body of more than 10 MiB is refused.',
  'The service keeps the job for 30 minutes.',
  'A made-up job gets 404.',
  'Its code is `endpointNotFound`.',
  'Whether it is kept is not stated. A repeated submission is charged again.',
  'The service also calls the webhook when the job fails.',
  'Wait as long as `Retry-After` says.',
];

test.each(claims)('%j is no description of the contract', (description) => {
  expect(choicesIn(documentOf({ description }))).not.toEqual([]);
});

test('a mark of the reference is no part of the contract', () => {
  const description = 'The job, or nothing (**chosen**).';
  expect(choicesIn(documentOf({ description }))).not.toEqual([]);
});

test.each(claims.filter((claim) => !claim.includes('not stated')))(
  '%j needs a mark in the reference',
  (claim) => {
    expect(unmarkedChoicesIn(documentOf({ description: claim }))).not.toEqual([]);
    const description = claim.replace(/\.$/, ' (**chosen**).');
    expect(unmarkedChoicesIn(documentOf({ description }))).toEqual([]);
  },
);

test('a part of what is chosen needs no mark of its own', () => {
  const content = { 'text/plain': { schema: { description: 'Its `status` is `CANCELLED`.' } } };
  const marked = { description: 'A cancelled job (**chosen**).', content };
  expect(unmarkedChoicesIn(documentOf(marked))).toEqual([]);
  const late = { description: 'A job. It is cancelled (**chosen**).', content };
  expect(unmarkedChoicesIn(documentOf(late))).toHaveLength(1);
});
