/** Answers of another status or form, and keys that are handled otherwise. */
import { answers } from './mutant.ts';
import type { Oddity } from './oddity.ts';

export const answerOddities: readonly Oddity[] = [
  {
    name: 'run-answers-202',
    because: 'The description does not state the status of a success response.',
    alternatives: { 'success-status': 'accepted' },
  },
  {
    name: 'run-answers-201-with-location',
    because: 'The description does not state the status or the headers of a success response.',
    alternatives: { 'success-status': 'created' },
    alter: answers(({ status, json }) =>
      status === 201 ? { headers: { location: `/v2/x/status/${json.id}` } } : undefined,
    ),
  },
  {
    name: 'errors-are-text',
    because: 'The description does not state the body of errors.',
    alternatives: { 'error-body': 'text' },
  },
  {
    name: 'errors-have-no-body',
    because: 'The description does not state the body of errors.',
    alternatives: { 'error-body': 'empty' },
  },
  {
    name: 'errors-are-json-of-another-form',
    because: 'The description does not state the body of errors.',
    alternatives: { 'error-body': 'error-object' },
  },
  {
    name: 'errors-are-an-array',
    because: 'The description does not state the body of errors.',
    alter: answers(({ status }) =>
      status < 400 ? undefined : { json: ['bad'], headers: { 'content-type': 'application/json' } },
    ),
  },
  {
    name: 'missing-key-is-403',
    because: 'The description does not state what happens without a key.',
    alternatives: { 'missing-key': 'forbidden' },
  },
  {
    name: 'requests-need-no-key',
    because:
      'The caller must send the key; the description does not state what happens without one.',
    alternatives: { 'missing-key': 'accepted' },
  },
  {
    name: 'bare-key-is-refused',
    because: 'The description does not state how a key without the word Bearer is handled.',
    alternatives: { 'bare-key': 'refused' },
  },
  {
    name: 'bearer-is-refused-at-a-serverless-endpoint',
    because: 'The description shows the form with the word Bearer only for public endpoints.',
    alternatives: { 'bearer-on-serverless': 'refused' },
  },
  {
    name: 'unknown-job-is-400',
    because: 'The description does not state the response for an unknown job.',
    alternatives: { 'unknown-job': 'bad-request' },
  },
  {
    name: 'json-with-white-space-and-charset',
    because: 'White space and the charset parameter have no meaning in JSON.',
    alter: answers(({ json }) =>
      json === undefined
        ? undefined
        : {
            text: `\n${JSON.stringify(json, null, 2)}\n`,
            headers: { 'content-type': 'application/json; charset=utf-8' },
          },
    ),
  },
  {
    name: 'status-of-sync-ids-is-404',
    because: 'The description does not state that `status` accepts the ids of synchronous jobs.',
    alternatives: { 'status-of-synchronous-job': 'unknown' },
  },
];
