/** Invalid requests with one fault each, generated from the document or hand-written, and a valid one. */

import { limits, operations } from '#generated/reference/tables.js';
import { groupBy } from '../../evidence/indexes.ts';
import { chosenKeywords, requestKeywords } from '../contract/request-schema.ts';
import { type RuleId, rulesAt } from '../contract/rules.ts';
import { ordinaryEndpoint, ordinaryRequest } from '../run/choose-endpoint.ts';
import type { Deployment } from '../run/deployment.ts';
import { longestAnswerMs, type Scenario } from '../run/scenario.ts';
import { gapsOfJobs, gapsOfRuns, gapsOfSynchronousJobs } from '../run/shown-gaps.ts';
import { waitForAll } from '../run/wait-for-all.ts';
import type { TargetEndpoint } from '../target/target.ts';
import { companionRequest, type PlacedFault, placeFaults } from './fault-places.ts';
import { requestFaults } from './request-faults.ts';

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
    const ordinary = ordinaryEndpoint(target);
    const atOrdinary =
      requestFaults(chosenKeywords).length + notJson({}).length + refusedWebhooks.length + 3;
    const endpoints = [
      ...placeFaults(requestFaults(), target).map(({ endpoint }) => endpoint),
      ...Array.from({ length: atOrdinary }, () => ordinary),
    ];
    const submissions = [...groupBy(endpoints, (endpoint) => endpoint)].map(
      ([endpoint, { length }]) => ({
        endpoint,
        count: 2 * length,
        usually: endpoint === ordinary ? 2 : 0,
      }),
    );
    const count = 2 * endpoints.length;
    return {
      submissions,
      // Failures are retried, for two rules.
      requests: count + 20,
      usualRequests: count,
      usualMs: count * 50,
      durationMs: count * longestAnswerMs,
    };
  },
  async run(deployment) {
    const endpoint = ordinaryEndpoint(deployment.target);
    await waitForAll(
      (['runJob', 'runJobSync'] as const).map((operationId) =>
        submitFaults(deployment, { endpoint, operationId }),
      ),
    );
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
  const isWatched = deployment.target.claims.has('webhook-receiver');
  const sendFault = async (placed: PlacedFault) => {
    const { fault, endpoint: submitsTo } = placed;
    const newWebhook = () => (isWatched ? deployment.hook().url : undefined);
    const { response } = await deployment.call(
      operationId,
      { endpoint: submitsTo.id },
      {
        body: fault.applyTo(companionRequest(placed, newWebhook)),
        isInvalid: true,
        submitsTo,
        label: fault.what,
        probes: [...base, ...rulesAt(fault.pointer)],
        retriesServerErrors: true,
      },
    );
    isAdmitted ||= response?.status !== 429;
  };
  const placedFaults = placeFaults(requestFaults(), deployment.target);
  for (const placed of placedFaults) await sendFault(placed);
  if (!isAdmitted) {
    // Whether valid requests are admitted, so that the faults are the reason and not the rate.
    await deployment.call(operationId, path, { body: valid, submitsTo: endpoint });
    for (const placed of placedFaults.slice(0, 1)) await sendFault(placed);
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
    ...requestFaults(chosenKeywords).map(({ pointer, what, applyTo }) => ({
      body: applyTo(valid),
      label: what,
      probes: rulesAt(pointer),
    })),
  ];
  for (const sent of refused) {
    await deployment.call(operationId, path, { ...sent, isInvalid: true, submitsTo: endpoint });
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
