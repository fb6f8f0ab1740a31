/**
 * Keys that must be refused, tried beside the status requests of a run: at every kind of endpoint, and
 * in every phase of a job that the run meets. They cost no job.
 */
import { parseJob } from '../../client/job.ts';
import { parseJson, readExchange } from '../../evidence/operation-exchange.ts';
import type { Exchange } from '../../evidence/records.ts';
import type { Target } from '../target/target.ts';
import type { SendOptions } from './deployment.ts';
import { neighboursOf } from './neighbours.ts';

/** A wrong key that resembles the valid one. */
export interface SimilarKey {
  readonly label: string;
  readonly wrongKey: (valid: string) => string;
}

/** Every one is wrong. Some services compare keys without case, up to a length, or not at all if one is empty. */
export function similarKeys(valid: string): SimilarKey[] {
  const neighbours = neighboursOf(valid).map(
    ({ how }): SimilarKey => ({
      label: `a wrong key: the valid one ${how}`,
      // Each scenario may have a key of its own.
      wrongKey: (own) => neighboursOf(own).find((one) => one.how === how)?.text ?? `x${own}x`,
    }),
  );
  return [...neighbours, { label: 'a wrong key: an empty one', wrongKey: () => '' }];
}

/** Similar keys per kind of endpoint and phase: the others are tried where jobs have ended. */
const mostSimilar = 3;

export class KeyProbes {
  readonly #target: Target;
  readonly #left = new Map<string, SendOptions[]>();
  #isOver = false;

  constructor(target: Target) {
    this.#target = target;
  }

  /** How to repeat a status request with a key that must be refused; undefined if nothing new can be seen. */
  after(answer: Exchange): SendOptions | undefined {
    const { operationId, endpointId, jobId, status = 0 } = readExchange(answer);
    if (this.#isOver || operationId !== 'getJobStatus' || status >= 300) return undefined;
    const { endpoints, declares } = this.#target;
    const kind = endpoints.find(({ id }) => id === endpointId)?.kind;
    const { finalStates } = declares;
    const job = parseJob(parseJson(answer.response?.body), { id: jobId, finalStates });
    if (kind === undefined || job === undefined) return undefined;
    const place = `${kind} ${job.phase}`;
    const left = this.#left.get(place) ?? this.#all();
    this.#left.set(place, left);
    return left.shift();
  }

  /** A service that limits guesses is not asked again. */
  note({ response }: Exchange): void {
    if (response?.status === 429) this.#isOver = true;
  }

  #all(): SendOptions[] {
    const { keys } = this.#target;
    const wrong = { key: 'wrong', probes: ['wrong-key-refused'], accepts429: true } as const;
    const forbidden = {
      ...wrong,
      key: 'forbidden',
      probes: ['forbidden-key-refused'],
      label: 'a forbidden key',
    } as const;
    return [
      { ...wrong, label: 'a wrong key' },
      ...(keys.forbidden === undefined ? [] : [forbidden]),
      ...similarKeys(keys.valid)
        .slice(-1 - mostSimilar)
        .map((one) => ({ ...wrong, ...one })),
    ];
  }
}
