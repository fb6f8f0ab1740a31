/**
 * Makes an application of a variant: the correct caller, with wrappers around its requests, its webhook server and its
 * work.
 */
import { setMaxListeners } from 'node:events';
import type { Application } from '../../src/callers/application/application.ts';
import { pause } from '../../src/core/clock-waits.ts';
import { isObject } from '../../src/core/json.ts';
import { linkedSignal, untilAborted } from '../../src/core/signals.ts';
import {
  type Answer,
  caller,
  type Habits,
  type Hands,
  jsonOf,
  type Sent,
} from '../callers/fetch-caller.ts';
import {
  type CallerSituation,
  type CallerVariant,
  type DefectPart,
  type Outgoing,
  type Piece,
  purposeOf,
  type Shared,
} from './defect.ts';

export interface BrokenApplication {
  readonly application: Application;
  /** How often it did what is wrong. */
  readonly times: () => number;
}

export function brokenApplication(variant: CallerVariant): BrokenApplication {
  const { name, habits } = variant.caller;
  const instances: Instance[] = [];
  return {
    application: {
      ...caller(name, habits),
      async open(access, signal) {
        const instance = new Instance(variant);
        instances.push(instance);
        const running = await caller(name, instance.habits()).open(access, signal);
        return { ...running, output: () => instance.printed.join('\n') };
      },
    },
    times: () => instances.reduce((sum, { times }) => sum + times, 0),
  };
}

/** One running application. */
class Instance {
  times = 0;
  readonly printed: string[] = [];
  readonly #variant: CallerVariant;
  readonly #part: DefectPart;
  readonly #shared: Shared = { pieces: [], called: new Set(), death: undefined };
  #turn = 0;

  constructor(variant: CallerVariant) {
    this.#variant = variant;
    this.#part = variant.defect.begin();
  }

  habits(): Habits {
    const { habits } = this.#variant.caller;
    return {
      ...habits,
      work: (hands) => this.#work(hands),
      resume: (hands) => {
        const part = this.#part;
        const resumeCorrectly = () => habits.resume(hands);
        return part.of === 'resumption' && this.#isMet(this.#situation(1))
          ? part.resume(hands, resumeCorrectly)
          : resumeCorrectly();
      },
      onCall: (call, hands, path) => {
        const part = this.#part;
        this.#shared.called.add(call['id']);
        const take = (changed = call) => habits.onCall(changed, hands, path);
        if (part.of === 'call' && this.#isMet(this.#situation(1)))
          part.take({ call, hands, shared: this.#shared, take });
        else take();
      },
      acknowledges: (call) =>
        this.#part.of === 'acknowledgement' && this.#isMet(this.#situation(1))
          ? this.#part.answer(call, this.#shared)
          : habits.acknowledges(call),
    };
  }

  /** @param mine how many pieces of work are not other ones */
  #situation(mine: number): CallerSituation {
    const underWay = this.#shared.pieces.filter(({ hasEnded }) => !hasEnded);
    const amongOthers = underWay.length > mine;
    return { purpose: undefined, turn: 0, amongOthers, afterError: false, elapsedMs: 0 };
  }

  #isMet(situation: CallerSituation): boolean {
    this.#turn += 1;
    const turn = this.#turn;
    const isMet = this.#variant.conditions.every(({ holds }) => holds({ ...situation, turn }));
    if (isMet) this.times += 1;
    return isMet;
  }

  async #work(hands: Hands): Promise<void> {
    const { habits } = this.#variant.caller;
    const part = this.#part;
    const ending = new AbortController();
    const until = linkedSignal([hands.signal, ending.signal]);
    setMaxListeners(0, until.signal);
    let ended: { readonly outcome: 'success' | 'failure'; readonly why: string } | undefined;
    const piece: Piece = {
      hands: { ...hands, signal: until.signal },
      shared: this.#shared,
      submission: undefined,
      jobs: [],
      hasEnded: false,
      end(outcome, why) {
        ended ??= { outcome, why };
        ending.abort(new Error(why));
      },
      print: (text) => void this.printed.push(text),
    };
    this.#shared.pieces.push(piece);
    const transport = this.#transportOf(piece);
    const workCorrectly = () =>
      untilAborted(
        until.signal,
        habits.work({ ...piece.hands, habits: { ...hands.habits, work: habits.work, transport } }),
      );
    try {
      if (this.#shared.death !== undefined) throw new Error(this.#shared.death);
      const isBroken = part.of === 'work' && this.#isMet(this.#situation(1));
      await (isBroken ? part.work(piece, workCorrectly) : workCorrectly());
    } catch (error) {
      hands.signal.throwIfAborted();
      if (ended === undefined) throw error;
    } finally {
      piece.hasEnded = true;
      until.unlink();
    }
    if (ended?.outcome === 'failure') throw new Error(ended.why);
  }

  /** Sends requests of a piece of work, as the defect says. */
  #transportOf(piece: Piece): Habits['transport'] {
    const { defect, caller } = this.#variant;
    const { signal: ofPiece, clock } = piece.hands;
    const part = this.#part;
    const startMs = clock.now();
    let afterError = false;
    const send = async (sent: Sent, signal: AbortSignal): Promise<Answer> => {
      if (purposeOf(sent) === 'submission') piece.submission = sent;
      try {
        const answer = await caller.habits.transport(sent, signal);
        if (answer.status >= 400) afterError = true;
        const job = answer.status < 300 && sent.url.includes('/v2/') ? jsonOf(answer) : undefined;
        if (isObject(job) && typeof job['id'] === 'string') piece.jobs.push(job);
        return answer;
      } catch (error) {
        afterError = true;
        throw error;
      }
    };
    return async (sent, signal) => {
      // Each request that is sent in its place waits for it.
      setMaxListeners(0, signal);
      const purpose = purposeOf(sent);
      const elapsedMs = clock.now() - startMs;
      const situation = { ...this.#situation(1), purpose, afterError, elapsedMs };
      let passed: Promise<Answer> | undefined;
      const outgoing: Outgoing = {
        sent,
        purpose,
        piece,
        signal,
        pass(changed) {
          const answer = send({ ...sent, ...changed }, signal);
          if (changed === undefined) passed = answer;
          return answer;
        },
        send: (other) => send(other, ofPiece),
        pause: (ms) => pause(ms, { clock, signal: ofPiece }),
      };
      let answer: Answer | undefined;
      if (defect.purposes?.includes(purpose) ?? true) {
        if (part.of === 'request' && this.#isMet(situation)) {
          answer = await part.send(outgoing);
        } else if (part.of === 'result') {
          const result = await outgoing.pass().then(
            (answer) => ({ answer }),
            (error: unknown) => ({ error }),
          );
          if (part.when(result, outgoing) && this.#isMet(situation))
            answer = await part.react(outgoing, result);
        }
      }
      // Who ends the work does not go on.
      ofPiece.throwIfAborted();
      return answer ?? (await (passed ?? outgoing.pass()));
    };
  }
}
