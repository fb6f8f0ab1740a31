/** How webhook calls may go wrong. */
import type { RuleId } from '../../src/conformance/contract/rules.ts';
import { acknowledged, refused } from '../mutants/webhook-wire.ts';
import { madeUpId, type Table, without } from './breakage-parts.ts';
import { dearKinds } from './conditions.ts';
import type { Body, Breakage } from './variant.ts';

/** Changes the job that a webhook call tells of. */
function tells(change: (job: Body) => Body, rules: readonly RuleId[]): Omit<Breakage, 'name'> {
  return {
    rules,
    begin: () => ({
      of: 'call',
      make(call, deliver) {
        const changed = change(JSON.parse(call.body));
        return changed === undefined
          ? undefined
          : deliver({ ...call, body: JSON.stringify(changed) });
      },
    }),
  };
}

export const calls: Table = {
  'webhook-lost': {
    rules: [
      'webhook-on-completion',
      'webhook-is-post',
      'webhook-retries',
      'webhook-lost-connection',
    ],
    begin: () => ({ of: 'call', make: async () => acknowledged }),
  },
  'webhook-repeated-after-200': {
    rules: ['webhook-acknowledgement', 'webhook-only-event'],
    begin: () => ({
      of: 'call',
      make: async (call, deliver) => {
        const outcome = await deliver(call);
        return outcome.kind === 'answered' && outcome.status === 200 ? refused : outcome;
      },
    }),
  },
  'webhook-failure-taken-for-success': {
    // No call of these is answered with a failure.
    unseenUnder: dearKinds,
    rules: ['webhook-retries', 'webhook-lost-connection', 'webhook-acknowledgement'],
    begin: () => ({
      of: 'call',
      make: async (call, deliver) => {
        await deliver(call);
        return acknowledged;
      },
    }),
  },
  'webhook-by-put': {
    rules: ['webhook-is-post'],
    begin: () => ({ of: 'call', make: (call, deliver) => deliver({ ...call, method: 'PUT' }) }),
  },
  'webhook-query-dropped': {
    rules: ['webhook-is-post', 'webhook-on-completion'],
    begin: () => ({
      of: 'call',
      make: (call, deliver) => {
        const [plain = ''] = call.url.split('?');
        return plain === call.url ? undefined : deliver({ ...call, url: plain });
      },
    }),
  },
  'webhook-body-cut': {
    rules: ['webhook-content', 'webhook-job-shape', 'webhook-on-completion'],
    begin: () => ({
      of: 'call',
      make: (call, deliver) => deliver({ ...call, body: call.body.slice(0, -10) }),
    }),
  },
  'webhook-address-in-lower-case': {
    unseenUnder: dearKinds,
    rules: ['webhook-is-post', 'webhook-on-completion'],
    begin: () => ({
      of: 'call',
      make: (call, deliver) => {
        const url = call.url.toLowerCase();
        return url === call.url ? undefined : deliver({ ...call, url });
      },
    }),
  },
  'webhook-without-id': tells(without('id'), [
    'webhook-content',
    'webhook-job-shape',
    'webhook-on-completion',
  ]),
  'webhook-without-output': tells(without('output'), ['webhook-content', 'webhook-job-shape']),
  'webhook-without-times': tells(without('executionTime'), [
    'webhook-content',
    'webhook-job-shape',
  ]),
  'webhook-with-other-output': tells(
    (job) =>
      job.output === undefined ? undefined : { ...job, output: { ...job.output, more: 1 } },
    ['webhook-content'],
  ),
  'webhook-while-in-progress': tells(
    ({ id }) => ({ id, status: 'IN_PROGRESS' }),
    ['webhook-on-completion', 'webhook-content', 'webhook-only-event'],
  ),
  'webhook-of-another-job': tells(
    (job) => ({ ...job, id: madeUpId(7) }),
    ['webhook-content', 'webhook-on-completion', 'webhook-is-post'],
  ),
};
