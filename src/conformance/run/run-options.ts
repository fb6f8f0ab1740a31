/** What a run needs, and its result. */

import type { Fetch } from '../../client/http.ts';
import type { Clock } from '../../core/clock.ts';
import type { EvidenceRecord, ScenarioLeftOut } from '../../evidence/record-types.ts';
import type { Recorder } from '../../evidence/recorder.ts';
import type { Profile } from '../contract/rules.ts';
import type { Target } from '../target/target.ts';
import type { Lookup } from './deployment.ts';
import type { PlannedTime } from './overdue-run.ts';
import type { Scenario } from './scenario.ts';
import type { SubmittedJob } from './submitted-jobs.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

export interface RunOptions {
  readonly target: Target;
  readonly profile: Profile;
  /** Seed for random requests. Default: `0`. */
  readonly seed?: string;
  readonly scenarios: readonly Scenario[];
  /** Scenarios that the plan left out, for the evidence. Default: none. */
  readonly leftOut?: readonly ScenarioLeftOut[];
  /** The rules that decide the exit status. Default: all. */
  readonly selected?: readonly string[] | undefined;
  /** How long the run is expected to take, which also bounds it. Default: unknown. */
  readonly planned?: PlannedTime | undefined;
  readonly fetch: Fetch;
  /** Resolves host names of downloads. Default: the system's resolver. */
  readonly lookup?: Lookup;
  /** Real time. */
  readonly clock: Clock;
  /** Cancels the run: drops pending requests, and cancels jobs if the deployment offers that. */
  readonly signal: AbortSignal;
  /** Creates unguessable names, for wrong keys and webhook addresses. */
  readonly newName: () => string;
  /** Creates the webhook receiver. Default: none. */
  readonly receiver?: (recorder: Recorder) => WebhookReceiver;
  /** Which scenarios run once more, each at most once, after all others have ended. Default: none. */
  readonly toRepeat?: (
    records: readonly EvidenceRecord[],
    spent: SpentBudget,
  ) => readonly Scenario[];
  readonly onRecord?: (record: EvidenceRecord) => void;
  readonly onProgress?: (progress: Progress) => void;
  /** Gets the reason why a run goes on beyond twice its plan. */
  readonly onLate?: (reason: string) => void;
}

/** What a run has spent of what its plan states. */
export interface SpentBudget {
  /** At worst, in units of 10^-`pricing.decimals` dollars. */
  readonly cost: bigint;
  readonly requests: number;
  /** In milliseconds of real time. */
  readonly durationMs: number;
}

export interface Progress {
  readonly scenario: string;
  /** Whether it has ended; otherwise it has started. */
  readonly hasEnded: boolean;
  readonly running: readonly string[];
  readonly ended: number;
  readonly total: number;
  /** The reserved cost, in dollars as decimal text. */
  readonly reserved: string;
}

export interface RunResult {
  readonly records: readonly EvidenceRecord[];
  readonly jobs: readonly SubmittedJob[];
  /** The worst-case cost of all jobs, in dollars as decimal text. */
  readonly reserved: string;
  readonly requests: number;
  /** Bugs of the suite itself. With any, the verdicts are unreliable. */
  readonly errors: readonly Error[];
}
