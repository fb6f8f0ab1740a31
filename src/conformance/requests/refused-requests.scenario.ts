/** Invalid requests with one fault each, generated from the document or hand-written, and a valid one. */

import { limits, operations } from '#generated/reference/tables.js';
import { partAt } from '../../core/json.ts';
import { withAllStorage } from '../contract/made-up-storage.ts';
import {
  chosenKeywords,
  type Keyword,
  type Member,
  requestKeywords,
  storageSettings,
  textOfLength,
  withMember,
} from '../contract/request-schema.ts';
import { type RuleId, rulesAt } from '../contract/rules.ts';
import { ordinaryEndpoint, ordinaryRequest } from '../run/choose-endpoint.ts';
import type { Deployment } from '../run/deployment.ts';
import { longestAnswerMs, type Scenario } from '../run/scenario.ts';
import { gapsOfJobs, gapsOfRuns, gapsOfSynchronousJobs } from '../run/shown-gaps.ts';
import { neighboursOf } from '../run/wrong-keys-and-ids.ts';
import type { TargetEndpoint } from '../target/target.ts';

/** Bodies that are not JSON, each of which a lenient parser could take for a valid request. */
function notJson(input: object): readonly string[] {
  const value = JSON.stringify(input);
  return [
    '',
    `{"input": ${value}`,
    `{"input": ${value}} {}`,
    `{"input": ${value},}`,
    `{'input': ${value}}`,
    `{input: ${value}}`,
    `{"input": ${value}, "note": NaN}`,
    `input=${value}`,
  ];
}

/** Webhook addresses that the contract allows and the reference refuses. */
const refusedWebhooks: readonly { webhook: string; label: string; rule: RuleId }[] = [
  ...[
    'ftp://webhook.invalid/',
    'mailto:webhook@provider.invalid',
    'http:///without-host',
    'https://user:password@webhook.invalid/',
  ].map((webhook) => ({
    webhook,
    label: 'a webhook that is not an http or https address',
    rule: 'webhook-is-http' as const,
  })),
];

/** Addresses must be refused for their form, without being called. */
export const refusedRequests: Scenario = {
  name: 'refused-requests',
  purpose: 'Submits requests with one fault each, for every constraint of the document.',
  evidence: 'an answer to an invalid request, and acceptance of the same request without the fault',
  rules: [
    'invalid-request-is-400',
    'request-is-json',
    'not-json-is-400',
    'error-is-problem',
    'error-code-known',
    'error-names-places',
    ...new Set([...requestKeywords, ...chosenKeywords].flatMap(({ pointer }) => rulesAt(pointer))),
  ],
  shows: [
    ...gapsOfJobs,
    ...gapsOfRuns,
    ...gapsOfSynchronousJobs,
    'execution-time-member',
    'webhook-schemes',
  ],
  needs: [],
  isBulk: true,
  estimate(target) {
    const count =
      2 *
      (negativeCases({ input: {} }, [...requestKeywords, ...chosenKeywords]).length +
        notJson({}).length +
        refusedWebhooks.length +
        3);
    return {
      submissions: [{ endpoint: ordinaryEndpoint(target), count, usually: 2 }],
      // Failures are retried, for two rules.
      requests: count + 20,
      usualRequests: count,
      usualMs: count * 50,
      durationMs: count * longestAnswerMs,
    };
  },
  async run(deployment) {
    const endpoint = ordinaryEndpoint(deployment.target);
    const both = (['runJob', 'runJobSync'] as const).map((operationId) =>
      submitFaults(deployment, { endpoint, operationId }),
    );
    // Waits for both, even if one fails.
    const stopped = (await Promise.allSettled(both)).find(({ status }) => status === 'rejected');
    if (stopped?.status === 'rejected') throw stopped.reason;
  },
};

interface SubmissionTarget {
  readonly endpoint: TargetEndpoint;
  readonly operationId: 'runJob' | 'runJobSync';
}

async function submitFaults(
  deployment: Deployment,
  { endpoint, operationId }: SubmissionTarget,
): Promise<void> {
  const path = { endpoint: endpoint.id };
  const valid = ordinaryRequest(endpoint);
  const base: readonly RuleId[] = ['invalid-request-is-400'];
  await deployment.call(operationId, path, { body: valid, submitsTo: endpoint });
  let isAdmitted = false;
  const sendCase = async ({ pointer, what, request }: NegativeCase) => {
    const { response } = await deployment.call(operationId, path, {
      body: request,
      isInvalid: true,
      submitsTo: endpoint,
      label: what,
      probes: [...base, ...rulesAt(pointer)],
      retriesServerErrors: true,
    });
    isAdmitted ||= response?.status !== 429;
  };
  const cases = negativeCases(valid);
  for (const negativeCase of cases) await sendCase(negativeCase);
  if (!isAdmitted) {
    // Whether valid requests are admitted, so that the faults are the reason and not the rate.
    await deployment.call(operationId, path, { body: valid, submitsTo: endpoint });
    for (const negativeCase of cases.slice(0, 1)) await sendCase(negativeCase);
  }
  const target = `/v2/${encodeURIComponent(endpoint.id)}/${operationId === 'runJob' ? 'run' : 'runsync'}`;
  for (const body of notJson(valid.input)) {
    const headers = { 'content-type': 'application/json' };
    await deployment.send(
      { method: 'POST', target, headers, body },
      {
        submitsTo: endpoint,
        label: `the body is ${JSON.stringify(body)}`,
        probes: [...base, 'request-is-json'],
        retriesServerErrors: true,
      },
    );
  }
  if (deployment.profile !== 'reference') return;
  const refused = [
    ...refusedWebhooks.map(({ webhook, label, rule }) => ({
      body: { ...valid, webhook },
      label,
      probes: [rule],
    })),
    ...negativeCases(valid, chosenKeywords).map(({ pointer, what, request }) => ({
      body: request,
      label: what,
      probes: rulesAt(pointer),
    })),
  ];
  for (const sent of refused) {
    await deployment.call(operationId, path, { ...sent, isInvalid: true, submitsTo: endpoint });
  }
}

export interface NegativeCase {
  /** JSON pointer of the keyword that it breaks. */
  readonly pointer: string;
  readonly what: string;
  readonly request: unknown;
}

/** Breaks a request that has an `input` in every way, one at a time, but not below `input`. */
export function negativeCases(
  valid: object,
  keywords: readonly Keyword[] = requestKeywords,
): NegativeCase[] {
  return keywords.flatMap((keyword) => [
    ...faultsFor(keyword).map((value) => ({
      pointer: keyword.pointer,
      what: `${keyword.member.at || 'the body'} ${describeFault(keyword, value)}`,
      request: withFault(valid, keyword, value),
    })),
    ...(keyword.name === 'required' ? misspeltNames(valid, keyword) : []),
  ]);
}

function describeFault({ name }: Keyword, value: unknown): string {
  if (value === undefined) return 'is missing';
  return name === 'maxLength' ? 'is too long' : `is ${JSON.stringify(value)}`;
}

/** The required member under a name that a lenient parser could take for its own. */
function misspeltNames(valid: object, { pointer, member: { at } }: Keyword): NegativeCase[] {
  const value = partAt(valid, at);
  return neighboursOf(at.slice(at.lastIndexOf('/') + 1))
    .slice(0, 2)
    .map(({ how, text }) => ({
      pointer,
      what: `${at} is missing, and its name is there ${how}`,
      request: withMember(
        withMember(valid, at, undefined),
        `${at.slice(0, at.lastIndexOf('/') + 1)}${text}`,
        value,
      ),
    }));
}

function withFault(valid: object, { member: { at } }: Keyword, value: unknown): unknown {
  const request = withMember(valid, at, value);
  return storageSettings.some((setting) => setting.at === at) ? withAllStorage(request) : request;
}

/** Undefined removes the member. Texts are short: evidence redacts longer storage settings as secrets. */
function faultsFor({ name, member }: Keyword): readonly unknown[] {
  const { longest, range } = member;
  const { from, to } = range;
  switch (name) {
    case 'required':
      return [undefined];
    case 'type':
      return wrongTypes(member);
    case 'format':
    case 'pattern':
      return ['URL', '/a', '//a.b', ''];
    case 'minimum':
    case 'exclusiveMinimum':
      // Services often treat 0 and negative numbers as no limit.
      return from === undefined ? [] : [from - 1, 0, -1];
    case 'maximum':
      return to === undefined ? [] : [to + 1];
    case 'maxLength':
      return longest === undefined
        ? []
        : [textOfLength(member, member.isAddress ? 'https://webhook.invalid/' : 'x', longest + 1)];
  }
}

function wrongTypes({ type, at, range }: Member): readonly unknown[] {
  // Services often treat null as absent, so null counts only for required members.
  const nothing = at === '' || at === '/input' ? [null] : [];
  switch (type) {
    case 'object':
      return [[], 'abc', 7, true, ...nothing];
    case 'string':
      return [7, true, ['a'], {}];
    case 'boolean':
      return ['yes', 'true', 1, {}];
    case 'integer': {
      const valid = range.from ?? 1;
      return [`${valid}`, valid + 0.5, true, [valid]];
    }
  }
}

/** Pads bodies around the request, never in its input. */
export const requestLimits: Scenario = {
  name: 'request-limits',
  purpose: 'Submits bodies at the limit of size, and just above it.',
  evidence: 'an accepted body at the limit, and an answer to a larger one',
  rules: ['request-size'],
  shows: [
    ...gapsOfJobs,
    ...gapsOfRuns,
    ...gapsOfSynchronousJobs,
    'execution-time-member',
    'request-size',
  ],
  needs: [],
  profile: 'reference',
  estimate: (target) => ({
    submissions: [{ endpoint: ordinaryEndpoint(target), count: 4 }],
    requests: 4,
    durationMs: 30_000,
  }),
  async run(deployment) {
    const endpoint = ordinaryEndpoint(deployment.target);
    const request = JSON.stringify(ordinaryRequest(endpoint));
    for (const operationId of ['runJob', 'runJobSync'] as const) {
      const { path, method } = operations[operationId];
      const target = path.replace('{endpoint_id}', encodeURIComponent(endpoint.id));
      const headers = { 'content-type': 'application/json' };
      const mostBytes = limits.requestBodyBytes[operationId];
      for (const bytes of [mostBytes, mostBytes + 1]) {
        const body = request + ' '.repeat(bytes - Buffer.byteLength(request));
        await deployment.send(
          { method, target, headers, body },
          {
            probes: ['request-size'],
            submitsTo: endpoint,
            label: `the body has ${bytes} bytes`,
          },
        );
      }
    }
  },
};
