/** Bodies at the reference's limits of size, depth and number of parts. */
import { limits, operations } from '#generated/reference/tables.js';
import { partsOf } from '../engine/request-schema.ts';
import type { RuleId } from '../engine/rules.ts';
import { type Deployment, PrerequisiteFailed } from '../engine/run/deployment.ts';
import { cheapestEndpoint } from '../engine/run/endpoint-selection.ts';
import type { Scenario } from '../engine/run/scenario.ts';
import type { TargetEndpoint } from '../engine/target.ts';

/** Pads bodies around the request or in an ignored key, never in its input. */
export const requestLimits: Scenario = {
  name: 'request-limits',
  purpose: 'Submits bodies at the limits of size, depth and number of parts, and just above them.',
  evidence: 'an accepted body at the limit, and an answer to a larger one',
  rules: ['request-size', 'request-depth', 'request-parts'],
  needs: [],
  profile: 'reference',
  estimate({ endpoints }) {
    const endpoint = cheapestEndpoint(endpoints);
    return {
      submissions: endpoint === undefined ? [] : [{ endpoint, count: 12 }],
      requests: 12,
      durationMs: 30_000,
    };
  },
  async run(deployment) {
    const endpoint = cheapestEndpoint(deployment.target.endpoints);
    if (endpoint === undefined) throw new PrerequisiteFailed('The target has no endpoint.');
    const input = endpoint.inputs.ordinary ?? {};
    for (const operationId of ['runJob', 'runJobSync'] as const) {
      const submit = (probe: RuleId, body: string, label: string) =>
        post(deployment, endpoint, { operationId, body, probe, label });
      const mostBytes = limits.requestBodyBytes[operationId];
      for (const bytes of [mostBytes, mostBytes + 1]) {
        const body = padded(JSON.stringify({ input }), bytes);
        await submit('request-size', body, `the body has ${bytes} bytes`);
      }
      for (const depth of [limits.nestingDepth, limits.nestingDepth + 1]) {
        const body = `{"input":${JSON.stringify(input)},"nested":${nested(depth - 1)}}`;
        await submit('request-depth', body, `the body is ${depth} levels deep`);
      }
      for (const parts of [limits.requestParts, limits.requestParts + 1]) {
        const body = divided(JSON.stringify(input), parts);
        await submit('request-parts', body, `the body has ${parts} parts`);
      }
    }
  },
};

function nested(depth: number): string {
  return '['.repeat(depth) + ']'.repeat(depth);
}

/** Nested, so that it is short enough for evidence. */
function divided(input: string, parts: number): string {
  const own = partsOf({ input: JSON.parse(input), parts: [] });
  const depth = 100;
  const left = parts - own;
  const items = Array.from({ length: Math.floor(left / depth) }, () => nested(depth));
  if (left % depth > 0) items.push(nested(left % depth));
  return `{"input":${input},"parts":[${items.join()}]}`;
}

function padded(text: string, bytes: number): string {
  return text + ' '.repeat(bytes - Buffer.byteLength(text));
}

interface Sent {
  readonly operationId: 'runJob' | 'runJobSync';
  readonly body: string;
  readonly probe: RuleId;
  readonly label: string;
}

async function post(
  deployment: Deployment,
  endpoint: TargetEndpoint,
  { operationId, body, probe, label }: Sent,
): Promise<void> {
  const { path, method } = operations[operationId];
  const target = path.replace('{endpoint_id}', encodeURIComponent(endpoint.id));
  const headers = { 'content-type': 'application/json' };
  const options = { probes: [probe], submitsTo: endpoint, label };
  await deployment.send({ method, target, headers, body }, options);
}
