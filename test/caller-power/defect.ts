/** A caller of the grid: a correct one, what is wrong with it, and when. */
import type { CallerRuleId } from '../../src/callers/rules.ts';
import type { Answer, Hands, Job, Sent } from '../callers/fetch-caller.ts';
import type { CorrectCaller, SpecialCaller } from './correct-callers.ts';

/** What a request is for. */
export type Purpose = 'submission' | 'status' | 'download' | 'other';

/** What came of a request: an answer, or the error for which there is none. */
export type Result =
  | { readonly answer: Answer; readonly error?: never }
  | { readonly answer?: never; readonly error: unknown };

/** Where a request, a webhook call or a piece of work stands among others. */
export interface CallerSituation {
  readonly purpose: Purpose | undefined;
  /** Counts what the defect would have broken in this application, from 1. */
  readonly turn: number;
  /** Whether another piece of work was under way. */
  readonly amongOthers: boolean;
  /** Whether an earlier request of the piece of work was refused or not answered. */
  readonly afterError: boolean;
  /** Since the piece of work began. */
  readonly elapsedMs: number;
}

/** A piece of work of an application. */
export interface Piece {
  readonly hands: Hands;
  /** What the application keeps for all of its pieces. */
  readonly shared: Shared;
  /** The latest submission. */
  submission: Sent | undefined;
  /** The answers to its submissions and status requests that held a job. */
  readonly jobs: Job[];
  hasEnded: boolean;
  /** Ends the work at once, whatever the correct caller would still do. */
  end(outcome: 'success' | 'failure', why: string): void;
  print(text: string): void;
}

/** For what a part remembers across pieces of work. */
export interface Shared {
  readonly pieces: Piece[];
  /** The ids of jobs that webhook calls were about. */
  readonly called: Set<unknown>;
  /** What happens to every later piece of work; undefined if the application lives. */
  death: string | undefined;
}

/** A request that a correct caller is about to send. */
export interface Outgoing {
  readonly sent: Sent;
  readonly purpose: Purpose;
  readonly piece: Piece;
  readonly signal: AbortSignal;
  /** Sends it, with changes if some are given. */
  readonly pass: (changed?: Partial<Sent>) => Promise<Answer>;
  /** Sends another request. */
  readonly send: (other: Sent) => Promise<Answer>;
  readonly pause: (ms: number) => Promise<void>;
}

/** A webhook call that has arrived. */
export interface Incoming {
  readonly call: Job;
  readonly hands: Pick<Hands, 'acts' | 'receiver' | 'clock'>;
  readonly shared: Shared;
  /** Takes it as the correct caller does. */
  readonly take: (changed?: Job) => void;
}

/** What is done in place of what the correct caller does. */
export type DefectPart =
  /** Undefined leaves the request as it is: it is not sent again. */
  | {
      readonly of: 'request';
      readonly send: (outgoing: Outgoing) => Promise<Answer | undefined>;
    }
  /** After what came of a request, if it is of this kind. Undefined leaves the result as it is. */
  | {
      readonly of: 'result';
      readonly when: (result: Result, outgoing: Outgoing) => boolean;
      readonly react: (outgoing: Outgoing, result: Result) => Promise<Answer | undefined>;
    }
  | { readonly of: 'call'; readonly take: (incoming: Incoming) => void }
  | {
      readonly of: 'acknowledgement';
      readonly answer: (
        call: Job,
        shared: Shared,
      ) => { readonly status: number; readonly afterMs: number };
    }
  | {
      readonly of: 'work';
      readonly work: (piece: Piece, workCorrectly: () => Promise<void>) => Promise<void>;
    }
  /** After a restart. */
  | {
      readonly of: 'resumption';
      readonly resume: (hands: Hands, resumeCorrectly: () => Promise<void>) => Promise<void>;
    };

export interface Defect {
  /** In kebab-case, unique; says what the caller does. */
  readonly name: string;
  /** A verdict that one of these is broken blames the right thing. Empty for what is legal. */
  readonly rules: readonly CallerRuleId[];
  /** The requests that it is about. Default: all. */
  readonly purposes?: readonly Purpose[];
  /** The only callers that can have it. Default: all that are not special. */
  readonly callers?: readonly SpecialCaller[];
  /** Whether a correct caller can have it. Default: each can. */
  readonly fits?: (caller: CorrectCaller) => boolean;
  /** Dimensions, or single values of them, under which nothing can show it. */
  readonly unseenUnder?: readonly string[];
  /** Whether it is also tried only when several pieces of work are under way. Default: no. */
  readonly showsAmongOthers?: boolean;
  /** Called anew for every application, so that it may keep state. */
  readonly begin: () => DefectPart;
}

/** Defects by their names, which are unique in all tables. */
export type DefectTable = Readonly<Record<string, Omit<Defect, 'name'>>>;

export interface CallerVariant {
  readonly caller: CorrectCaller;
  readonly defect: Defect;
  readonly conditions: readonly CallerCondition[];
}

export interface CallerCondition {
  readonly dimension: string;
  readonly value: string;
  readonly holds: (situation: CallerSituation) => boolean;
}

export function purposeOf({ method, url }: Pick<Sent, 'method' | 'url'>): Purpose {
  if (!url.includes('/v2/')) return 'download';
  if (/\/status\/[^/]+$/.test(url.split('?')[0] ?? '')) return 'status';
  return method === 'POST' && /\/run(?:sync)?(?:\?|$)/.test(url) ? 'submission' : 'other';
}
