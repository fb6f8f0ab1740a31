/** The advice of all gaps makes one program, so each sentence of it is written in one place. */
import { describe, expect, test } from 'vitest';
import { listIn, objectIn, readYaml } from '../../../src/generate/yaml-files.js';

const advice = objectIn(readYaml('openapi/behaviour/advice.yaml'));
const gaps = Object.entries(objectIn(readYaml('openapi/behaviour/gaps.yaml'))).flatMap(
  ([id, gap]) => {
    const { tolerate, alternatives } = objectIn(gap);
    return tolerate === undefined
      ? []
      : [{ id, tolerate: String(tolerate), alternatives: objectIn(alternatives) }];
  },
);

const named = (tolerate: string) =>
  [...tolerate.matchAll(/\{#\/x-advice\/([\w-]+)\}/g)].map(([, id = '']) => id);

const ownSentences = (tolerate: string) =>
  tolerate
    .replaceAll(/\{[^}]*\}/g, '')
    .split(/(?<=\.) /)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

describe('advice', () => {
  test('that several gaps give is named, not repeated', () => {
    const own = gaps.flatMap(({ tolerate }) => ownSentences(tolerate));
    const texts = [...own, ...Object.values(advice).map((text) => String(text).trim())];
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  test('is given by some gap', () => {
    const given = new Set(gaps.flatMap(({ tolerate }) => named(tolerate)));
    expect(Object.keys(advice).filter((id) => !given.has(id))).toEqual([]);
  });

  /** What callers can meet, told by the alternatives, and the advice that each such gap must give. */
  const situations: readonly [string, (text: string) => boolean, string][] = [
    ['a state with any name', (text) => text.includes('"not":{"enum":["IN_QUEUE"'), 'known-ends'],
    [
      'an unknown job',
      (text) => /job is unknown|of an unknown job is answered/.test(text),
      'job-gone',
    ],
    ['a job that is deleted', (text) => /is deleted, so its status/.test(text), 'job-gone'],
    ['429', (text) => /\b429\b/.test(text), 'back-off'],
    ['a webhook that is not called', (text) => /is not called/.test(text), 'poll-if-not-called'],
    ['a webhook call that is repeated', (text) => /and is repeated/.test(text), 'act-once'],
    ['a result elsewhere', (text) => /URL of a result (has|needs)/.test(text), 'key-and-origin'],
  ];

  test.each(situations)('about %s is the same everywhere', (_, isMet, id) => {
    const met = gaps.filter(({ alternatives }) => isMet(JSON.stringify(alternatives)));
    expect(met.length).toBeGreaterThan(0);
    expect(
      met.filter(({ tolerate }) => !named(tolerate).includes(id)).map((gap) => gap.id),
    ).toEqual([]);
  });

  test('about states and unknown jobs is what the rules for callers say', () => {
    const rules = Object.values(objectIn(readYaml('openapi/behaviour/caller-rules.yaml')));
    const sources = new Set(rules.flatMap((rule) => listIn(objectIn(rule)['gaps'])));
    const about = [
      'known-ends',
      'job-gone',
      'submit-once',
      'back-off',
      'act-once',
      'ask-before-acting',
    ];
    for (const id of about) {
      const givers = gaps.filter(({ tolerate }) => named(tolerate).includes(id));
      expect(
        givers.some((gap) => sources.has(gap.id)),
        id,
      ).toBe(true);
    }
  });
});
