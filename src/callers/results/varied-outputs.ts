/** Outputs that differ from one by one change and fit the schema, one for each round of work. */

import { type Json, type JsonObject, textsWithin } from '../../core/json.ts';
import { isUrl } from '../../core/urls.ts';
import {
  changedValues,
  givenValues,
  mostVariedFirst,
  otherExamples,
} from '../../endpoints/changed-values.ts';
import { declaredSchemas } from '../../endpoints/declared-schemas.ts';
import { isJsonObject } from '../../endpoints/endpoint-schemas.ts';
import { drawSample } from '../../endpoints/sample-value.ts';
import { readRequestTarget } from '../../evidence/operation-exchange.ts';
import type { Application } from '../application/application.ts';
import type { CallerScenario } from '../run/scenario.ts';
import { jobInReply, type StageHand, type Turns, unanswered, withBody } from '../stage/staging.ts';

/** Each is a piece of work, which takes seconds. */
const mostOutputs = 12;

interface VariedOutput {
  readonly output: JsonObject;
  /** What is different, in words. */
  readonly change: string;
}

/** Before the change, in the label of a message with a varied output. */
export const variedLabel = 'varied output: ';

/** The change of the first round, in which nothing is different. */
export const unchanged = 'as in the example';

const outputs = new WeakMap<object, readonly VariedOutput[]>();

/** First the examples of the schema, then one output for each of its keywords, then for each place; at most 12. */
function variedOutputs(schemas: Application['schemas'] = {}): readonly VariedOutput[] {
  const earlier = outputs.get(schemas);
  if (earlier !== undefined) return earlier;
  const { output: schema } = declaredSchemas(schemas);
  const sample = schema && drawSample(schema, { seed: 0, role: 'output' });
  if (schema === undefined || sample === undefined || 'problem' in sample) return [];
  if (!isJsonObject(sample.value)) return [];
  // An application may download what an address of ours leads to.
  const knownValues = givenValues(schema.schema);
  const hasOurUrl = (value: Json) =>
    textsWithin(value).some((text) => isUrl(text) && !knownValues.has(text));
  if (hasOurUrl(sample.value)) return [];
  const fitting = changedValues(schema, sample.value).filter(
    ({ fits, value }) => fits && !hasOurUrl(value),
  );
  const changes = [...otherExamples(schema, sample.value), ...mostVariedFirst(fitting)];
  const varied = changes.map(({ value, change }) => ({ output: value, change }));
  const all = [{ output: sample.value, change: unchanged }, ...varied].slice(0, mostOutputs);
  outputs.set(schemas, all);
  return all;
}

export const outputsVary: CallerScenario = {
  name: 'outputs-vary',
  happens:
    'One job after the other completes with another output that fits the schema: without optional members, with unlisted ones, with `null`, long texts, other lengths and other alternatives.',
  rules: ['copes-with-outputs'],
  rounds: (schemas) => Math.max(1, variedOutputs(schemas).length),
  staging: varyOutputs,
};

function varyOutputs({ round, application: { schemas, endpoint } }: StageHand): Turns {
  const varied = variedOutputs(schemas);
  /** Jobs at other endpoints, whose outputs have other schemas. */
  const elsewhere = new Set<string>();
  const ofJobs = new Map<string, VariedOutput>();
  /** Every message about a job has the output of the round in which it was first seen. */
  const outputOf = (job: Readonly<Record<string, unknown>>): VariedOutput | undefined => {
    const id = String(job['id']);
    if (elsewhere.has(id)) return undefined;
    const output = ofJobs.get(id) ?? varied[round() - 1];
    if (output !== undefined) ofJobs.set(id, output);
    return job['output'] === undefined ? undefined : output;
  };
  return {
    async answers(request, forward) {
      const reply = await forward();
      const job = jobInReply(reply);
      const { endpointId = endpoint } = readRequestTarget(request);
      if (endpoint !== undefined && endpointId !== endpoint) elsewhere.add(String(job?.['id']));
      const other = job && outputOf(job);
      return job === undefined || other === undefined
        ? reply
        : withBody(reply, { ...job, output: other.output }, variedLabel + other.change);
    },
    async calls(call, deliver) {
      const job = jobInReply({ status: 200, headers: {}, body: call.body });
      const other = job && outputOf(job);
      if (job === undefined || other === undefined) return (await deliver(call)) ?? unanswered;
      const body = JSON.stringify({ ...job, output: other.output });
      return (await deliver({ ...call, body, label: variedLabel + other.change })) ?? unanswered;
    },
  };
}
