/** Valid requests: every member at its limits, random ones, and any input. */

import { partAt } from '../../core/json.ts';
import { nameFor, storageAddresses, withAllStorage } from '../contract/made-up-storage.ts';
import {
  chosenKeywords,
  isExtremeValue,
  type Member,
  requestKeywords,
  requestMembers,
  requestObject,
  storagePlace,
  textOfLength,
  withMember,
} from '../contract/request-schema.ts';
import { type RuleId, rules, rulesAt } from '../contract/rules.ts';
import { ordinaryEndpoint, sharedServerlessEndpoints } from '../run/choose-endpoint.ts';
import type { Deployment, SubmissionBody } from '../run/deployment.ts';
import type { Scenario } from '../run/scenario.ts';
import {
  gapsOfJobs,
  gapsOfRuns,
  gapsOfSynchronousJobs,
  gapsOfWebhookCalls,
} from '../run/shown-gaps.ts';
import type { TargetEndpoint } from '../target/target.ts';

/** The number of random requests; each is sent with both submit operations. */
const randomRequests = 6;

/** Inputs with members that a service might take for its own. */
const strangeInputs: readonly object[] = [
  {},
  { policy: 'none', webhook: 7, s3Config: [], input: null },
  { id: 'x', status: 'COMPLETED', output: { error: true }, delayTime: -1 },
  { '': 0, 'a b': [1.5, [true, [null]]], 'umlaut äß': '🙂', nested: { deep: { deeper: {} } } },
];

/** Uses the declared input of each endpoint; only the strange inputs are made up. */
export const requestForms: Scenario = {
  name: 'request-forms',
  purpose: 'Submits valid requests with and without every member.',
  evidence: 'answers to valid requests, of which at least one is accepted',
  rules: [
    ...new Set([...requestKeywords, ...chosenKeywords].flatMap(({ pointer }) => rulesAt(pointer))),
    'only-input-required',
    'same-request-for-both',
    'storage-any-provider',
    'request-content-type',
    'input-is-open',
    'serverless-input-is-the-workers',
    'unlisted-keys-accepted',
    'success-is-200',
  ],
  shows: [
    ...gapsOfJobs,
    ...gapsOfRuns,
    ...gapsOfSynchronousJobs,
    ...gapsOfWebhookCalls,
    'unlisted-request-keys',
    'execution-timeout-maximum',
  ],
  needs: [],
  isBulk: true,
  estimate(target) {
    const plain = legalCases({}, { webhook: 'http://webhook.invalid', storage: storageAddresses });
    const ways = plain.reduce((sum, legalCase) => sum + waysFor(legalCase), 0);
    const count = ways + 2 * (2 + randomRequests + unlistedRequests);
    const serverless = sharedServerlessEndpoints(target);
    const submissions = [
      { endpoint: ordinaryEndpoint(target), count },
      ...serverless.map((endpoint) => ({ endpoint, count: requestsForInputs(endpoint).length })),
    ];
    const requests = submissions.reduce((sum, submission) => sum + submission.count, 0);
    return {
      submissions,
      requests,
      usualRequests: requests,
      durationMs: 30_000,
    };
  },
  async run(deployment) {
    const endpoint = ordinaryEndpoint(deployment.target);
    await sendMembers(deployment, endpoint);
    await sendRandom(deployment, endpoint);
    await sendInputs(deployment);
    if (deployment.profile === 'reference') await sendUnlisted(deployment, endpoint);
  },
};

async function sendMembers(deployment: Deployment, endpoint: TargetEndpoint): Promise<void> {
  const input = endpoint.inputs.ordinary ?? {};
  await bothWays(deployment, endpoint, {
    request: { ...fullRequest({ input }, addressesFor(deployment)), input },
    label: 'with all members',
    probes: ['same-request-for-both', 'request-content-type'],
  });
  await bothWays(deployment, endpoint, {
    request: { input },
    label: 'with an input alone',
    probes: ['only-input-required', 'request-content-type'],
  });
  for (const legalCase of legalCases({ input }, addressesFor(deployment))) {
    const { at, value, request } = legalCase;
    const sent = {
      request: { ...request, input },
      // Leaves out texts, because storage settings stand for secrets.
      label: typeof value === 'string' ? `with ${at}` : `with ${at} ${JSON.stringify(value)}`,
      probes: rulesOfMember(at),
    };
    if (waysFor(legalCase) === 2) await bothWays(deployment, endpoint, sent);
    else await oneWay(deployment, endpoint, sent);
  }
}

/** Limits are tested with both submit operations; one is enough for other values. */
function waysFor({ at, value }: LegalCase): number {
  if (typeof value === 'number') return 2;
  return requestMembers.some((member) => member.at === at && isExtremeValue(member, value)) ? 2 : 1;
}

function rulesOfMember(at: string): RuleId[] {
  const keywords = [...requestKeywords, ...chosenKeywords].filter(
    ({ member, name }) => member.at === at && name !== 'required',
  );
  return [...new Set(keywords.flatMap(({ pointer }) => rulesAt(pointer)))];
}

async function sendRandom(deployment: Deployment, endpoint: TargetEndpoint): Promise<void> {
  const { seed } = deployment;
  const input = endpoint.inputs.ordinary ?? {};
  const addresses = addressesFor(deployment);
  const requests = anyRequests({ input }, { seed, count: randomRequests, addresses });
  for (const [index, request] of requests.entries()) {
    await bothWays(deployment, endpoint, {
      // Each job needs its own webhook address, which identifies its calls.
      request: {
        ...request,
        ...('webhook' in request && { webhook: addressesFor(deployment).webhook }),
        input,
      },
      label: `random request ${index + 1}, seed ${seed}`,
      probes: ['same-request-for-both', 'request-content-type'],
    });
  }
}

async function sendInputs(deployment: Deployment): Promise<void> {
  for (const endpoint of sharedServerlessEndpoints(deployment.target)) {
    for (const sent of requestsForInputs(endpoint)) await oneWay(deployment, endpoint, sent);
  }
}

function requestsForInputs({ inputs: { ordinary, echo } }: TargetEndpoint): LabelledRequest[] {
  const expected: LabelledRequest[] =
    ordinary === undefined
      ? []
      : [
          {
            request: { input: ordinary },
            label: 'with the input that the worker expects',
            probes: ['serverless-input-is-the-workers'],
          },
        ];
  if (echo === undefined) return expected;
  return [
    ...expected,
    ...strangeInputs.map((input): LabelledRequest => {
      const label = `with the input ${JSON.stringify(input)}`;
      return { request: { input }, label, probes: ['input-is-open'] };
    }),
  ];
}

/** Only for a profile that states what becomes of them. */
const unlistedRequests = 2;

async function sendUnlisted(deployment: Deployment, endpoint: TargetEndpoint): Promise<void> {
  const input = endpoint.inputs.ordinary ?? {};
  const probes: RuleId[] = ['unlisted-keys-accepted'];
  const label = 'with keys that are not listed';
  await bothWays(deployment, endpoint, { request: { input, unlisted: [1] }, label, probes });
  const policy = { unlisted: { deep: true } };
  await bothWays(deployment, endpoint, { request: { input, policy }, label, probes });
}

interface LabelledRequest {
  readonly request: SubmissionBody;
  readonly label: string;
  readonly probes: readonly RuleId[];
}

async function oneWay(
  deployment: Deployment,
  endpoint: TargetEndpoint,
  { request, label, probes }: LabelledRequest,
): Promise<void> {
  await deployment.run(endpoint, request, { label, probes: probesOfProfile(deployment, probes) });
}

/** Does not wait for low-priority jobs, which may wait until another job starts a worker. */
async function bothWays(
  deployment: Deployment,
  endpoint: TargetEndpoint,
  sent: LabelledRequest,
): Promise<void> {
  await oneWay(deployment, endpoint, sent);
  const { request, label, probes } = sent;
  if (partAt(request, '/policy/lowPriority') === true) return;
  await deployment.runSync(endpoint, request, {
    label,
    probes: probesOfProfile(deployment, probes),
  });
}

function probesOfProfile({ profile }: Deployment, probes: readonly RuleId[]): RuleId[] {
  return probes.filter((id) => profile === 'reference' || rules[id].level !== 'chosen');
}

function addressesFor({ target, hook }: Deployment): Addresses {
  const webhook = target.webhooks === undefined ? 'https://webhook.invalid/' : hook().url;
  return { webhook, storage: storageAddresses };
}

/** A request with one member more than the plain one. */
export interface LegalCase {
  readonly at: string;
  readonly value: unknown;
  readonly request: object;
}

export interface Addresses {
  readonly webhook: string | undefined;
  readonly storage: readonly string[];
}

/** A request for every interesting legal value, each with that member alone; storage settings come together. */
export function legalCases(
  plain: object,
  addresses: Addresses,
  members: readonly Member[] = optionalMembers,
): LegalCase[] {
  return members.flatMap((member) =>
    acceptableValues(member, addresses).map((value) => ({
      at: member.at,
      value,
      request: requestObject(
        withAllStorage(withMember(plain, member.at, value), addresses.storage),
      ),
    })),
  );
}

export function fullRequest(plain: object, addresses: Addresses): object {
  return optionalMembers.reduce((request, member) => {
    const [value] = acceptableValues(member, addresses).filter(
      (value) => typeof value !== 'object',
    );
    return value === undefined ? request : requestObject(withMember(request, member.at, value));
  }, plain);
}

/** Random valid requests: the same seed gives the same requests. */
export function anyRequests(
  plain: object,
  { seed, count, addresses }: { seed: string; count: number; addresses: Addresses },
): object[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, () => {
    const drawn = optionalMembers.reduce((request, member) => {
      const value = anyValue(member, { random, addresses });
      return random() < 0.5 && value !== undefined
        ? requestObject(withMember(request, member.at, value))
        : request;
    }, plain);
    return requestObject(withAllStorage(drawn, addresses.storage));
  });
}

const longestMs = Math.max(...requestMembers.flatMap(({ range: { to = [] } }) => to));

const optionalMembers = requestMembers.filter(({ at }) => at !== '' && at !== '/input');

function acceptableValues(member: Member, addresses: Addresses): readonly unknown[] {
  const { type, at, range, default: usual } = member;
  switch (type) {
    case 'object':
      // Storage settings are tested one by one.
      return at === storagePlace ? [] : [{}];
    case 'boolean':
      return [false, true];
    case 'integer':
      // Without a maximum, the longest time that is stated is allowed, too.
      return [...new Set([usual, range.from, range.to ?? longestMs])].filter(
        (value) => value !== undefined,
      );
    case 'string':
      return acceptableTexts(member, addresses);
  }
}

/** Ordinary texts, and the longest that is legal. */
function acceptableTexts(member: Member, { webhook, storage }: Addresses): readonly string[] {
  const { at, isAddress, longest } = member;
  const addresses = at === '/webhook' ? [webhook].filter((url) => url !== undefined) : storage;
  const texts = isAddress ? addresses : [nameFor('conformance', at)];
  if (longest === undefined) return texts;
  const [first] = texts;
  return [
    ...texts.filter((text) => text.length < longest),
    ...(first === undefined ? [] : [textOfLength(member, first, longest)]),
  ];
}

function anyValue(
  member: Member,
  { random, addresses }: { random: () => number; addresses: Addresses },
): unknown {
  const { type, at, range, longest, default: usual, isAddress } = member;
  const [first, ...others] = acceptableValues(member, addresses);
  switch (type) {
    case 'object':
      return first;
    case 'boolean':
      return random() < 0.5;
    case 'integer': {
      const { from = 0 } = range;
      // A maximum that is not stated may be anywhere above the default.
      const { to = typeof usual === 'number' ? usual : from } = range;
      return from + Math.floor(random() * (to - from + 1));
    }
    case 'string':
      if (isAddress) return [first, ...others][Math.floor(random() * (others.length + 1))];
      return [
        ...`${first}-${anyText(random, at.startsWith(storagePlace) ? plainLetters : letters)}`,
      ]
        .slice(0, longest)
        .join('');
  }
}

/** Letters of several scripts, and characters that need escapes. */
const letters = [...'abcXYZ019 _-./"\\äßπжあ语🙂'];

/** Letters that are valid anywhere in a bucket name. */
const plainLetters = [...'abcxyz019'];

function anyText(random: () => number, from: readonly string[]): string {
  const length = 1 + Math.floor(random() * 24);
  return Array.from({ length }, () => from[Math.floor(random() * from.length)]).join('');
}

/** A seeded random generator of numbers from 0 to 1: a linear congruential generator on a hash of the seed. */
function randomOf(seed: string): () => number {
  let state = [...seed].reduce(
    (hash, letter) => Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0),
    7,
  );
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}
