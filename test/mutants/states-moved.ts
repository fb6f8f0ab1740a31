/** Deployments whose jobs move between states as they should not. */
import { isRun, isStatus } from './job-wire.ts';
import type { Mutant } from './mutant.ts';
import { hasEnded, jobs, looks, renamed } from './state-wire.ts';

/** What a job in the queue shows. */
const waiting = {
  status: 'IN_QUEUE',
  delayTime: undefined,
  executionTime: undefined,
  workerId: undefined,
  output: undefined,
};

export const movementMutants: readonly Mutant[] = [
  {
    name: 'progress-is-running',
    breaks: 'worker-takes-job',
    alter: renamed('IN_PROGRESS', 'RUNNING'),
  },
  {
    name: 'ended-job-goes-on',
    breaks: 'ended-is-final',
    alter: looks((_job, look) => (look > 0 ? { status: 'IN_PROGRESS' } : undefined), hasEnded),
  },
  {
    name: 'ended-job-changes',
    breaks: 'ended-is-final',
    alter: looks((_job, look) => (look > 0 ? { status: 'CANCELLED' } : undefined), hasEnded),
  },
  {
    name: 'worker-not-told',
    breaks: 'started-job-fields',
    alter: jobs(() => ({ workerId: undefined })),
  },
  {
    name: 'delay-told-at-end',
    breaks: 'started-job-fields',
    alter: jobs((job) => (hasEnded(job) ? undefined : { delayTime: undefined })),
  },
  {
    name: 'execution-time-not-told',
    breaks: 'ended-job-fields',
    alter: jobs(() => ({ executionTime: undefined })),
  },
  {
    name: 'synchronous-job-jumps-queue',
    breaks: 'runsync-enters-queue',
    alter: jobs(({ status }, { target }) =>
      target.includes('/runsync') && status === 'IN_QUEUE' ? { status: 'IN_PROGRESS' } : undefined,
    ),
  },
  {
    name: 'last-in-first-out',
    breaks: 'queue-order',
    // What is asked of one of two waiting jobs is answered of the other one.
    alter: ({ fetch }) => {
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
  },
  {
    name: 'low-priority-overtaken',
    breaks: 'queue-order',
    // It waits for longer than those that came after it.
    alter: (wire) => {
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
  {
    name: 'hanging-job-keeps-worker',
    breaks: 'end-frees-worker',
    alter: (wire) => {
      let first: string | undefined;
      const alter = jobs(({ id }, { target }) => {
        if (!target.includes('/narrow/')) return undefined;
        first ??= id;
        return id === first ? undefined : waiting;
      });
      return alter?.(wire) ?? {};
    },
  },
];
