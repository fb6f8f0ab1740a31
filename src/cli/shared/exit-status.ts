import { alignColumns } from './message-texts.ts';

/**
 * Exit statuses: success, a negative result or an internal error, invalid input, a check that could not judge
 * everything, and output that could not be written, which has a number of its own (EX_IOERR of `sysexits.h`)
 * because every command may end with it.
 */
export const exitStatus = { done: 0, failed: 1, refused: 2, incomplete: 3, unwritten: 74 } as const;

/** For the end of a command's help. The status of every command for lost output is added. */
export function exitStatusHelp(meanings: Readonly<Record<number, string>>): string {
  const all = { ...meanings, [exitStatus.unwritten]: 'standard output could not be written' };
  return ['', 'Exit status:', ...alignColumns(Object.entries(all))].join('\n');
}

/** What the statuses of a report mean. */
export function reportStatusHelp({ broken }: { readonly broken: string }): string {
  return exitStatusHelp({
    [exitStatus.done]: 'conforms',
    [exitStatus.failed]: broken,
    [exitStatus.refused]: 'could not run, or a report could not be written',
    [exitStatus.incomplete]: 'incomplete: not all rules that could be judged were',
  });
}
