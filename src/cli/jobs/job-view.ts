/** What commands show of a job: its progress, and the job itself as text or JSON. */
import { Option } from '@commander-js/extra-typings';
import { stringify } from 'lossless-json';
import type { Job } from '../../client/job.ts';
import type { Clock } from '../../core/clock.ts';
import type { Terminal } from '../shared/terminal.ts';
import type { JobMembers } from './received-job.ts';

export const viewOptions = {
  json: new Option('--json', 'Print JSON also on a terminal; it is always printed elsewhere'),
} as const;

export function printJob(
  members: JobMembers,
  { terminal, json = false }: { terminal: Terminal; json?: boolean | undefined },
): void {
  if (json || !terminal.isInteractive) {
    terminal.print(indentedJson(members));
    return;
  }
  const { id, status, output, error } = members;
  const others = Object.entries(members).filter(([name]) => !headMembers.includes(name));
  terminal.print(`${id}  ${status}`);
  for (const line of shortMemberTexts(Object.fromEntries(others))) terminal.print(`  ${line}`);
  if (error !== undefined) terminal.print(typeof error === 'string' ? error : indentedJson(error));
  if (output !== undefined) terminal.print(indentedJson(output));
}

/** Members of a job that have lines of their own. */
const headMembers = ['id', 'status', 'output', 'error'];

function indentedJson(value: unknown): string {
  return stringify(value, undefined, 2) ?? '';
}

/** Members with a short value, as text. */
function shortMemberTexts(members: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(members).flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value : stringify(value);
    return text === undefined || text.length > longestMember ? [] : [`${name} ${text}`];
  });
}

/** A longer value does not belong into one line, in characters. */
const longestMember = 60;

/** Members that a job has anyway; what else an unfinished one has may be a position or a progress. */
const usualMembers = ['id', 'status', 'delayTime', 'executionTime', 'workerId', 'input', 'webhook'];

const tickMs = 1000;

export interface JobProgress {
  showJob(job: Job): void;
  /** Must be called, so that the process can end. */
  end(): void;
}

/**
 * Shows the state of a job, how long it has been waited for, and what else the deployment says: in one line that
 * is rewritten each second, or without a terminal in a line for each change of the state.
 */
export function showProgress(terminal: Terminal, clock: Clock): JobProgress {
  const { showStatus } = terminal;
  const startedMs = clock.now();
  let last: Job | undefined;
  let timer: ReturnType<Clock['schedule']> | undefined;
  const seconds = () => `${Math.floor((clock.now() - startedMs) / tickMs)} s`;
  const show = () => {
    if (last === undefined || showStatus === undefined) return;
    showStatus([last.status, seconds(), ...jobDetailLines(last)].join('  '));
    timer = clock.schedule(clock.now() + tickMs, show);
  };
  return {
    showJob(job) {
      const isNew = job.status !== last?.status;
      last = job;
      if (timer !== undefined) clock.cancel(timer);
      if (isNew && job.phase === 'unknown') terminal.warn(unknownStateAdvice(job.status));
      if (showStatus !== undefined) show();
      else if (isNew) terminal.warn([job.status, seconds(), ...jobDetailLines(job)].join('  '));
    },
    end() {
      if (timer !== undefined) clock.cancel(timer);
      showStatus?.('');
    },
  };
}

function jobDetailLines({ raw, phase }: Job): string[] {
  if (phase === 'completed' || phase === 'ended') return [];
  return shortMemberTexts(
    Object.fromEntries(Object.entries(raw).filter(([name]) => !usualMembers.includes(name))),
  );
}

export function unknownStateAdvice(status: string): string {
  return `The state ${status} is not known: the job may have ended. If so, add --final-states ${status}.`;
}
