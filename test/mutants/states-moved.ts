/** Deployments whose jobs move between states as they should not. */
import { isRun, isStatus } from './job-wire.ts';
import { type Mutant, mutantsOf } from './mutant.ts';
import { hasEnded, jobs, looks, renamed } from './state-wire.ts';

/** What a job in the queue shows. */
const waiting = {
  status: 'IN_QUEUE',
  delayTime: undefined,
  executionTime: undefined,
  workerId: undefined,
  output: undefined,
};

export const movementMutants: readonly Mutant[] = mutantsOf({
  'worker-takes-job': {
    'progress-is-running': renamed('IN_PROGRESS', 'RUNNING'),
  },
  'ended-is-final': {
    'ended-job-goes-on': looks(
      (_job, look) => (look > 0 ? { status: 'IN_PROGRESS' } : undefined),
      hasEnded,
    ),
    'ended-job-changes': looks(
      (_job, look) => (look > 0 ? { status: 'CANCELLED' } : undefined),
      hasEnded,
    ),
  },
  'delay-time-from-start': {
    'delay-told-at-end': jobs((job) => (hasEnded(job) ? undefined : { delayTime: undefined })),
  },
  'worker-id-from-start': {
    'worker-not-told': jobs(() => ({ workerId: undefined })),
  },
  'ended-job-fields': {
    'execution-time-not-told': jobs(() => ({ executionTime: undefined })),
  },
  'runsync-enters-queue': {
    'synchronous-job-jumps-queue': jobs(({ status }, { target }) =>
      target.includes('/runsync') && status === 'IN_QUEUE' ? { status: 'IN_PROGRESS' } : undefined,
    ),
  },
  'queue-order': {
    // What is asked of one of two waiting jobs is answered of the other one.
    'last-in-first-out': ({ fetch }) => {
      const ids: string[] = [];
      const swapped = (text: string) => {
        const [, second, third] = ids;
        if (second === undefined || third === undefined) return text;
        const other: Readonly<Record<string, string>> = { [second]: third, [third]: second };
        return text.replaceAll(new RegExp(`${second}|${third}`, 'g'), (id) => other[id] ?? id);
      };
      return {
        async fetch(request) {
          if (!request.url.includes('/narrow/')) return fetch(request);
          if (isStatus({ target: request.url })) {
            const { method, headers } = request;
            const response = await fetch(new Request(swapped(request.url), { method, headers }));
            return new Response(swapped(await response.text()), response);
          }
          const response = await fetch(request);
          if (!isRun({ target: request.url })) return response;
          const text = await response.text();
          ids.push(JSON.parse(text).id);
          return new Response(text, response);
        },
      };
    },
    // It waits for longer than those that came after it.
    'low-priority-overtaken': (wire) => {
      const narrow: string[] = [];
      const alter = jobs(({ id }, { target }) => {
        if (!target.includes('/narrow/')) return undefined;
        if (isRun({ target })) narrow.push(id);
        // The first job keeps the worker busy; the second one is of low priority.
        return id === narrow[1] ? waiting : undefined;
      });
      return alter?.(wire) ?? {};
    },
  },
  'end-frees-worker': {
    'hanging-job-keeps-worker': (wire) => {
      let first: string | undefined;
      const alter = jobs(({ id }, { target }) => {
        if (!target.includes('/narrow/')) return undefined;
        first ??= id;
        return id === first ? undefined : waiting;
      });
      return alter?.(wire) ?? {};
    },
  },
});
