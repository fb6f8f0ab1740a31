/** Deployments that take members of requests for more or for less than they are. */
import { isUrl } from '../../src/core/urls.ts';
import { type Mutant, mutantsOf } from './mutant.ts';
import { inFront, puttingRight, refusing, reply } from './request-wire.ts';

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

const taking: readonly Mutant[] = mutantsOf({
  'queue-ttl-minimum': {
    'ttl-minimum-less-one': policyTaken('ttl', is(9999), to(10_000)),
    'ttl-of-zero-is-none': policyTaken('ttl', is(0), none),
  },
  'queue-ttl-maximum': {
    'ttl-maximum-more-one': policyTaken('ttl', is(604_800_001), to(604_800_000)),
  },
  'queue-ttl-type': {
    'ttl-as-text': policyTaken('ttl', isText, Number),
    'ttl-rounded': policyTaken('ttl', isFraction, to(20_000)),
  },
  'execution-timeout-bound': {
    'timeout-bound-included': policyTaken('executionTimeout', is(5000), to(5001)),
    'timeout-of-zero-is-none': policyTaken('executionTimeout', is(0), none),
    'timeout-below-zero-is-none': policyTaken(
      'executionTimeout',
      (value) => Number(value) < 0,
      none,
    ),
  },
  'execution-timeout-type': {
    'timeout-as-text': policyTaken('executionTimeout', isText, Number),
    'timeout-rounded': policyTaken('executionTimeout', isFraction, to(6000)),
  },
  'low-priority-type': {
    'priority-by-truth': policyTaken('lowPriority', (value) => typeof value !== 'boolean', Boolean),
  },
  'input-required': {
    'input-in-any-case': puttingRight((json) =>
      'INPUT' in json ? { ...json, input: json.INPUT } : undefined,
    ),
    'input-by-its-beginning': puttingRight((json) => {
      const [, value] = Object.entries(json).find(([name]) => name.startsWith('input')) ?? [];
      return json.input === undefined && value !== undefined ? { input: value } : undefined;
    }),
    'input-left-out': puttingRight((json) =>
      json.input === undefined ? { ...json, input: {} } : undefined,
    ),
  },
  'input-is-object': {
    'input-of-any-type': puttingRight((json) =>
      'input' in json && typeof json.input !== 'object' ? { ...json, input: {} } : undefined,
    ),
    'input-read-from-a-text': puttingRight((json) =>
      json.input === '{}' ? { ...json, input: {} } : undefined,
    ),
    'input-array': puttingRight((json) =>
      Array.isArray(json.input) ? { ...json, input: {} } : undefined,
    ),
  },
  'webhook-is-url': {
    'webhook-of-any-text': puttingRight((json) =>
      isText(json.webhook) && !isUrl(json.webhook) ? without(json, 'webhook') : undefined,
    ),
    'empty-webhook-is-none': puttingRight((json) =>
      json.webhook === '' ? without(json, 'webhook') : undefined,
    ),
    'webhook-without-scheme': puttingRight((json) =>
      `${json.webhook}`.startsWith('//') ? without(json, 'webhook') : undefined,
    ),
    'webhook-of-any-type': puttingRight((json) =>
      'webhook' in json && !isText(json.webhook) ? without(json, 'webhook') : undefined,
    ),
  },
  'policy-is-object': {
    'policy-of-any-type': puttingRight((json) =>
      'policy' in json && (typeof json.policy !== 'object' || Array.isArray(json.policy))
        ? without(json, 'policy')
        : undefined,
    ),
  },
  'storage-is-object': {
    'storage-of-any-type': puttingRight((json) =>
      's3Config' in json && (typeof json.s3Config !== 'object' || Array.isArray(json.s3Config))
        ? without(json, 's3Config')
        : undefined,
    ),
  },
  'storage-access-id-type': {
    'access-id-of-any-type': settingTaken('accessId', String),
    'access-id-of-any-type-among-all-four': puttingRight((json) => {
      const { s3Config } = json;
      if (typeof s3Config !== 'object') return undefined;
      const isWhole = ['accessId', 'accessSecret', 'bucketName', 'endpointUrl'].every(
        (name) => name in s3Config,
      );
      // What is not whole is refused for that alone.
      return isWhole ? { ...json, s3Config: { ...s3Config, accessId: 'a' } } : {};
    }),
  },
  'storage-access-secret-type': {
    'access-secret-of-any-type': settingTaken('accessSecret', String),
  },
  'storage-bucket-name-type': {
    'bucket-of-any-type': settingTaken('bucketName', String),
  },
  'storage-endpoint-url-type': {
    'storage-address-of-any-text': settingTaken('endpointUrl', (value) =>
      isText(value) ? 'https://storage.invalid' : value,
    ),
    'storage-address-of-any-type': settingTaken('endpointUrl', (value) =>
      isText(value) ? value : 'https://storage.invalid',
    ),
  },
  'webhook-is-http': {
    'ftp-webhook': puttingRight((json) =>
      `${json.webhook}`.startsWith('ftp:') ? without(json, 'webhook') : undefined,
    ),
    'webhook-with-password': puttingRight((json) =>
      /\/\/.*@/.test(json.webhook) ? without(json, 'webhook') : undefined,
    ),
    'webhook-without-host': puttingRight((json) =>
      `${json.webhook}`.startsWith('http:///') ? without(json, 'webhook') : undefined,
    ),
  },
  'webhook-length': {
    'webhook-of-any-length': puttingRight((json) =>
      `${json.webhook}`.length > 2048 ? without(json, 'webhook') : undefined,
    ),
  },
});

const refusingMembers: readonly Mutant[] = mutantsOf({
  'queue-ttl-minimum': {
    'ttl-minimum-excluded': policyTaken('ttl', is(10_000), to(9999)),
  },
  'queue-ttl-maximum': {
    'ttl-maximum-excluded': policyTaken('ttl', is(604_800_000), to(604_800_001)),
  },
  'queue-ttl-type': {
    'ttl-refused': policyTaken('ttl', is(86_400_000), to('day')),
    'ttl-forbidden': inFront(async ({ method, text }, pass) => {
      const response = await pass();
      const isForbidden = method === 'POST' && response.ok && text.includes('"ttl":');
      return isForbidden ? reply(403, { error: 'Not permitted.' }) : response;
    }),
  },
  'execution-timeout-bound': {
    'timeout-bound-too-high': policyTaken('executionTimeout', is(5001), to(5000)),
  },
  'low-priority-type': {
    'priority-never-low': policyTaken('lowPriority', is(true), to('low')),
  },
  'webhook-is-url': {
    'webhook-refused': refusing((json) => isText(json.webhook) && json.policy === undefined),
  },
  'policy-is-object': {
    'policy-of-one-member': refusing(
      (json) => typeof json.policy === 'object' && Object.keys(json.policy ?? {}).length > 1,
    ),
    'policy-must-not-be-empty': refusing((json) => JSON.stringify(json.policy) === '{}'),
  },
  'storage-any-provider': {
    'storage-at-one-provider': refusing(
      (json) =>
        isText(json.s3Config?.endpointUrl) && !json.s3Config.endpointUrl.includes('.provider.'),
    ),
  },
});

/** Each is run with the requests that show it. */
export const requestMemberMutants: readonly Mutant[] = [
  ...taking.map((mutant) => ({ ...mutant, scenarios: ['refused-requests'] })),
  ...refusingMembers.map((mutant) => ({ ...mutant, scenarios: ['request-forms'] })),
];
