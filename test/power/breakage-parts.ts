/** What tables of breakages share. */
import type { RuleId } from '../../src/conformance/contract/rules.ts';
import type { Body, Breakage } from './variant.ts';

/** Breakages by their names, which are unique in all tables. */
export type Table = Readonly<Record<string, Omit<Breakage, 'name'>>>;

/** Any of these says that a job shows what its worker returned. */
export const result: readonly RuleId[] = [
  'output-is-result',
  'output-at-status',
  'output-after-completion',
  'output-type',
  'endpoint-runs-worker',
  'result-completes',
  'runsync-answers-completed',
];

export const refusal = { title: 'Refused', detail: 'Not like this.' };

/** An id in the form of those that `run` returns. */
export const madeUpId = (digit: number) =>
  `00000000-0000-4000-8000-${`${digit}`.padStart(12, '0')}-u1`;

export const byRun = { operation: 'run' };

export const without = (member: string) => (job: Body) => {
  const { [member]: left, ...rest } = job;
  return left === undefined ? undefined : rest;
};

export function mapTexts(value: Body, change: (text: string) => string): Body {
  return mapMembers(value, (member) => (typeof member === 'string' ? change(member) : member));
}

/** Changes every value at any depth; undefined leaves it out. */
export function mapMembers(value: Body, change: (member: Body) => Body): Body {
  return JSON.parse(JSON.stringify(value, (_, member) => change(member)));
}
