/** Sends requests with every kind of key to every offered operation. */

import { parseJob } from '../../client/job.ts';
import { parseJson } from '../../evidence/operation-exchange.ts';
import type { RuleId } from '../contract/rules.ts';
import { cheapestEndpoint, ordinaryEndpoint, ordinaryRequest } from '../run/choose-endpoint.ts';
import {
  type Deployment,
  PrerequisiteFailed,
  type SendOptions,
  unlessRefused,
} from '../run/deployment.ts';
import { longestAnswerMs, type Scenario } from '../run/scenario.ts';
import { gapsOfRequests, gapsOfResults, gapsOfRuns, gapsOfWatchedJobs } from '../run/shown-gaps.ts';
import { similarKeys } from '../run/status-probes.ts';
import { mayCreateJob } from '../run/submitted-jobs.ts';
import { longestJobMs } from '../run/watch-webhooks.ts';
import { extendedOperations } from '../target/declarations.ts';
import type { Target, TargetEndpoint } from '../target/target.ts';

const refused = [
  { key: 'wrong', probes: ['wrong-key-refused'] },
  { key: 'forbidden', probes: ['forbidden-key-refused'] },
  { key: 'none', probes: ['key-in-authorization', 'missing-key-is-401'] },
] as const satisfies readonly { key: SendOptions['key']; probes: readonly RuleId[] }[];

/** The requested jobs exist, which callers without a valid key must not learn. */
export const apiKeys: Scenario = {
  name: 'api-keys',
  purpose:
    'Sends requests without a key, and with wrong, forbidden and valid keys in both forms of the header, to an endpoint of each kind.',
  evidence:
    'an accepted submission with the valid key, and an answer to the same one with each other key',
  rules: [
    'key-in-authorization',
    'key-as-bearer',
    'wrong-key-refused',
    'forbidden-key-refused',
    'key-without-bearer',
    'serverless-key-as-bearer',
    'missing-key-is-401',
    'unauthorized-tells-nothing',
  ],
  shows: [
    ...gapsOfWatchedJobs,
    ...gapsOfResults,
    'bare-key',
    'bearer-on-serverless',
    'missing-key',
    'unauthorized-reason',
    'cost-rounding',
  ],
  needs: [],
  isBulk: true,
  estimate(target) {
    const endpoints = oneOfEachKind(target);
    return {
      // A key that must be refused may create a job with each operation, and is not tried again there.
      submissions: endpoints.map((endpoint) => ({
        endpoint,
        count: 2 + 2 * refused.length,
        usually: 2,
      })),
      // Those of status probes are sent by all scenarios.
      requests: endpoints.length * 76 + 40 + target.endpoints.length * 9,
      usualRequests: endpoints.length * 43 + target.endpoints.length * 9,
      usualMs: endpoints.length * 60 * 50,
      durationMs: endpoints.length * (60 * longestAnswerMs + longestJobMs),
    };
  },
  async run(deployment) {
    const ordinary = ordinaryEndpoint(deployment.target);
    const places: RefusingPlace[] = [];
    for (const endpoint of oneOfEachKind(deployment.target)) {
      const answer = await deployment.run(endpoint, ordinaryRequest(endpoint), {
        probes: ['key-as-bearer'],
      });
      // Without a job of this kind, there may still be one of the other.
      const { id: jobId = madeUp } = parseJob(parseJson(answer.response?.body)) ?? {};
      if (jobId !== madeUp) await deployment.status(endpoint, jobId);
      const place = { endpoint, jobId };
      const refusing = await sendRefusedKeys(deployment, {
        ...place,
        isFirst: endpoint === ordinary,
      });
      places.push({ ...place, refusing });
    }
    // A service may limit guesses, so each operation has been asked with a wrong key before.
    for (const { endpoint, jobId, refusing } of places) {
      await submitWithSimilarKeys(deployment, { endpoint, operations: refusing });
      if (jobId === madeUp) continue;
      await deployment.poll(endpoint, jobId, { forMs: longestJobMs });
      await askWithOtherKeys(deployment, { endpoint, jobId });
    }
    if (deployment.profile !== 'reference') return;
    for (const endpoint of oneOfEachKind(deployment.target))
      await sendBareKey(deployment, endpoint);
  },
};

/** The endpoint of ordinary jobs, and the cheapest one of the other kind whose jobs have a known cost. */
function oneOfEachKind(target: Target): readonly TargetEndpoint[] {
  const first = ordinaryEndpoint(target);
  const other = cheapestEndpoint(
    target.endpoints.filter((endpoint) => endpoint.kind !== first.kind && hasMaxCost(endpoint)),
  );
  return other === undefined ? [first] : [first, other];
}

interface JobPlace {
  readonly endpoint: TargetEndpoint;
  readonly jobId: string;
}

interface RefusingPlace extends JobPlace {
  /** The operations that certainly made no job for a wrong key. */
  readonly refusing: readonly SubmittingOperation[];
}

/**
 * Calls every stated operation with each key that must be refused; at the first endpoint, every other one, too.
 * Resolves to the operations that certainly made no job for a wrong key, and did not limit guesses.
 */
async function sendRefusedKeys(
  deployment: Deployment,
  { endpoint, jobId, isFirst }: JobPlace & { readonly isFirst: boolean },
): Promise<SubmittingOperation[]> {
  const refusing: SubmittingOperation[] = [];
  const { keys, declares } = deployment.target;
  const offered = extendedOperations.filter((id) => declares.operations?.includes(id) === true);
  const others = deployment.profile === 'reference' && isFirst ? offered : [];
  for (const { key, probes } of refused) {
    if (key === 'forbidden' && keys.forbidden === undefined) continue;
    const label = key === 'none' ? 'no key' : `a ${key} key`;
    const options: SendOptions = { key, probes, label, retriesServerErrors: true };
    for (const operationId of submitting) {
      const path = { endpoint: endpoint.id };
      const body = ordinaryRequest(endpoint);
      const sent = { ...options, body, submitsTo: endpoint };
      const answer = await deployment.call(operationId, path, sent);
      const isRefused = !mayCreateJob(answer) && answer.response?.status !== 429;
      if (key === 'wrong' && isRefused) refusing.push(operationId);
    }
    for (const operationId of ['getJobStatus', ...others] as const) {
      await deployment.call(operationId, { endpoint: endpoint.id, jobId }, options);
    }
  }
  return refusing;
}

const submitting = ['runJob', 'runJobSync'] as const;
type SubmittingOperation = (typeof submitting)[number];

/** A wrong key without the word Bearer, and those that resemble the valid one. */
function similarFor({ target: { keys } }: Deployment): SendOptions[] {
  const bare = { label: 'a wrong key without the word Bearer', keyForm: 'bare' } as const;
  return [bare, ...similarKeys(keys.valid)].map((similarKey) => ({ ...similar, ...similarKey }));
}

const similar = { key: 'wrong', probes: ['wrong-key-refused'], accepts429: true } as const;

/**
 * Submits with each similar key, until one may have created a job: that is what the refused submission has
 * reserved. A service that limits guesses answers 429: it is not asked further.
 */
async function submitWithSimilarKeys(
  deployment: Deployment,
  {
    endpoint,
    operations,
  }: { endpoint: TargetEndpoint; operations: readonly SubmittingOperation[] },
): Promise<void> {
  for (const operationId of operations) {
    for (const similarKey of similarFor(deployment)) {
      const answer = await deployment.call(
        operationId,
        { endpoint: endpoint.id },
        {
          ...similarKey,
          body: ordinaryRequest(endpoint),
          submitsTo: endpoint,
          isReserved: true,
        },
      );
      if (answer.response?.status === 429) return;
      if (mayCreateJob(answer)) break;
    }
  }
}

/** Asks for a job that has ended. */
async function askWithOtherKeys(
  deployment: Deployment,
  { endpoint, jobId }: JobPlace,
): Promise<void> {
  const { keys } = deployment.target;
  const forbidden: SendOptions = {
    key: 'forbidden',
    label: 'a forbidden key',
    probes: ['forbidden-key-refused'],
    accepts429: true,
  };
  for (const options of [
    ...(keys.forbidden === undefined ? [] : [forbidden]),
    ...similarKeys(keys.valid).map((similarKey) => ({ ...similar, ...similarKey })),
  ]) {
    const { response } = await deployment.status(endpoint, jobId, options);
    if (response?.status === 429) return;
  }
}

async function sendBareKey(deployment: Deployment, endpoint: TargetEndpoint): Promise<void> {
  const probes = ['key-without-bearer'] as const;
  const answer = await deployment.run(endpoint, ordinaryRequest(endpoint), {
    keyForm: 'bare',
    probes,
  });
  const { id } = deployment.job(answer);
  await deployment.status(endpoint, id, { keyForm: 'bare', probes });
}

const madeUp = '8f6d1c52-41e7-4c0c-9f0b-6b7a2f9f3d1e-u1';

/** Does not poll its jobs, because a key may belong to another account than the scenario's. */
export const keyPermissions: Scenario = {
  name: 'key-permissions',
  purpose:
    'Submits jobs and requests their status with a read-only key and with a key for one endpoint, at an endpoint of each kind.',
  evidence: 'accepted requests with a key that has permission, and answers to keys without',
  rules: ['forbidden-key-refused', 'key-permissions', 'key-permissions-by-endpoint'],
  shows: [...gapsOfRequests, ...gapsOfRuns, 'key-permissions', 'error-body'],
  needs: [],
  estimate(target) {
    const used = limitedUses(target);
    return {
      submissions: used.map(({ endpoint, operations }) => ({ endpoint, count: operations.length })),
      requests: used.length * 4,
      durationMs: 4 * used.length * longestAnswerMs + 5000,
    };
  },
  async run(deployment) {
    for (const { endpoint, key, operations } of limitedUses(deployment.target)) {
      const rule = key === 'oneEndpoint' ? 'key-permissions-by-endpoint' : 'key-permissions';
      const options: SendOptions = {
        key,
        label: `a ${names[key]} key`,
        probes: deployment.profile === 'reference' ? [rule] : ['forbidden-key-refused'],
      };
      for (const operationId of operations) {
        const body = ordinaryRequest(endpoint);
        const path = { endpoint: endpoint.id };
        await deployment.call(operationId, path, { ...options, body, submitsTo: endpoint });
      }
      await deployment.status(endpoint, madeUp, options);
    }
  },
};

const names = { readOnly: 'read-only', oneEndpoint: 'one-endpoint', forbidden: 'forbidden' };

interface LimitedUse {
  readonly endpoint: TargetEndpoint;
  readonly key: keyof typeof names;
  /** Both where they must be refused, which costs nothing. */
  readonly operations: readonly (typeof submitting)[number][];
}

/** Where keys with limited permissions are used; none if no such key is declared. */
function limitedUses(target: Target): LimitedUse[] {
  const { endpoints, keys } = target;
  const kinds = oneOfEachKind(target);
  const [first] = kinds;
  const onlyEndpoint = endpoints.find(({ id }) => id === keys.oneEndpoint?.endpointId);
  const others =
    onlyEndpoint === undefined ? [] : endpoints.filter((endpoint) => endpoint !== onlyEndpoint);
  const either = (['public', 'serverless'] as const).flatMap(
    (kind) =>
      cheapestEndpoint(
        others.filter((endpoint) => endpoint.kind === kind && hasMaxCost(endpoint)),
      ) ?? [],
  );
  return [
    ...(keys.readOnly === undefined ? [] : kinds).map(
      (endpoint) => ({ endpoint, key: 'readOnly', operations: submitting }) as const,
    ),
    ...(keys.readOnly === undefined || keys.forbidden === undefined || first === undefined
      ? []
      : [{ endpoint: first, key: 'forbidden', operations: ['runJob'] } as const]),
    ...(onlyEndpoint === undefined
      ? []
      : [{ endpoint: onlyEndpoint, key: 'oneEndpoint', operations: ['runJob'] } as const]),
    ...either.map(
      (endpoint) => ({ endpoint, key: 'oneEndpoint', operations: submitting }) as const,
    ),
  ];
}

function hasMaxCost({ maxCost }: TargetEndpoint): boolean {
  return maxCost !== undefined;
}

/** Uses a completed job, so that the calls have no effect. */
export const operationsByKey: Scenario = {
  name: 'operations-by-key',
  purpose: 'Calls every declared operation with each declared key.',
  evidence: 'answers of every declared operation to every declared key',
  rules: ['extended-permissions', 'endpoint-health', 'reads-by-post'],
  shows: [...gapsOfWatchedJobs, 'error-body'],
  needs: ['more-operations', 'serverless-endpoint'],
  profile: 'reference',
  // It purges the queue, which must be empty.
  exclusive: (target) => [freeEndpoint(target)],
  estimate: (target) => ({
    submissions: [{ endpoint: freeEndpoint(target), count: 2 }],
    requests: 60,
    durationMs: 60 * longestAnswerMs,
  }),
  async run(deployment) {
    const { target } = deployment;
    const endpoint = freeEndpoint(target);
    const { ordinary: input = {}, failing } = endpoint.inputs;
    const { id: jobId } = deployment.job(await deployment.complete(endpoint, { input }));
    if (failing !== undefined) {
      await unlessRefused(() => deployment.complete(endpoint, { input: failing }));
    }
    const keys: readonly NonNullable<SendOptions['key']>[] = [
      ...(target.claims.has('forbidden-key') ? (['forbidden'] as const) : []),
      ...(target.claims.has('read-only-key') ? (['readOnly'] as const) : []),
      'valid',
    ];
    for (const operationId of extendedOperations) {
      if (!target.declares.operations?.includes(operationId)) continue;
      for (const key of keys) {
        await deployment.call(
          operationId,
          { endpoint: endpoint.id, jobId },
          { key, probes: ['extended-permissions'] },
        );
      }
    }
  },
};

/** A serverless endpoint, preferably with a failing input. */
function freeEndpoint({ endpoints }: Target): TargetEndpoint {
  const free = endpoints.filter(({ kind }) => kind === 'serverless');
  const [first] = free;
  if (first === undefined) throw new PrerequisiteFailed('No serverless endpoint is declared.');
  return free.find(({ inputs }) => inputs.failing !== undefined) ?? first;
}
