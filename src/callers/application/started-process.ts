/** Processes that the checks start. Each has a process group of its own, so that its children end with it. */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Clock } from '../../core/clock.ts';
import { codeOf } from '../../core/system-errors.ts';
import { ApplicationError } from './application.ts';
import { Output } from './process-output.ts';
import { ProcessWatcher } from './process-watcher.ts';

/** How a process ended: one of the two is null. */
export interface ProcessEnd {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface StartedProcess {
  readonly pid: number;
  /** Standard output and standard error, as they came. */
  readonly output: Output;
  /** Standard output alone. */
  readonly answer: Output;
  /** Undefined while it runs. */
  readonly end: ProcessEnd | undefined;
  /** When it has ended by itself or was stopped, and so have its children. */
  readonly ended: Promise<ProcessEnd>;
  /** Ends the process and its children: by SIGTERM, and soon after by SIGKILL. */
  stop(): Promise<void>;
  /** Ends them at once by SIGKILL. */
  kill(): Promise<void>;
}

export interface StartOptions {
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  readonly groups: ProcessGroups;
  /** Replaces secrets in what it prints. */
  readonly mask: (text: string) => string;
  readonly counted: readonly RegExp[];
  /** Which lines of its output must stay in sight: the first of them does. */
  readonly mustShow: (line: string) => boolean;
}

/** How long a process has to end by itself after SIGTERM, in milliseconds. */
const graceMs = 2000;

/** How long its last output may take to arrive, in milliseconds. */
const outputMs = 1000;

/** The most that is read of what a process prints, in bytes. */
const mostRead = 64 * 2 ** 20;

/** Rejects with an `ApplicationError` if there is no such program. */
export async function startProcess(
  [program = '', ...args]: readonly string[],
  { folder, env, clock, groups, mask, counted, mustShow }: StartOptions,
): Promise<StartedProcess> {
  groups.prepare();
  const child = spawn(program, args, {
    cwd: folder,
    env,
    // A group of its own, of which the process is the first.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = new Output(mask, counted, mustShow);
  const answer = new Output(mask, []);
  let read = 0;
  const take = (piece: Buffer) => {
    output.add(piece);
    read += piece.length;
    if (read < mostRead) return;
    // It waits until it is ended: to read on would only take the time of the processor.
    child.stdout.pause();
    child.stderr.pause();
    output.stopReading(mostRead);
  };
  child.stdout.on('data', (piece: Buffer) => {
    answer.add(piece);
    take(piece);
  });
  child.stderr.on('data', take);
  const ended = waitForProcessEnd(child, { clock, groups });
  const { pid } = child;
  if (pid === undefined) throw await notStarted(child, program, folder);
  groups.add(pid);
  let end: ProcessEnd | undefined;
  void ended.then((how) => {
    end = how;
  });
  return {
    pid,
    output,
    answer,
    get end() {
      return end;
    },
    ended,
    async stop() {
      if (end !== undefined) return;
      groups.signal(pid, 'SIGTERM');
      const timer = clock.schedule(clock.now() + graceMs, () => groups.signal(pid, 'SIGKILL'));
      await waitAtMost(ended, { ms: graceMs + 2 * outputMs, clock });
      clock.cancel(timer);
    },
    async kill() {
      if (end !== undefined) return;
      groups.signal(pid, 'SIGKILL');
      await waitAtMost(ended, { ms: 2 * outputMs, clock });
    },
  };
}

/** Waits for the end of a process, but not for ever: one that runs as another user may survive even SIGKILL. */
export function waitAtMost(
  ended: Promise<unknown>,
  { ms, clock }: { ms: number; clock: Clock },
): Promise<void> {
  return new Promise((resolve) => {
    const timer = clock.schedule(clock.now() + ms, resolve);
    void ended.then(() => {
      clock.cancel(timer);
      resolve();
    });
  });
}

/** Resolves when the process has ended, its children are killed and its output has arrived. */
function waitForProcessEnd(
  child: ChildProcess,
  { clock, groups }: Pick<StartOptions, 'clock' | 'groups'>,
): Promise<ProcessEnd> {
  return new Promise((resolve) => {
    child.once('exit', (status, signal) => {
      // Whoever it left behind would go on working, and hold its output open.
      if (child.pid !== undefined) groups.remove(child.pid);
      const timer = clock.schedule(clock.now() + outputMs, () => {
        child.stdout?.destroy();
        child.stderr?.destroy();
      });
      child.once('close', () => {
        clock.cancel(timer);
        resolve({ status, signal });
      });
    });
  });
}

function notStarted(child: ChildProcess, program: string, folder: string): Promise<Error> {
  return new Promise((resolve) => {
    child.once('error', (cause) => {
      const why =
        codeOf(cause) === 'ENOENT'
          ? `there is no such program (looked for it in PATH and, as a path, from ${folder})`
          : codeOf(cause) === 'EACCES'
            ? 'this user may not run it'
            : cause.message;
      resolve(new ApplicationError(`\`${program}\` could not be started: ${why}.`, { cause }));
    });
  });
}

/** The process groups that run. None of them outlives this process. */
export class ProcessGroups {
  readonly #leaders = new Set<number>();
  readonly #watcher: ProcessWatcher;
  readonly #killAll = () => {
    for (const leader of this.#leaders) this.signal(leader, 'SIGKILL');
  };

  /** @param mark of all that is started, as it stands in an environment */
  constructor(mark: string) {
    this.#watcher = new ProcessWatcher(mark);
  }

  /** Before a process is started: from then on, somebody watches. */
  prepare(): void {
    this.#watcher.begin();
  }

  add(leader: number): void {
    if (this.#leaders.size === 0) process.on('exit', this.#killAll);
    this.#leaders.add(leader);
    this.#watcher.add(leader);
  }

  /** Kills what is left of a group whose leader has ended. */
  remove(leader: number): void {
    this.signal(leader, 'SIGKILL');
    this.#leaders.delete(leader);
    this.#watcher.remove(leader);
    if (this.#leaders.size === 0) process.off('exit', this.#killAll);
  }

  /** Nothing runs any more, and nothing will be started. */
  end(): void {
    this.#watcher.end();
  }

  signal(leader: number, signal: NodeJS.Signals): void {
    if (!this.#leaders.has(leader)) return;
    try {
      process.kill(-leader, signal);
    } catch (error) {
      // Nobody is left in the group.
      if (codeOf(error) !== 'ESRCH' && codeOf(error) !== 'EPERM') throw error;
    }
  }
}
