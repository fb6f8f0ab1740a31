/** Bodies that no submit may accept. */
import type { Random } from '../../src/core/random.ts';
import { below, oddText, pick } from './chance.ts';

const valid = {
  input: { prompt: 'a lighthouse', list: [1, 2.5, null, true], nested: { deep: [{}] } },
  webhook: 'http://127.0.0.1:9/hook',
  policy: { executionTimeout: 6000, lowPriority: false, ttl: 10_000 },
  s3Config: { accessId: 'a', accessSecret: 'b', bucketName: 'c', endpointUrl: 'https://s3.test' },
};

/** A body that is wrong in one of many ways. */
export function malformedBody(random: Random): string | Uint8Array {
  return pick(random, [
    () => brokenJson(random),
    () => wrongValue(random),
    () => wrongValue(random),
    () => noRequest(random),
    () => notUtf8(random),
    () => tooDeep(random),
    () => hugeKey(random),
  ])();
}

/** Text in which one change makes that it is no JSON any more. */
function brokenJson(random: Random): string {
  const text = JSON.stringify(valid);
  for (;;) {
    const place = below(random, text.length);
    const changed = pick(random, [
      () => text.slice(0, place),
      () => text.slice(0, place) + text.slice(place + 1),
      () =>
        `${text.slice(0, place)}${pick(random, [',', '"', '{', '\\', '\u0001', 'x', ']'])}${text.slice(place)}`,
      () => `${text}${oddText(random, 5)}]`,
      () => text.replaceAll('"', "'"),
      () =>
        text.replace('6000', pick(random, ['06000', '+6000', '6000.', '.6', '0x10', 'NaN', '1e'])),
    ])();
    if (!isJson(changed)) return changed;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const notText: readonly [unknown, ...unknown[]] = [
  null,
  0,
  -1.5,
  true,
  [],
  {},
  [['text']],
  { a: 'text' },
];
const notObject: readonly [unknown, ...unknown[]] = [null, 0, false, 'text', '', [], [{}]];
const notAddress: readonly [unknown, ...unknown[]] = [
  ...notText,
  '',
  'nowhere',
  'http://',
  '//a',
  'a b://c',
  '\u0000',
];
const notInteger: readonly [unknown, ...unknown[]] = [
  null,
  '6000',
  6000.5,
  [],
  {},
  [6000],
  true,
  -1,
  0,
  4999,
  1e-9,
];

const wrong: readonly [
  readonly [string, readonly [unknown, ...unknown[]]],
  ...(readonly [string, readonly [unknown, ...unknown[]]])[],
] = [
  ['/input', notObject],
  ['/webhook', notAddress],
  ['/policy', notObject],
  ['/policy/executionTimeout', notInteger],
  ['/policy/ttl', [...notInteger, 604_800_001, 1e300]],
  ['/policy/lowPriority', [null, 0, 1, 'true', [], {}]],
  ['/s3Config', notObject],
  ['/s3Config/accessId', notText],
  ['/s3Config/accessSecret', notText],
  ['/s3Config/bucketName', notText],
  ['/s3Config/endpointUrl', notText],
];

/** A wrong value at a place of the schema, among others that may be wrong as well. */
function wrongValue(random: Random): string {
  const body: Record<string, unknown> = structuredClone(valid);
  for (let count = 1 + below(random, 3); count > 0; count -= 1) {
    const [pointer, values] = pick(random, wrong);
    const [, first = '', second] = pointer.split('/');
    const value = pick(random, values);
    const parent = body[first];
    if (second === undefined) body[first] = value;
    else if (typeof parent === 'object' && parent !== null)
      Object.assign(parent, { [second]: value });
  }
  return JSON.stringify(body).replace('1e+300', '1e999');
}

/** JSON that is no request at all. */
function noRequest(random: Random): string {
  return pick(random, [
    '',
    ' ',
    'null',
    '[]',
    '{}',
    '0',
    '"input"',
    '[{"input":{}}]',
    '{"Input":{}}',
    '{"input ":{}}',
    '{"__proto__":{"input":{}}}',
    '{"constructor":{"prototype":{"input":{}}}}',
    '{"input":{},"input":null}',
    '{"\\u0000":{}}',
  ]);
}

function notUtf8(random: Random): Uint8Array {
  const bytes = Buffer.from(JSON.stringify(valid));
  bytes.set(
    pick(random, [[0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf8], [0x80]]),
    below(random, bytes.length - 3),
  );
  return bytes;
}

function tooDeep(random: Random): string {
  const depth = 201 + below(random, 2000);
  return pick(random, [
    () => `{"input":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`,
    () => `{"input":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`,
    () => '['.repeat(depth),
  ])();
}

/** Unknown keys are accepted however long they are; here something else is wrong as well. */
function hugeKey(random: Random): string {
  const key = JSON.stringify(oddText(random, 20) + 'k'.repeat(below(random, 50_000)));
  return pick(random, [
    `{${key}:{}}`,
    `{"input":[${key}]}`,
    `{"input":{},"policy":{${key}:1,"ttl":1}}`,
    `{"input":{${key}:1},"webhook":${key}}`,
    `{"input":{},"s3Config":{${key}:{},"accessId":{${key}:1}}}`,
  ]);
}
