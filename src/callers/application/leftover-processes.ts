/** Processes that outlive the one that the checks started, because they began a session of their own. */
import { readdirSync, readFileSync } from 'node:fs';
import { unpredictableDigits } from '../../core/random.ts';
import { codeOf } from '../../core/system-errors.ts';

/** Where Linux shows the environment with which each process began; other systems have nothing like it. */
const processes = '/proc';

/** One that waits for a disk does not end at once. */
const mostRounds = 10;

const variable = 'INFERENCE_CONTRACT_CHECK';

/** A mark in the environment of all that an application starts: children inherit it. */
export class EnvironmentMark {
  readonly #value = unpredictableDigits();

  /** The environment with the mark. */
  on<Value>(env: Readonly<Record<string, Value>>): Record<string, Value | string> {
    return { ...env, [variable]: this.#value };
  }

  /** Whether a process carries the mark. */
  isOn(id: number): boolean {
    return readProcessEnvironment(id).includes(this.text);
  }

  /** As it stands in an environment. */
  get text(): string {
    return `${variable}=${this.#value}`;
  }

  /** Kills whoever carries the mark. Some tools keep a process for later commands, so only at the end of a check. */
  killAll(): void {
    // A process that is about to end may start another one meanwhile.
    for (let round = 0; round < mostRounds; round += 1) {
      if (!this.#carriers().map(kill).includes(true)) return;
    }
  }

  #carriers(): number[] {
    return idsOfProcesses().filter((id) => this.isOn(id));
  }
}

/** Empty on systems without `/proc`. */
export function idsOfProcesses(): number[] {
  try {
    return readdirSync(processes).map(Number).filter(Number.isInteger);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

function readProcessEnvironment(id: number): readonly string[] {
  try {
    return readFileSync(`${processes}/${id}/environ`, 'utf8').split('\0');
  } catch (error) {
    // It has ended, or is one of another user.
    if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes(codeOf(error) ?? '')) return [];
    throw error;
  }
}

/** Whether it was there to be killed. */
function kill(id: number): boolean {
  try {
    return process.kill(id, 'SIGKILL');
  } catch (error) {
    if (codeOf(error) === 'ESRCH' || codeOf(error) === 'EPERM') return false;
    throw error;
  }
}
