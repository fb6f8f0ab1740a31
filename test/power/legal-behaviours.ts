/** What a deployment may do, under any circumstances: the description does not say that it may not. */
import { reply } from '../mutants/request-wire.ts';
import { type Table, without } from './breakage-parts.ts';
import type { Body, BrokenPart } from './variant.ts';

const shows = (show: (job: Body) => Body): (() => BrokenPart) => {
  return () => ({ of: 'read', show });
};

const answers = (change: (job: Body) => Body): (() => BrokenPart) => {
  return () => ({
    of: 'submission',
    async answer({ pass, situation: { operation } }) {
      const response = await pass();
      return response.ok && operation === 'run'
        ? reply(200, change(await response.json()))
        : undefined;
    },
  });
};

const refusesWith = (problem: object): (() => BrokenPart) => {
  return () => ({ of: 'fault', answer: () => reply(400, problem) });
};

const callsWith = (change: (job: Body) => Body): (() => BrokenPart) => {
  return () => ({
    of: 'call',
    make: (call, deliver) =>
      deliver({ ...call, body: JSON.stringify(change(JSON.parse(call.body))) }),
  });
};

const reversed = (job: Body): Body => Object.fromEntries(Object.entries(job).toReversed());

export const legalBehaviours: Table = Object.fromEntries(
  Object.entries({
    'further-members-in-jobs': shows((job) => ({ ...job, region: 'eu', attempts: 1 })),
    'members-in-another-order': shows(reversed),
    'null-in-place-of-no-error': shows((job) =>
      job.error === undefined ? { ...job, error: null } : undefined,
    ),
    'times-not-shown': shows(({ delayTime: _, executionTime: __, ...job }) => job),
    'worker-not-shown': shows(without('workerId')),
    'error-as-an-object': shows((job) =>
      typeof job.error === 'string' ? { ...job, error: { message: job.error } } : undefined,
    ),
    'further-members-in-submissions': answers((job) => ({ ...job, position: 3 })),
    'outputs-uploaded-to-storage': (): BrokenPart => ({
      of: 'read',
      // What is declared is the output of one input alone.
      show: (job, { endpoint, body }) =>
        endpoint === 'echo' && body?.s3Config !== undefined && job.output !== undefined
          ? { ...job, output: { url: 'https://storage.test/a' } }
          : undefined,
    }),
    'refusals-with-a-text': refusesWith({ error: 'Not like this.' }),
    'refusals-without-content': refusesWith({}),
    'unknown-jobs-answered-400': (): BrokenPart => ({
      of: 'request',
      async answer({ pass, situation: { operation, kind } }) {
        const response = await pass();
        return operation === 'status' && kind !== 'none' && response.status === 404
          ? reply(400, { error: 'No such job.' })
          : undefined;
      },
    }),
    'webhook-members-in-another-order': callsWith(reversed),
  }).map(([name, begin]) => [
    name,
    {
      rules: [],
      // A webhook call has the same content as a status response.
      ...(begin().of === 'read' && { under: { webhook: 'without' } }),
      begin,
    },
  ]),
);
