/** What is forgiven where times are judged: the one table, of which verdicts repeat what they used. */
/** How far a time may miss its mark before that counts. */
export interface Tolerance {
  readonly fixedMs: number;
  /** Besides, this share of the time that is judged: clocks do not run equally fast. */
  readonly share: number;
  readonly reason: string;
}

/** By what is judged. */
export const tolerances = {
  lateTimer: {
    fixedMs: 5000,
    share: 0.001,
    reason: 'timers of a service may strike late, and be seen later still',
  },
  earlyTimer: {
    fixedMs: 1000,
    share: 0.001,
    reason: 'clocks differ, and instants may be rounded',
  },
  reportedTime: {
    fixedMs: 2000,
    share: 0.01,
    reason: 'what counts as waiting and running may begin and end around its transitions',
  },
  declaredTime: {
    fixedMs: 1000,
    share: 0.25,
    reason: 'a declared time is an estimate',
  },
  pollGap: {
    fixedMs: 5000,
    share: 0.1,
    reason: 'between two looks a job could have left its state and come back',
  },
  freeWorker: {
    fixedMs: 30_000,
    share: 0,
    reason: 'a worker may have to be started',
  },
  coldStart: {
    fixedMs: 120_000,
    share: 0,
    reason: 'a worker may have to be started, and its model to be loaded',
  },
  shortJob: {
    fixedMs: 60_000,
    share: 0,
    reason: 'for how long a job runs that ends by itself is not stated',
  },
  unknownJob: {
    fixedMs: 2000,
    share: 0,
    reason: 'a job may take a while to be known everywhere',
  },
  retainedJob: {
    fixedMs: 10_000,
    share: 0,
    reason: 'for how long a job is kept is not stated',
  },
  syncWait: {
    fixedMs: 20_000,
    share: 0,
    reason:
      'a synchronous submission suits short tasks, and how long it waits for others is not stated',
  },
  shortWait: {
    fixedMs: 1000,
    share: 0,
    reason: 'who answers sooner has not waited for the job',
  },
  result: {
    fixedMs: 10_000,
    share: 0,
    reason: 'a result may be shown before its job is completed',
  },
  lateAnswer: {
    fixedMs: 2500,
    share: 0.001,
    reason: 'a busy service ends a wait late, and answers travel',
  },
  earlyAnswer: {
    fixedMs: 100,
    share: 0.001,
    reason: 'clocks differ, and instants may be rounded',
  },
  retention: {
    fixedMs: 5000,
    share: 0.001,
    reason: 'jobs may be cleared away now and then',
  },
  hangUp: {
    fixedMs: 5000,
    share: 0.25,
    reason: 'a job may be taken late, and its webhook be called late',
  },
  callInTransit: {
    fixedMs: 4000,
    share: 0,
    reason: 'a call is under way for a while before it has arrived',
  },
  webhookCall: {
    fixedMs: 1000,
    share: 0,
    reason: 'a call takes its time to arrive, and an answer to be seen',
  },
} as const satisfies Readonly<Record<string, Tolerance>>;

/** An entry of the table. */
export type ToleranceName = keyof typeof tolerances;

/** How many milliseconds are forgiven where a time of `durationMs` is judged. Default: none is. */
export function toleranceMs(name: ToleranceName, durationMs = 0): number {
  const { fixedMs, share } = tolerances[name];
  return Math.ceil(fixedMs + share * durationMs);
}

/**
 * Where a time counted, in words, of findings that rest on a bound and not on how far a mark was missed.
 * @param counts which times count
 */
export function describeBound(
  name: ToleranceName,
  { boundMs, seenMs, counts }: { boundMs: number; seenMs: number; counts: 'below' | 'above' },
): string {
  const { reason } = tolerances[name];
  return `${Math.round(seenMs)} ms seen; what is ${counts} ${Math.round(boundMs)} ms counts, as ${reason}`;
}

/**
 * The margin of a finding, in words.
 * @param lateMs besides, how late the checks or all answers were at that time; up to 100 ms are
 * not told; default: 0
 */
export function describeMargin(
  name: ToleranceName,
  { limitMs, seenMs, lateMs = 0 }: { limitMs: number; seenMs: number; lateMs?: number },
): string {
  const apart = Math.round(seenMs - limitMs);
  const where = apart < 0 ? `${-apart} ms below` : `${apart} ms above`;
  const { reason } = tolerances[name];
  const late =
    lateMs > 100
      ? `; besides up to ${Math.ceil(lateMs)} ms, by which the checks, or all answers, were late then`
      : '';
  return `${Math.round(seenMs)} ms seen, ${where} ${limitMs} ms; ${toleranceMs(name, limitMs)} ms are allowed, as ${reason}${late}`;
}
