/** What may happen to an application, and what a judge must find in it. */
import type { CallerRuleId } from '../../../../src/callers/rules.ts';
import type { ApplicationRecord } from '../../../../src/evidence/record-types.ts';
import type { Told, ToldCall } from '../scenes.ts';

export interface Situation {
  /** Completes the sentence "The application …". */
  readonly name: string;
  /** What decides. `nothing`: what the rule is about did not happen. */
  readonly finds: 'holds' | 'broken' | 'unclear' | 'nothing';
  readonly scenes: readonly Told[];
  readonly application: Partial<ApplicationRecord>;
}

/** By rule. */
export type Situations = Readonly<Partial<Record<CallerRuleId, readonly Situation[]>>>;

type Maker = (name: string, ...scenes: readonly Told[]) => Situation;

function finding(finds: Situation['finds']): Maker {
  return (name, ...scenes) => ({ name, finds, scenes, application: {} });
}

export const holds: Maker = finding('holds');
export const broken: Maker = finding('broken');
export const unclear: Maker = finding('unclear');
export const nothing: Maker = finding('nothing');

/** Situations of an application that says more about itself. */
export function declaring(
  application: Partial<ApplicationRecord>,
  ...situations: readonly Situation[]
): Situation[] {
  return situations.map((situation) => ({ ...situation, application }));
}

/** The same situations for several rules. */
export function forEach<Rule extends CallerRuleId>(
  rules: readonly Rule[],
  situations: (rule: Rule) => readonly Situation[],
): Situations {
  return Object.fromEntries(rules.map((rule) => [rule, situations(rule)]));
}

/** A submission, answered after 20 ms. */
export function submitted(sentMs = 0, other: Partial<ToldCall> = {}): ToldCall {
  return { at: [sentMs, sentMs + 20], input: {}, job: 'a', ...other };
}

/** A status request, answered after 20 ms. */
export function asked(
  sentMs: number,
  status = 'IN_PROGRESS',
  other: Partial<ToldCall> = {},
): ToldCall {
  const { job = 'a' } = other;
  return { at: [sentMs, sentMs + 20], job, answer: { id: job, status }, ...other };
}

/** A status request that shows the end, with an output. */
export function done(sentMs: number, other: Partial<ToldCall> = {}): ToldCall {
  const { job = 'a' } = other;
  const answer = { id: job, status: 'COMPLETED', output: { image_url: resultAddress } };
  return asked(sentMs, 'COMPLETED', { answer, ...other });
}

const resultAddress = 'http://127.0.0.1:1/results/a.png';

/** A download of the result. */
export function downloaded(sentMs: number, other: Partial<ToldCall> = {}): ToldCall {
  const request = { method: 'GET', target: '/results/a.png' };
  return { at: [sentMs, sentMs + 20], key: 'none', request, answer: 'picture', ...other };
}

/** No answer, because the connection closed. */
export const lost = { failure: 'The connection closed without an answer.' } as const;

/** No answer for so long, until the application left. */
export function left(ms: number): Pick<ToldCall, 'failure' | 'hangUpAfterMs'> {
  return { failure: 'The application closed the connection.', hangUpAfterMs: ms };
}

export const fails = [{ outcome: 'failure' }] as const;
export const crashes = [{ outcome: 'crashed' }] as const;
export const hangs = [{ outcome: 'unfinished' }] as const;
