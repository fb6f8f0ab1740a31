/** Errors in evidence are described without taking a placeholder for what arrived. */
import { expect, test } from 'vitest';
import { answerErrors, describeError } from '../../../src/evidence/document-errors.ts';
import { readExchange } from '../../../src/evidence/operation-exchange.ts';
import { Redaction } from '../../../src/evidence/redaction.ts';

const secrets = {
  accessSecret: 'aVeryLongSecretOfTheStorage',
  endpointUrl: 'https://storage.test',
};

/** How the error of an answer is described whose output is a text. */
function described(output: string): string[] {
  const redaction = new Redaction();
  redaction.learnStorage(secrets);
  redaction.learn('the-api-key-of-a-check', 'API key');
  const body = redaction.text(JSON.stringify({ id: 'x', status: 'COMPLETED', output }));
  const exchange = readExchange({
    kind: 'exchange',
    id: 1,
    scenario: 'storage',
    key: 'valid',
    request: { method: 'GET', target: '/v2/one/status/x', headers: {} },
    sentMs: 0,
    receivedMs: 1,
    response: { status: 200, headers: {}, bytes: body.length, body },
  });
  const errors = (answerErrors(exchange) ?? []).filter(
    ({ instancePath }) => instancePath === '/output',
  );
  return errors.slice(0, 1).map((error) => describeError(error, exchange.answered));
}

test.each([secrets.accessSecret, secrets.endpointUrl, 'the-api-key-of-a-check'])(
  'a replaced secret (%s) is described as redacted, without a length',
  (secret) => {
    expect(described(secret)).toEqual([
      'Expected an object at body /output, got a redacted value.',
    ]);
  },
);

test('other text is described unchanged', () => {
  expect(described('[half of it')).toEqual([
    'Expected an object at body /output, got "[half of it".',
  ]);
});
