/** Deployments whose jobs look wrong. */
import { instead, isRun, isRunSync, isStatus, members } from './job-wire.ts';
import { type Mutant, mutantsOf } from './mutant.ts';

export const shapeMutants: readonly Mutant[] = mutantsOf({
  'async-id-form': {
    'async-id-without-suffix': members(isRun, ({ id }) => ({ id: id.slice(0, 36) })),
    'async-id-without-dashes': members(isRun, ({ id }) => ({ id: id.replaceAll('-', '') })),
    'async-id-without-uuid': members(isRun, ({ id }) => ({ id: `job-${id.slice(0, 8)}-u1` })),
    'async-id-with-prefix': members(isRun, ({ id }) => ({ id: `sync-${id}` })),
  },
  'async-id-lower-case': {
    'async-id-in-upper-case': members(isRun, ({ id }) => ({ id: id.toUpperCase() })),
    'async-id-with-other-suffix': members(isRun, ({ id }) => ({ id: id.replace('-u1', '-e2') })),
  },
  'sync-id-prefix': {
    'sync-id-without-prefix': members(isRunSync, ({ id }) => ({ id: id.slice(5) })),
    'sync-id-with-underscore': members(isRunSync, ({ id }) => ({
      id: id.replace('sync-', 'sync_'),
    })),
  },
  'sync-id-form': {
    'sync-id-without-uuid': members(isRunSync, ({ id }) => ({ id: id.slice(0, 13) })),
  },
  'job-id-type': {
    'id-is-number': members(isStatus, () => ({ id: 7 })),
    'submitted-id-is-number': members(isRun, () => ({ id: 7 })),
  },
  'job-status-type': {
    'status-is-number': members(isStatus, () => ({ status: 2 })),
    'status-is-object': members(isRunSync, ({ status }) => ({ status: { name: status } })),
  },
  'delay-time-type': {
    'delay-is-null-while-waiting': members(isStatus, ({ status, delayTime }) => ({
      delayTime: status === 'IN_QUEUE' ? null : delayTime,
    })),
    'delay-is-text': members(isStatus, ({ delayTime = 0 }) => ({ delayTime: `${delayTime}` })),
    'delay-is-fraction': members(isRunSync, ({ delayTime = 0 }) => ({
      delayTime: delayTime + 0.5,
    })),
  },
  'execution-time-type': {
    'execution-time-is-text': members(isStatus, ({ executionTime = 0 }) => ({
      executionTime: `${executionTime} ms`,
    })),
    'execution-time-is-fraction': members(isStatus, ({ executionTime = 0 }) => ({
      executionTime: executionTime + 0.25,
    })),
  },
  'worker-id-type': {
    'worker-is-number': members(isStatus, () => ({ workerId: 3 })),
  },
  'worker-id-kept': {
    'worker-of-each-answer': (wire) => {
      let answered = 0;
      return (
        members(isStatus, () => {
          answered += 1;
          return { workerId: `w-${answered}` };
        })?.(wire) ?? {}
      );
    },
    'worker-is-one-of-two-that-answer': (wire) => {
      let answered = 0;
      return (
        members(isStatus, () => {
          answered += 1;
          return { workerId: answered % 7 < 4 ? 'a' : 'b' };
        })?.(wire) ?? {}
      );
    },
    'worker-is-the-next-one-after-the-end': (wire) => {
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
  'output-type': {
    'output-is-list': members(isStatus, ({ output }) =>
      output === undefined ? {} : { output: [output] },
    ),
    'output-is-text': members(isRunSync, ({ output }) => ({ output: JSON.stringify(output) })),
  },
  'job-shape': {
    'job-in-list': instead(isStatus, ({ json }) => ({ json: [json] })),
    'job-as-page': instead(isRunSync, () => ({ text: '<!doctype html><title>Job</title>' })),
  },
  'job-has-id-and-status': {
    'job-without-id': members(isStatus, () => ({ id: undefined })),
  },
  'output-only-when-completed': {
    'output-before-completion': members(isStatus, ({ output = {} }) => ({ output })),
  },
  'failed-job-without-output': {
    'output-of-failed-jobs': members(isStatus, ({ output, error }) => ({
      output: error === undefined ? output : { error },
    })),
  },
});
