import { describe, expect, test } from 'vitest';
import {
  jobIdIn,
  mediaIn,
  obstacleToSending,
  prettyJson,
  requestFromForm,
  type TryItOperation,
} from '../../../../src/generate/documentation/theme/try-it-request.ts';

const operation: TryItOperation = {
  method: 'POST',
  path: '/v2/{endpoint_id}/status/{job_id}',
  needsKey: true,
  takesToken: true,
  parameters: [
    { name: 'endpoint_id', in: 'path', isRequired: true, example: '' },
    { name: 'job_id', in: 'path', isRequired: true, example: '' },
    { name: 'wait', in: 'query', isRequired: false, example: '' },
    { name: 'limit', in: 'query', isRequired: false, example: '' },
    { name: 'last-event-id', in: 'header', isRequired: false, example: '' },
  ],
  bodies: [{ name: 'One', text: '{}', endpoint: '' }],
};
const filled = { key: 'k', token: 't', body: '{"a":1}' };

describe('requestOf', () => {
  test('puts each value in its place, escaped', () => {
    const values = {
      endpoint_id: 'a/b',
      job_id: '$& ?',
      wait: '1 2',
      limit: '',
      'last-event-id': '7',
    };
    expect(requestFromForm(operation, { ...filled, values })).toEqual({
      method: 'POST',
      target: '/v2/a%2Fb/status/%24%26%20%3F?wait=1+2',
      headers: {
        authorization: 'Bearer k',
        'x-control-token': 't',
        'content-type': 'application/json',
        'last-event-id': '7',
      },
      body: '{"a":1}',
    });
  });

  test('sends a key, token or body only if the operation uses it', () => {
    const plain = { ...operation, needsKey: false, takesToken: false, bodies: [] };
    expect(requestFromForm(plain, { ...filled, values: {} })).toEqual({
      method: 'POST',
      target: operation.path,
      headers: {},
    });
  });
});

describe('obstacleIn', () => {
  const values = { endpoint_id: 'a', job_id: 'b' };
  const obstacle = (changes: Partial<typeof filled>, others = {}) =>
    obstacleToSending(operation, { ...filled, ...changes, values: { ...values, ...others } });

  test('finds none in a complete form', () => {
    expect(obstacle({ key: 'clé !~' })).toBeUndefined();
  });

  test.each(['', '  '])('names the required fields that have the value %j', (value) => {
    expect(obstacle({}, { endpoint_id: value, job_id: value })).toBe(
      'Fill in endpoint_id, job_id.',
    );
  });

  test.each(['.', '..'])('refuses %s as a part of the path', (value) => {
    expect(obstacle({}, { job_id: value })).toBe(`Expected a name in job_id, got ${value}.`);
  });

  test.each([
    ['the API key', { key: 'schlüssel→' }, {}],
    ['the control token', { token: 'a\nb' }, {}],
    ['last-event-id', {}, { 'last-event-id': '→' }],
  ])('refuses %s with characters that no header can hold', (name, changes, others) => {
    expect(obstacle(changes, others)).toContain(`all characters of ${name}`);
  });
});

test('a JSON response is shown with line breaks', () => {
  expect(prettyJson('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(prettyJson('id: 1')).toBe('id: 1');
});

test('only a job passes its id on to the next form', () => {
  expect(jobIdIn('{"id":"a","status":"IN_QUEUE"}')).toBe('a');
  for (const other of ['{"id":"a"}', '{"id":1,"status":""}', 'null', 'text']) {
    expect(jobIdIn(other)).toBeUndefined();
  }
});

test('only media of the same service are shown', () => {
  const text = JSON.stringify({
    image_url: 'http://a.test/x.png',
    video_url: 'http://a.test/x.mp4',
    other: 'http://b.test/x.png',
    page: 'http://a.test/x.html',
  });
  expect(mediaIn(text, 'http://a.test')).toEqual([
    { url: 'http://a.test/x.png', isVideo: false },
    { url: 'http://a.test/x.mp4', isVideo: true },
  ]);
});
