/** Deployments that take members of requests for more or for less than they are. */
import type { Mutant } from './mutant.ts';
import { puttingRight, refusing } from './request-wire.ts';

/** Another value of a member of the policy where a test holds of the one that was sent. */
function policyTaken(
  name: string,
  isMeant: (value: unknown) => boolean,
  taken: (value: unknown) => unknown,
): Mutant['alter'] {
  return puttingRight((json) => {
    const value = json.policy?.[name];
    if (value === undefined || !isMeant(value)) return undefined;
    return { ...json, policy: { ...json.policy, [name]: taken(value) } };
  });
}

/** A storage setting of any type. */
function settingTaken(name: string, taken: (value: unknown) => unknown): Mutant['alter'] {
  return puttingRight((json) => {
    const value = json.s3Config?.[name];
    if (value === undefined) return undefined;
    return { ...json, s3Config: { ...json.s3Config, [name]: taken(value) } };
  });
}

function without(json: object, name: string): object {
  return Object.fromEntries(Object.entries(json).filter(([key]) => key !== name));
}

const isText = (value: unknown) => typeof value === 'string';
const isFraction = (value: unknown) => typeof value === 'number' && !Number.isInteger(value);
const is = (expected: unknown) => (value: unknown) => value === expected;
const to = (value: unknown) => () => value;
/** JSON leaves out what is undefined. */
const none = to(undefined);

/** What should be refused and is taken. */
const taking: readonly Mutant[] = [
  {
    name: 'ttl-minimum-less-one',
    breaks: 'queue-ttl-minimum',
    alter: policyTaken('ttl', is(9999), to(10_000)),
  },
  {
    name: 'ttl-maximum-more-one',
    breaks: 'queue-ttl-maximum',
    alter: policyTaken('ttl', is(604_800_001), to(604_800_000)),
  },
  {
    name: 'ttl-of-zero-is-none',
    breaks: 'queue-ttl-minimum',
    alter: policyTaken('ttl', is(0), none),
  },
  { name: 'ttl-as-text', breaks: 'queue-ttl-type', alter: policyTaken('ttl', isText, Number) },
  {
    name: 'ttl-rounded',
    breaks: 'queue-ttl-type',
    alter: policyTaken('ttl', isFraction, to(20_000)),
  },
  {
    name: 'timeout-bound-included',
    breaks: 'execution-timeout-bound',
    alter: policyTaken('executionTimeout', is(5000), to(5001)),
  },
  {
    name: 'timeout-of-zero-is-none',
    breaks: 'execution-timeout-bound',
    alter: policyTaken('executionTimeout', is(0), none),
  },
  {
    name: 'timeout-below-zero-is-none',
    breaks: 'execution-timeout-bound',
    alter: policyTaken('executionTimeout', (value) => Number(value) < 0, none),
  },
  {
    name: 'timeout-as-text',
    breaks: 'execution-timeout-type',
    alter: policyTaken('executionTimeout', isText, Number),
  },
  {
    name: 'timeout-rounded',
    breaks: 'execution-timeout-type',
    alter: policyTaken('executionTimeout', isFraction, to(6000)),
  },
  {
    name: 'priority-by-truth',
    breaks: 'low-priority-type',
    alter: policyTaken('lowPriority', (value) => typeof value !== 'boolean', Boolean),
  },
  {
    name: 'input-left-out',
    breaks: 'input-required',
    alter: puttingRight((json) => (json.input === undefined ? { ...json, input: {} } : undefined)),
  },
  {
    name: 'input-of-any-type',
    breaks: 'input-is-object',
    alter: puttingRight((json) =>
      'input' in json && typeof json.input !== 'object' ? { ...json, input: {} } : undefined,
    ),
  },
  {
    name: 'input-array',
    breaks: 'input-is-object',
    alter: puttingRight((json) => (Array.isArray(json.input) ? { ...json, input: {} } : undefined)),
  },
  {
    name: 'webhook-of-any-text',
    breaks: 'webhook-is-url',
    alter: puttingRight((json) =>
      isText(json.webhook) && !URL.canParse(json.webhook) ? without(json, 'webhook') : undefined,
    ),
  },
  {
    name: 'webhook-of-any-type',
    breaks: 'webhook-is-url',
    alter: puttingRight((json) =>
      'webhook' in json && !isText(json.webhook) ? without(json, 'webhook') : undefined,
    ),
  },
  {
    name: 'policy-of-any-type',
    breaks: 'policy-is-object',
    alter: puttingRight((json) =>
      'policy' in json && (typeof json.policy !== 'object' || Array.isArray(json.policy))
        ? without(json, 'policy')
        : undefined,
    ),
  },
  {
    name: 'storage-of-any-type',
    breaks: 'storage-is-object',
    alter: puttingRight((json) =>
      's3Config' in json && (typeof json.s3Config !== 'object' || Array.isArray(json.s3Config))
        ? without(json, 's3Config')
        : undefined,
    ),
  },
  {
    name: 'access-id-of-any-type',
    breaks: 'storage-access-id-type',
    alter: settingTaken('accessId', String),
  },
  {
    name: 'access-id-of-any-type-among-all-four',
    breaks: 'storage-access-id-type',
    alter: puttingRight((json) => {
      const { s3Config } = json;
      if (typeof s3Config !== 'object') return undefined;
      const isWhole = ['accessId', 'accessSecret', 'bucketName', 'endpointUrl'].every(
        (name) => name in s3Config,
      );
      // What is not whole is refused for that alone.
      return isWhole ? { ...json, s3Config: { ...s3Config, accessId: 'a' } } : {};
    }),
  },
  {
    name: 'access-secret-of-any-type',
    breaks: 'storage-access-secret-type',
    alter: settingTaken('accessSecret', String),
  },
  {
    name: 'bucket-of-any-type',
    breaks: 'storage-bucket-name-type',
    alter: settingTaken('bucketName', String),
  },
  {
    name: 'storage-address-of-any-text',
    breaks: 'storage-endpoint-url-type',
    alter: settingTaken('endpointUrl', (value) =>
      isText(value) ? 'https://storage.invalid' : value,
    ),
  },
  {
    name: 'storage-address-of-any-type',
    breaks: 'storage-endpoint-url-type',
    alter: settingTaken('endpointUrl', (value) =>
      isText(value) ? value : 'https://storage.invalid',
    ),
  },
  {
    name: 'ftp-webhook',
    breaks: 'webhook-is-http',
    alter: puttingRight((json) =>
      `${json.webhook}`.startsWith('ftp:') ? without(json, 'webhook') : undefined,
    ),
  },
  {
    name: 'webhook-with-password',
    breaks: 'webhook-is-http',
    alter: puttingRight((json) =>
      /\/\/.*@/.test(json.webhook) ? without(json, 'webhook') : undefined,
    ),
  },
  {
    name: 'webhook-of-any-length',
    breaks: 'webhook-length',
    alter: puttingRight((json) =>
      `${json.webhook}`.length > 2048 ? without(json, 'webhook') : undefined,
    ),
  },
  {
    name: 'webhook-without-host',
    breaks: 'webhook-is-http',
    alter: puttingRight((json) =>
      `${json.webhook}`.startsWith('http:///') ? without(json, 'webhook') : undefined,
    ),
  },
];

/** What should be taken and is refused. */
const refusingMembers: readonly Mutant[] = [
  {
    name: 'ttl-minimum-excluded',
    breaks: 'queue-ttl-minimum',
    alter: policyTaken('ttl', is(10_000), to(9999)),
  },
  {
    name: 'ttl-maximum-excluded',
    breaks: 'queue-ttl-maximum',
    alter: policyTaken('ttl', is(604_800_000), to(604_800_001)),
  },
  {
    name: 'ttl-refused',
    breaks: 'queue-ttl-type',
    alter: policyTaken('ttl', is(86_400_000), to('day')),
  },
  {
    name: 'timeout-bound-too-high',
    breaks: 'execution-timeout-bound',
    alter: policyTaken('executionTimeout', is(5001), to(5000)),
  },
  {
    name: 'priority-never-low',
    breaks: 'low-priority-type',
    alter: policyTaken('lowPriority', is(true), to('low')),
  },
  {
    name: 'webhook-refused',
    breaks: 'webhook-is-url',
    alter: refusing((json) => isText(json.webhook) && json.policy === undefined),
  },
  {
    name: 'policy-must-not-be-empty',
    breaks: 'policy-is-object',
    alter: refusing((json) => JSON.stringify(json.policy) === '{}'),
  },
  {
    name: 'storage-at-one-provider',
    breaks: 'storage-any-provider',
    alter: refusing(
      (json) =>
        isText(json.s3Config?.endpointUrl) && !json.s3Config.endpointUrl.includes('.provider.'),
    ),
  },
];

/** Each is run with the requests that show it. */
export const requestMemberMutants: readonly Mutant[] = [
  ...taking.map((mutant) => ({ ...mutant, scenarios: ['refused-requests'] })),
  ...refusingMembers.map((mutant) => ({ ...mutant, scenarios: ['request-forms'] })),
];
