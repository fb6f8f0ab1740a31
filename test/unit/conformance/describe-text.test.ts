import { expect, test } from 'vitest';
import { describeNonObject } from '../../../src/conformance/judging/answers/describe-text.ts';
import { findings } from './records.ts';

test.each([
  [undefined, 'an empty body'],
  ['  ', 'an empty body'],
  ['[{"id":"a"}]', 'an array: "[{\\"id\\":\\"a\\"}]"'],
  ['"queued"', 'a string: "\\"queued\\""'],
  ['17', 'a number: "17"'],
  ['null', 'null: "null"'],
  ['<html><h1>Bad gateway</h1>', 'text that is not JSON: "<html><h1>Bad gateway</h1>"'],
  ['{"id":"a","sta', 'JSON that ends too early, after 14 characters: …{"id":"a","sta'],
  ['{"id":"a"}}', 'JSON with an error at character 10, after …{"id":"a"}'],
  [
    `{"id":"${'a'.repeat(60)}",status:1}`,
    `JSON with an error at character 69, after …${'a'.repeat(38)}",`,
  ],
])('%j is described as %s', (body, expected) => {
  expect(describeNonObject(body)).toBe(expected);
});

test('an answer that is no job says where its JSON ends', () => {
  const [finding] = findings('job-shape', [{ at: 0, answer: '{"id":"a","sta' }]);
  expect(finding).toMatchObject({
    outcome: 'broken',
    reason:
      'Expected a job as a JSON object, got JSON that ends too early, after 14 characters: …{"id":"a","sta.',
  });
});
