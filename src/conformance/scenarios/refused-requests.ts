/** Requests with one fault each, made of the document and by hand, and one that has none. */
import { type Deployment, Unmet } from '../driving/deployment.ts';
import { longestAnswerMs, type Scenario } from '../driving/scenario.ts';
import { longestWebhook, requestKeywords } from '../request-schema.ts';
import { type RuleId, rulesAt } from '../rules.ts';
import { negativeCases } from '../scenario-parts/negative-cases.ts';
import { probeEndpoint } from '../scenario-parts/probe-endpoint.ts';
import type { TargetEndpoint } from '../target.ts';

/** Texts that are no JSON, each of which is a request in order to a reader who forgives its one slip. */
function noJson(input: object): readonly string[] {
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

/** Addresses that the contract allows and the reference does not. */
const noWebhooks: readonly { webhook: string; label: string; rule: RuleId }[] = [
  ...[
    'ftp://webhook.invalid/',
    'mailto:webhook@provider.invalid',
    'http:///without-host',
    'https://user:password@webhook.invalid/',
  ].map((webhook) => ({
    webhook,
    label: 'a webhook that is no address of http or https',
    rule: 'webhook-is-http' as const,
  })),
  {
    // The host is long, because evidence keeps no more of an address.
    webhook: `https://${'webhook.'.repeat(longestWebhook() / 8)}invalid/`,
    label: 'a webhook that is too long',
    rule: 'webhook-length',
  },
];

/** Addresses are refused for their form alone, before anybody is asked for them. */
export const refusedRequests: Scenario = {
  name: 'refused-requests',
  purpose: 'Submits requests with one fault each, of every kind that the document knows.',
  evidence: 'an answer to an invalid request, and acceptance of the same request without the fault',
  rules: [
    'invalid-request-is-400',
    'request-is-json',
    'not-json-is-400',
    'webhook-is-http',
    'webhook-length',
    'error-is-problem',
    'error-code-known',
    'error-names-places',
    ...new Set(requestKeywords.flatMap(({ pointer }) => rulesAt(pointer))),
  ],
  needs: [],
  estimate({ endpoints }) {
    const endpoint = probeEndpoint(endpoints);
    const count =
      2 * (negativeCases({ input: {} }).length + noJson({}).length + noWebhooks.length + 1);
    return {
      submissions: endpoint === undefined ? [] : [{ endpoint, count }],
      // Failures are tried again, for two rules.
      requests: count + 20,
      usualMs: count * 50,
      durationMs: count * longestAnswerMs,
    };
  },
  async run(deployment) {
    const endpoint = probeEndpoint(deployment.target.endpoints);
    if (endpoint === undefined) throw new Unmet('The target has no endpoint.');
    const both = (['runJob', 'runJobSync'] as const).map((operationId) =>
      submitFaults(deployment, { endpoint, operationId }),
    );
    // Neither is left behind when the other one stops.
    const stopped = (await Promise.allSettled(both)).find(({ status }) => status === 'rejected');
    if (stopped?.status === 'rejected') throw stopped.reason;
  },
};

interface Way {
  readonly endpoint: TargetEndpoint;
  readonly operationId: 'runJob' | 'runJobSync';
}

async function submitFaults(deployment: Deployment, { endpoint, operationId }: Way): Promise<void> {
  const path = { endpoint: endpoint.id };
  const valid = { input: endpoint.inputs.ordinary ?? {} };
  const base: readonly RuleId[] = ['invalid-request-is-400'];
  await deployment.call(operationId, path, { body: valid, submitsTo: endpoint });
  for (const { pointer, what, request } of negativeCases(valid)) {
    await deployment.call(operationId, path, {
      body: request,
      isInvalid: true,
      submitsTo: endpoint,
      label: what,
      probes: [...base, ...rulesAt(pointer)],
      repeatsFailures: true,
    });
  }
  const target = `/v2/${encodeURIComponent(endpoint.id)}/${operationId === 'runJob' ? 'run' : 'runsync'}`;
  for (const body of noJson(valid.input)) {
    const headers = { 'content-type': 'application/json' };
    await deployment.send(
      { method: 'POST', target, headers, body },
      {
        submitsTo: endpoint,
        label: `the body is ${JSON.stringify(body)}`,
        probes: [...base, 'request-is-json'],
        repeatsFailures: true,
      },
    );
  }
  if (deployment.profile !== 'reference') return;
  for (const { webhook, label, rule } of noWebhooks) {
    await deployment.call(operationId, path, {
      body: { ...valid, webhook },
      isInvalid: true,
      submitsTo: endpoint,
      label,
      probes: [rule],
    });
  }
}
