/**
 * What is tolerated: by how much a time may miss its limit, and how often a request may fail. Verdicts name
 * the tolerance. Delays of the network and of a busy service are not constants: judges add what the run
 * measured (`EvidenceView.transitMs` and `slowestStatusMs`).
 */

/** How far a time may miss its limit before that counts. */
export interface Tolerance {
  readonly fixedMs: number;
  /** In addition, this share of the judged time: clocks run at different speeds. */
  readonly share: number;
  readonly reason: string;
}

export const tolerances = {
  lateTimer: {
    fixedMs: 5000,
    share: 0.001,
    reason:
      'the precision of timers is not stated: a service may look for jobs past a limit every few seconds',
  },
  outlasted: {
    fixedMs: 2000,
    share: 0.001,
    reason: 'timers of a service may fire late, and polling sees them later still',
  },
  lateCall: {
    fixedMs: 2000,
    share: 0.001,
    reason: 'a service may call slightly late, and calls take time to arrive',
  },
  earlyTimer: {
    fixedMs: 500,
    share: 0.001,
    reason: 'clocks differ, and times may be rounded',
  },
  reportedTime: {
    fixedMs: 500,
    share: 0.01,
    reason: 'waiting and running may be measured slightly before or after the transitions',
  },
  declaredTime: {
    fixedMs: 1000,
    share: 0.25,
    reason: 'a declared time is an estimate',
  },
  pollGap: {
    fixedMs: 5000,
    share: 0.1,
    reason: 'between two status requests a job could have left its state and returned',
  },
  freeWorker: {
    fixedMs: 30_000,
    share: 0,
    reason: 'a worker may have to be started',
  },
  coldStart: {
    fixedMs: 120_000,
    share: 0,
    reason: 'a worker may have to be started, and load its model',
  },
  shortJob: {
    fixedMs: 60_000,
    share: 0,
    reason: 'the running time of a job that ends by itself is not stated',
  },
  unknownJob: {
    fixedMs: 6000,
    share: 0,
    reason: 'a new job may take a while to become visible everywhere',
  },
  newFile: {
    fixedMs: 2000,
    share: 0,
    reason: 'a new file may take a while to become visible everywhere',
  },
  retainedJob: {
    fixedMs: 10_000,
    share: 0,
    reason: 'the retention time of a job is not stated',
  },
  syncWait: {
    fixedMs: 20_000,
    share: 0,
    reason: '`runsync` suits short tasks, and how long it waits for longer ones is not stated',
  },
  shortWait: {
    fixedMs: 1000,
    share: 0,
    reason: 'an answer that comes sooner did not wait for the job',
  },
  promptAnswer: {
    fixedMs: 10_000,
    share: 0,
    reason: 'how soon "at once" is not stated',
  },
  result: {
    fixedMs: 10_000,
    share: 0,
    reason: 'a result may be visible before its job is completed',
  },
  runningWait: {
    fixedMs: 3000,
    share: 0,
    reason: 'how long `runsync` waits for a job that a worker runs is not stated',
  },
  lateAnswer: {
    fixedMs: 2500,
    share: 0.001,
    reason: 'a busy service ends a wait late, and answers take time to arrive',
  },
  earlyAnswer: {
    fixedMs: 100,
    share: 0.001,
    reason: 'clocks differ, and times may be rounded',
  },
  retention: {
    fixedMs: 5000,
    share: 0.001,
    reason: 'jobs may be removed in batches',
  },
  hangUp: {
    fixedMs: 5000,
    share: 0.25,
    reason: 'a job may start late, and its webhook may be called late',
  },
  transit: {
    fixedMs: 300,
    share: 0,
    reason: 'messages take time to arrive',
  },
  learnedTime: {
    fixedMs: 100,
    share: 0.25,
    reason: 'how long jobs take depends on the load of a service',
  },
  answerTime: {
    fixedMs: 250,
    share: 0.75,
    reason: 'how long answers take depends on the network and on the load of a service',
  },
  measuredNumber: {
    fixedMs: 0,
    share: 0.01,
    reason: 'clocks run at different speeds',
  },
  callerPatience: {
    fixedMs: 1000,
    share: 0,
    reason: 'how long a caller waits for an answer is not stated',
  },
} as const satisfies Readonly<Record<string, Tolerance>>;

export type ToleranceName = keyof typeof tolerances;

/** The tolerance for a time of `durationMs`, in milliseconds. Default: the fixed part alone. */
export function toleranceMs(name: ToleranceName, durationMs = 0): number {
  const { fixedMs, share } = tolerances[name];
  return Math.ceil(fixedMs + share * durationMs);
}

/** Describes the bound of a finding; `counts` says which side of it counts. */
export function describeBound(
  name: ToleranceName,
  { boundMs, seenMs, counts }: { boundMs: number; seenMs: number; counts: 'below' | 'above' },
): string {
  const { reason } = tolerances[name];
  return `${Math.round(seenMs)} ms observed; only times ${counts} ${Math.round(boundMs)} ms count, because ${reason}`;
}

/** Describes the margin of a finding. `lateMs`, how late the checks or answers were, is mentioned above 100 ms. */
export function describeMargin(
  name: ToleranceName,
  { limitMs, seenMs, lateMs = 0 }: { limitMs: number; seenMs: number; lateMs?: number },
): string {
  const apart = Math.round(seenMs - limitMs);
  const where = apart < 0 ? `${-apart} ms below` : `${apart} ms above`;
  const { reason } = tolerances[name];
  const late =
    lateMs > 100
      ? `; up to ${Math.ceil(lateMs)} ms more because the checks or all answers were late then`
      : '';
  return `${Math.round(seenMs)} ms observed, ${where} ${limitMs} ms; the tolerance is ${toleranceMs(name, limitMs)} ms, because ${reason}${late}`;
}

/** The number of consecutive failures (5xx) of the same request that count as persistent. */
export const persistentFailures = 4;

/** They do not count if they are likelier than this where requests fail as often as others of the run do. */
export const failuresByChance = 1e-5;

/** The minimum time that they span, in milliseconds; a restart or a short overload ends sooner. */
export const persistentMs = 5000;

/** The number of unfinished answers to the same synchronous submission that a busy queue no longer explains. */
export const unfinishedAttempts = 4;

/** The number of late answers to submissions that chance no longer explains. */
export const lateSubmissions = 3;

/**
 * The longest time in which so many requests count as sent in quick succession, in milliseconds: a rate limit may
 * count the requests of a few seconds only.
 */
export function burstMs(requests: number): number {
  return Math.max(1000, requests * 2.5);
}

/**
 * When a rate is the reason of refusals: so many in a row, and so large a share of the requests before them in quick
 * succession. A declared burst says what a 429 is for, and whoever sends it may be so many times slower.
 */
export const refusedBursts = {
  declared: { fewestInARow: 2, slowness: 4 },
  other: { fewestInARow: 3, slowness: 1 },
  quickShare: 0.75,
} as const;

/** An instant in the URL of a result counts as its expiry only if it is at most this far ahead: others are ids or sizes. */
export const farthestExpiryMs = 10 * 366 * 24 * 3_600_000;

/**
 * From this share of the time of a scenario on for which the checks had to wait for their turn, they may have missed
 * what they were to see, and seen the rest at another time. The machines of CI are a little late all the time.
 */
const slowShare = 0.5;

/** Whether the machine that ran a scenario was too busy for what has to be seen in time. */
export function wasMachineSlow({ lateShare = 0 }: { readonly lateShare?: number }): boolean {
  return lateShare >= slowShare;
}

export function isServerError(status: number | undefined): boolean {
  return status !== undefined && status >= 500;
}

/** Of so many sightings, a few may be exceptions: another part of a deployment answers now and then. */
const exceptional = { fewestSightings: 20, share: 0.05 };

/** Whether so few of all sightings show something else that the others still count. */
export function isException(others: number, all: number): boolean {
  const { fewestSightings, share } = exceptional;
  return others === 0 || (all >= fewestSightings && others <= share * all);
}
