/** What the answers to browsers show about the web pages that can call a deployment. */
import { expect, test } from 'vitest';
import { madeUpOrigin } from '../../../../src/conformance/contract/made-up-origin.ts';
import { type RecordedCall, recognised } from '../records.ts';

const developed = 'http://localhost:3000';

const allowing = (origin: string, allowed = 'Authorization, Content-Type') => ({
  'access-control-allow-origin': origin,
  'access-control-allow-headers': allowed,
});

/** What a browser asks for a page: whether it may send a key, and then the job. */
const page = (
  origin: string,
  preflight: Partial<RecordedCall>,
  answered: Partial<RecordedCall> = {},
): RecordedCall[] => [
  {
    ...{ at: 1, method: 'OPTIONS', key: 'none', http: 204 },
    asked: { origin, 'access-control-request-method': 'GET' },
    ...preflight,
  },
  { at: 2, asked: { origin }, ...answered },
];

const permitted = (origin: string, allowed = origin) =>
  page(origin, { headers: allowing(allowed) }, { headers: allowing(allowed) });
const refused = (origin: string) => page(origin, { http: 405 });

const notSeen = { kind: 'notSeen' };

test.each<[string, RecordedCall[], object]>([
  ['every page', permitted(madeUpOrigin), { alternative: 'any' }],
  ['every page by an asterisk', permitted(madeUpOrigin, '*'), { alternative: 'any' }],
  ['some pages', [...permitted(developed), ...refused(madeUpOrigin)], { alternative: 'listed' }],
  ['one page, that may be listed', permitted(developed), notSeen],
  ['no page that asked', [...refused(developed), ...refused(madeUpOrigin)], notSeen],
  [
    'no page, because the key cannot be sent',
    page(madeUpOrigin, { headers: allowing('*', '*') }, { headers: allowing('*') }),
    notSeen,
  ],
  [
    'no page, because the answer cannot be read',
    page(madeUpOrigin, { headers: allowing('*') }),
    notSeen,
  ],
  ['pages that did not ask', [{ at: 1, asked: { origin: madeUpOrigin } }], notSeen],
])('the service can be called by %s', (_, recorded, expected) => {
  expect(recognised('browser-origins', recorded)).toMatchObject(expected);
});

test('what was seen says which pages could not call the service', () => {
  expect(recognised('browser-origins', refused(madeUpOrigin)).saw).toBe(
    'A web page of https://page.invalid could not call the service (once, in evidence 1).',
  );
});
