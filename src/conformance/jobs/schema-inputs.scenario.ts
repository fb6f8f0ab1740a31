/** Jobs with inputs that are made from the schema of an endpoint. */
import { parseJob } from '../../client/job.ts';
import { asObject, type JsonObject, parseNamedJson } from '../../core/json.ts';
import { makeInputs } from '../../endpoints/changed-inputs.ts';
import { declaredSchemas } from '../../endpoints/declared-schemas.ts';
import { parseJson } from '../../evidence/operation-exchange.ts';
import type { RuleId } from '../contract/rules.ts';
import { toleranceMs } from '../contract/tolerances.ts';
import type { Deployment, SendOptions } from '../run/deployment.ts';
import type { Scenario } from '../run/scenario.ts';
import { gapsOfFailedJobs, gapsOfWatchedJobs } from '../run/shown-gaps.ts';
import { cancelJobs, watchJobs } from '../run/watch-jobs.ts';
import type { Target, TargetEndpoint } from '../target/target.ts';

const forMs = 5000 + toleranceMs('result');

/** How many jobs wait and run at the same time: more might fill the queue of an endpoint. */
const mostAtOnce = 8;

/** How many of the inputs are submitted by `runsync`, too, which waits for each. */
const mostBySync = 8;

export const schemaInputs: Scenario = {
  name: 'schema-inputs',
  purpose:
    'Submits inputs made from the schemas of endpoints: some that fit, and some that do not, each with one change.',
  evidence: 'jobs with inputs that are made from the declared schema',
  rules: ['fitting-input-accepted', 'unfitting-input-refused', 'output-fits-schema'],
  shows: [...gapsOfWatchedJobs, ...gapsOfFailedJobs],
  needs: ['input-schema'],
  estimate: (target) => {
    const submissions = describedEndpoints(target).map((endpoint) => {
      const inputs = probedInputs(endpoint);
      const fitting = inputs.filter(({ rule }) => rule === 'fitting-input-accepted');
      const usually = inputs.length + inputsBySync(inputs).length;
      return { endpoint, count: usually + fitting.length, usually };
    });
    const jobs = submissions.reduce((sum, { count }) => sum + count, 0);
    const rounds = submissions.reduce(
      (sum, { usually }) => sum + Math.ceil(usually / mostAtOnce),
      0,
    );
    return {
      submissions,
      requests: jobs * (3 + forMs / 500),
      // A round that fails is tried again.
      durationMs: 2 * rounds * forMs,
      usualMs: rounds * 1000,
    };
  },
  async run(deployment) {
    for (const endpoint of describedEndpoints(deployment.target)) {
      const inputs = probedInputs(endpoint);
      for (let start = 0; start < inputs.length; start += mostAtOnce) {
        const round = inputs.slice(start, start + mostAtOnce);
        const failed = await completeAll(deployment, endpoint, round);
        // A job may fail by chance.
        await completeAll(
          deployment,
          endpoint,
          failed.filter(({ rule }) => rule === 'fitting-input-accepted'),
        );
      }
      for (const probed of inputsBySync(inputs)) {
        await deployment.runSync(endpoint, { input: probed.input }, optionsFor(probed));
      }
    }
  },
};

interface ProbedInput {
  readonly input: JsonObject;
  readonly label: string;
  readonly rule: RuleId;
  /** The keyword that suggested it. Missing if the input is the ordinary one. */
  readonly keyword?: string;
}

function describedEndpoints({ endpoints }: Target): readonly TargetEndpoint[] {
  return endpoints.filter(({ input }) => input !== undefined);
}

const inputsByEndpoint = new WeakMap<TargetEndpoint, readonly ProbedInput[]>();

function probedInputs(endpoint: TargetEndpoint): readonly ProbedInput[] {
  const inputs = inputsByEndpoint.get(endpoint) ?? probeSchema(endpoint);
  inputsByEndpoint.set(endpoint, inputs);
  return inputs;
}

/** The input that the others are made of comes first: without it, nothing is known of them. */
function probeSchema(endpoint: TargetEndpoint): readonly ProbedInput[] {
  const { input: schema } = declaredSchemas(endpoint);
  if (schema === undefined) return [];
  const { ordinary = {} } = endpoint.inputs;
  const base = asObject(parseNamedJson(JSON.stringify(ordinary), 'The ordinary input'));
  const { baseLabel, changed } = makeInputs(schema, base);
  const probed = changed.map(({ value, change, fits, keyword }): ProbedInput => {
    const rule = fits ? 'fitting-input-accepted' : 'unfitting-input-refused';
    return { input: value, label: change, rule, keyword };
  });
  return [{ input: base, label: baseLabel, rule: 'fitting-input-accepted' }, ...probed];
}

/** The ordinary one, and one mistake of each kind: what checks inputs may stand before one operation alone. */
function inputsBySync(inputs: readonly ProbedInput[]): readonly ProbedInput[] {
  const keywords = new Set<string | undefined>();
  const chosen = inputs.filter(({ rule, keyword }) => {
    if (rule === 'fitting-input-accepted') return keyword === undefined;
    const isFirst = !keywords.has(keyword);
    keywords.add(keyword);
    return isFirst;
  });
  return chosen.slice(0, mostBySync);
}

function optionsFor({ label, rule }: ProbedInput): SendOptions {
  return { label, probes: [rule], retriesServerErrors: true };
}

/** Resolves with those whose jobs ended without a result. */
async function completeAll(
  deployment: Deployment,
  endpoint: TargetEndpoint,
  inputs: readonly ProbedInput[],
): Promise<readonly ProbedInput[]> {
  const jobs: (readonly [ProbedInput, jobId: string])[] = [];
  for (const probed of inputs) {
    const { input } = probed;
    const answer = await deployment.run(endpoint, { input }, optionsFor(probed));
    const { status = 0 } = answer.response ?? {};
    if (status >= 200 && status < 300) jobs.push([probed, deployment.job(answer).id]);
  }
  const watched = jobs.map(([, jobId]) => ({ endpoint, jobId }));
  const left = await watchJobs(deployment, watched, { forMs });
  // They would take the places of the next ones.
  await cancelJobs(deployment, left);
  const failed: ProbedInput[] = [];
  for (const [probed, jobId] of jobs) {
    if (left.some((job) => job.jobId === jobId)) continue;
    const { response } = await deployment.status(endpoint, jobId);
    const { phase } = parseJob(parseJson(response?.body), deployment.target.declares) ?? {};
    if (phase === 'ended') failed.push(probed);
  }
  return failed;
}
