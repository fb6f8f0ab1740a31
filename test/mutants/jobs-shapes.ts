/** Deployments whose jobs look wrong. */
import { instead, isRun, isRunSync, isStatus, members } from './job-wire.ts';
import type { Mutant } from './mutant.ts';

export const shapeMutants: readonly Mutant[] = [
  {
    name: 'async-id-without-suffix',
    breaks: 'async-id-form',
    alter: members(isRun, ({ id }) => ({ id: id.slice(0, 36) })),
  },
  {
    name: 'async-id-without-dashes',
    breaks: 'async-id-form',
    alter: members(isRun, ({ id }) => ({ id: id.replaceAll('-', '') })),
  },
  {
    name: 'async-id-without-uuid',
    breaks: 'async-id-form',
    alter: members(isRun, ({ id }) => ({ id: `job-${id.slice(0, 8)}-u1` })),
  },
  {
    name: 'async-id-with-prefix',
    breaks: 'async-id-form',
    alter: members(isRun, ({ id }) => ({ id: `sync-${id}` })),
  },
  {
    name: 'async-id-in-upper-case',
    breaks: 'async-id-lower-case',
    alter: members(isRun, ({ id }) => ({ id: id.toUpperCase() })),
  },
  {
    name: 'async-id-with-other-suffix',
    breaks: 'async-id-lower-case',
    alter: members(isRun, ({ id }) => ({ id: id.replace('-u1', '-e2') })),
  },
  {
    name: 'sync-id-without-prefix',
    breaks: 'sync-id-prefix',
    alter: members(isRunSync, ({ id }) => ({ id: id.slice(5) })),
  },
  {
    name: 'sync-id-with-underscore',
    breaks: 'sync-id-prefix',
    alter: members(isRunSync, ({ id }) => ({ id: id.replace('sync-', 'sync_') })),
  },
  {
    name: 'sync-id-without-uuid',
    breaks: 'sync-id-form',
    alter: members(isRunSync, ({ id }) => ({ id: id.slice(0, 13) })),
  },
  {
    name: 'id-is-number',
    breaks: 'job-id-type',
    alter: members(isStatus, () => ({ id: 7 })),
  },
  {
    name: 'submitted-id-is-number',
    breaks: 'job-id-type',
    alter: members(isRun, () => ({ id: 7 })),
  },
  {
    name: 'status-is-number',
    breaks: 'job-status-type',
    alter: members(isStatus, () => ({ status: 2 })),
  },
  {
    name: 'status-is-object',
    breaks: 'job-status-type',
    alter: members(isRunSync, ({ status }) => ({ status: { name: status } })),
  },
  {
    name: 'delay-is-text',
    breaks: 'delay-time-type',
    alter: members(isStatus, ({ delayTime = 0 }) => ({ delayTime: `${delayTime}` })),
  },
  {
    name: 'delay-is-fraction',
    breaks: 'delay-time-type',
    alter: members(isRunSync, ({ delayTime = 0 }) => ({ delayTime: delayTime + 0.5 })),
  },
  {
    name: 'execution-time-is-text',
    breaks: 'execution-time-type',
    alter: members(isStatus, ({ executionTime = 0 }) => ({ executionTime: `${executionTime} ms` })),
  },
  {
    name: 'execution-time-is-fraction',
    breaks: 'execution-time-type',
    alter: members(isStatus, ({ executionTime = 0 }) => ({ executionTime: executionTime + 0.25 })),
  },
  {
    name: 'worker-is-number',
    breaks: 'worker-id-type',
    alter: members(isStatus, () => ({ workerId: 3 })),
  },
  {
    name: 'worker-of-each-answer',
    breaks: 'worker-id-meaning',
    alter: (wire) => {
      let answered = 0;
      return (
        members(isStatus, () => {
          answered += 1;
          return { workerId: `w-${answered}` };
        })?.(wire) ?? {}
      );
    },
  },
  {
    name: 'worker-is-one-of-two-that-answer',
    breaks: 'worker-id-meaning',
    alter: (wire) => {
      let answered = 0;
      return (
        members(isStatus, () => {
          answered += 1;
          return { workerId: answered % 7 < 4 ? 'a' : 'b' };
        })?.(wire) ?? {}
      );
    },
  },
  {
    name: 'worker-is-the-next-one-after-the-end',
    breaks: 'worker-id-meaning',
    alter: (wire) => {
      const seen = new Set<string>();
      return (
        members(isStatus, ({ id, status, workerId }) => {
          if (status !== 'COMPLETED') return {};
          const isAgain = seen.has(id);
          seen.add(id);
          return isAgain ? { workerId: `${workerId}-next` } : {};
        })?.(wire) ?? {}
      );
    },
  },
  {
    name: 'output-is-list',
    breaks: 'output-type',
    alter: members(isStatus, ({ output }) => (output === undefined ? {} : { output: [output] })),
  },
  {
    name: 'output-is-text',
    breaks: 'output-type',
    alter: members(isRunSync, ({ output }) => ({ output: JSON.stringify(output) })),
  },
  {
    name: 'job-in-list',
    breaks: 'job-shape',
    alter: instead(isStatus, ({ json }) => ({ json: [json] })),
  },
  {
    name: 'job-as-page',
    breaks: 'job-shape',
    alter: instead(isRunSync, () => ({ text: '<!doctype html><title>Job</title>' })),
  },
  {
    name: 'job-without-id',
    breaks: 'job-has-id-and-status',
    alter: members(isStatus, () => ({ id: undefined })),
  },
  {
    name: 'output-before-completion',
    breaks: 'output-only-when-completed',
    alter: members(isStatus, ({ output = {} }) => ({ output })),
  },
];
