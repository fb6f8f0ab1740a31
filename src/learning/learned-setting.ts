/** One setting of the local service, and how a deployment's evidence shows what it has to be. */
import type { Bounds } from '../conformance/recognising/measured-bounds.ts';
import type { EvidenceRef } from '../conformance/recognising/recognition.ts';
import type { MeasuredTimes } from './duration-change.ts';
import type { SideLengths } from './side-lengths.ts';

/** Settings are JSON. */
export type SettingValue =
  | string
  | number
  | boolean
  | null
  | readonly SettingValue[]
  | { readonly [key: string]: SettingValue };

export function isSettingValue(value: unknown): value is SettingValue {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  return typeof value === 'object' && Object.values(value).every(isSettingValue);
}

/** All that was seen, in clauses without data of the deployment that are equal for what is the same. */
export type Clauses = readonly string[];

export interface NumberLimits {
  readonly alternative: string;
  readonly bounds: Bounds;
  readonly shownBy: readonly EvidenceRef[];
}

export type Basis =
  | {
      readonly kind: 'seen';
      readonly count: number;
      readonly shownBy: readonly EvidenceRef[];
      /** What else is known of the value, as a clause without data of the deployment. */
      readonly detail?: string;
      readonly clauses?: Clauses;
    }
  /** The owner of the deployment says so. */
  | { readonly kind: 'declared' }
  /**
   * - somethingElse: the deployment does what no setting expresses.
   * - varies: it was not always the same.
   */
  | {
      readonly kind: 'somethingElse' | 'varies';
      readonly count: number;
      readonly shownBy: readonly EvidenceRef[];
      /** What was seen, as a clause without data of the deployment. */
      readonly detail: string;
      /** The alternative that was seen most, if it was not always the same. */
      readonly mostly?: { readonly alternative: string; readonly count: number };
      /** What is known of a number whose measured values contradict each other, of each. */
      readonly contradictory?: readonly Bounds[];
      readonly clauses: Clauses;
    }
  /** What would show it; undefined if requests and responses never do. */
  | {
      readonly kind: 'notSeen';
      readonly wouldShow: string | undefined;
      /** What is known of the number of an alternative all the same. */
      readonly limits?: NumberLimits;
    }
  /** The settings need a value that says nothing about the deployment; why, as a clause. */
  | { readonly kind: 'madeUp'; readonly why: string };

/** How a value in a file may differ from what was seen without being another one. */
export type Measure =
  | { readonly kind: 'exact' }
  /** The number is known by its limits only. */
  | { readonly kind: 'bounds'; readonly bounds: Bounds }
  /** Nobody knows by how much the number is larger than what was seen. */
  | { readonly kind: 'atLeast' }
  /** Times of jobs, or of answers, which also vary with the network. */
  | ({ readonly kind: 'times' | 'answerTimes' } & MeasuredTimes)
  /** How the sides of images were rounded. */
  | { readonly kind: 'sides'; readonly sides: readonly SideLengths[] }
  /** A script, and the times that its jobs took, if that counts. */
  | ({ readonly kind: 'script' } & MeasuredTimes);

export interface LearnedSetting {
  /** The keys that lead to it in the settings. */
  readonly path: readonly string[];
  /** Undefined: the local service does what it does by itself. */
  readonly value: SettingValue | undefined;
  /** What the local service does by itself. */
  readonly otherwise?: SettingValue;
  readonly basis: Basis;
  /** Default: exact. */
  readonly measure?: Measure;
}
