/** How much memory a process takes. Linux only. */
import { readFile } from 'node:fs/promises';

/** The most resident memory that a process has had, in MiB. Rejects where it has ended. */
export async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kibibytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  if (kibibytes === undefined) throw new Error('The peak of the resident memory is not known.');
  return Number(kibibytes) / 1024;
}
