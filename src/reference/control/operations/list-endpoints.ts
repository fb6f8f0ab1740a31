/** The endpoints of the account, and what their jobs would cost. */
import type { components } from '#generated/control/types.d.ts';
import { inputSchemas } from '#generated/models/schemas.js';
import { pricing } from '#generated/reference/tables.js';
import { defaults } from '#generated/service-settings/validators.js';
import { definedMembers } from '../../../core/defined-members.ts';
import { isObject } from '../../../core/json.ts';
import { invalidValue } from '../../../validation/errors/invalid-values.ts';
import { jsonResponse } from '../../../validation/http.ts';
import type { ControlOperation, Endpoints } from '../control-operation.ts';
import { invalidCall } from '../control-problem.ts';
import { jsonInTurns } from '../json-in-turns.ts';

/** What an endpoint costs besides counting its workers, in units of a turn. */
const unitsPerEndpoint = 256;

export const listEndpoints: ControlOperation<'listEndpoints'> = {
  about: 'account',
  async handle({ account: { engine, endpointIds }, endpoints, turns }) {
    const accountEndpoints = Object.entries(endpoints).filter(([id]) => endpointIds.has(id));
    const list = {
      endpoints: await Promise.all(
        accountEndpoints.map(async ([id, endpoint]) => {
          await turns.take(unitsPerEndpoint + (endpoint.workers?.max ?? 0));
          return { id, ...endpointContent(endpoint), health: await engine.health(id) };
        }),
      ),
    } satisfies components['schemas']['EndpointList'];
    return jsonInTurns(list, turns);
  },
};

function endpointContent(
  endpoint: Endpoints[string],
): Omit<components['schemas']['EndpointSummary'], 'id' | 'health'> {
  const workersMax = endpoint.workers?.max ?? defaults.WorkersSettings.max;
  if (endpoint.kind === 'serverless') {
    const { kind, input: inputSchema, output: outputSchema } = endpoint;
    const examples = listExamples(endpoint);
    return definedMembers({
      kind,
      inputSchema,
      outputSchema,
      examples: examples.length > 0 ? examples : undefined,
      workersMax,
    });
  }
  const { kind, model, price: id } = endpoint;
  const { price, per, quantity, unit } = pricing.prices[id];
  const inputSchema = inputSchemas[model];
  return { kind, model, price: { id, price, per, quantity, unit }, inputSchema, workersMax };
}

type ServerlessEndpoint = Extract<Endpoints[string], { kind: 'serverless' }>;

/** Of the settings: by name, or in the schema of the input. Otherwise those of the demo worker. */
function listExamples({ worker, input, examples }: ServerlessEndpoint) {
  const isScript = worker === 'script';
  const inputs: unknown =
    examples ??
    namedExamples(input?.['examples']) ??
    (isScript ? inputSchemas.script['x-examples'] : undefined);
  return Object.entries(isObject(inputs) ? inputs : {}).flatMap(([name, input]) =>
    isObject(input) ? [{ name, input }] : [],
  );
}

/** `Example 1`, `Example 2`; undefined without any. */
function namedExamples(examples: unknown): object | undefined {
  if (!Array.isArray(examples)) return undefined;
  return Object.fromEntries(examples.map((input, at) => [`Example ${at + 1}`, input]));
}

export const estimateCost: ControlOperation<'estimateCost'> = {
  about: 'account',
  async handle({ read, account: { engine, endpointIds }, endpoints }) {
    const { endpointId, input } = (await read()).body;
    const endpoint = endpointIds.has(endpointId) ? endpoints[endpointId] : undefined;
    if (endpoint === undefined) {
      const received = JSON.stringify(endpointId);
      throw invalidCall([
        invalidValue('body', '/endpointId', 'an endpoint of the account', received),
      ]);
    }
    const { charge, reason, problems } = await engine.estimate(endpointId, input);
    return jsonResponse(200, {
      ...(charge !== undefined &&
        endpoint.kind === 'public' && { ...charge, unit: pricing.prices[endpoint.price].quantity }),
      ...(reason !== undefined && { reason }),
      problems: problems.map(({ pointer, detail }) => ({ pointer, detail })),
    } satisfies components['schemas']['Estimate']);
  },
};
