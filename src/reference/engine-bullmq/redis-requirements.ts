/** Checks that a Redis server is suitable for storing jobs, and remains so. */
import { afterWallClock } from '../../core/clock.ts';
import { StoreUnavailable } from '../engine/store-unavailable.ts';
import type { RedisConnections } from './redis-connections.ts';

export interface ServerNotice {
  readonly text: string;
  readonly isWarning: boolean;
}

/** A server that must not be used. The message goes on from its address. */
export class UnsuitableServer extends Error {}

/** The oldest version that has all the commands. */
const oldest = { major: 6, minor: 2 };

/**
 * Says what was found about the server. Rejects with `UnsuitableServer` if it is too old or a
 * replica of Redis, or if it may delete keys when its memory is full.
 */
export async function checkServer(store: RedisConnections): Promise<ServerNotice[]> {
  return checkServerInfo(await store.ask((redis) => redis.info()));
}

/** The same for what the command `INFO` answers. Throws for a server that is refused. */
export function checkServerInfo(text: string): ServerNotice[] {
  const info = new Map(
    text.split('\r\n').map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name, value.join(':')];
    }),
  );
  const valkey = info.get('valkey_version');
  const version = valkey ?? info.get('redis_version') ?? 'unknown';
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isTooOld = major < oldest.major || (major === oldest.major && minor < oldest.minor);
  if (isTooOld) {
    throw new UnsuitableServer(
      `has the version ${version}, expected ${oldest.major}.${oldest.minor} or later.`,
    );
  }
  if (info.get('role') === 'slave') {
    const isAlone =
      info.get('master_link_status') === 'down' ? ' without a connection to its master' : '';
    throw new UnsuitableServer(
      `is a Redis replica${isAlone}, which rejects writes. Give the address of its master.`,
    );
  }
  const policy = info.get('maxmemory_policy') ?? 'unknown';
  if (policy !== 'noeviction') {
    throw new UnsuitableServer(
      `may delete keys (maxmemory-policy ${policy}). Set maxmemory-policy noeviction.`,
    );
  }
  const isDurable = info.get('aof_enabled') === '1';
  const name = valkey === undefined ? 'Redis' : 'Valkey';
  return [
    {
      text: `Jobs are shared on ${name} ${version}; maxmemory-policy is noeviction.`,
      isWarning: false,
    },
    isDurable
      ? { text: 'Redis writes jobs to disk (appendonly).', isWarning: false }
      : {
          text: 'Redis loses accepted jobs when it restarts. Set appendonly yes.',
          isWarning: true,
        },
  ];
}

export interface ServerWatchOptions {
  readonly store: RedisConnections;
  /** How often to check, in real milliseconds. */
  readonly everyMs: number;
  /** Told once when the server becomes unsuitable, and once when it is suitable again. */
  readonly onNotice: (notice: ServerNotice) => void;
  readonly onError: (error: unknown) => void;
}

/** Checks again and again, because somebody may change the settings of a server while it runs. */
export class ServerWatch {
  readonly #options: ServerWatchOptions;
  #warnings: readonly string[];
  #nextLook: ReturnType<typeof afterWallClock> | undefined;
  #isStopped = false;

  /** @param notices what is already told */
  constructor(options: ServerWatchOptions, notices: readonly ServerNotice[]) {
    this.#options = options;
    this.#warnings = warningsIn(notices);
    this.#lookLater();
  }

  stop(): void {
    this.#isStopped = true;
    this.#nextLook?.release();
  }

  #lookLater(): void {
    if (this.#isStopped) return;
    this.#nextLook = afterWallClock(this.#options.everyMs, () => void this.#look());
  }

  async #look(): Promise<void> {
    const { store, onError } = this.#options;
    try {
      this.#compare(warningsIn(await checkServer(store)));
    } catch (error) {
      if (error instanceof UnsuitableServer) this.#compare([`Redis ${error.message}`]);
      // Whoever runs the service hears of an outage from others.
      else if (!(error instanceof StoreUnavailable)) onError(error);
    }
    this.#lookLater();
  }

  #compare(warnings: readonly string[]): void {
    if (this.#isStopped) return;
    const { onNotice } = this.#options;
    const before = this.#warnings;
    this.#warnings = warnings;
    for (const text of warnings) if (!before.includes(text)) onNotice({ text, isWarning: true });
    for (const text of before) {
      if (!warnings.includes(text)) onNotice({ text: `Resolved: ${text}`, isWarning: false });
    }
  }
}

function warningsIn(notices: readonly ServerNotice[]): string[] {
  return notices.filter(({ isWarning }) => isWarning).map(({ text }) => text);
}
