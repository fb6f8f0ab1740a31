/**
 * Keys and endpoints that must be refused, tried beside the status requests of a run: at every endpoint,
 * and in every phase of a job that the run meets at a kind of endpoint. They cost no job.
 */
import { operations } from '#generated/reference/tables.js';
import { isFinished, type Job, parseJob } from '../../client/job.ts';
import { parseJson, readExchange } from '../../evidence/operation-exchange.ts';
import type { Exchange } from '../../evidence/record-types.ts';
import { emptyBearer, emptyHeader } from '../contract/empty-authorization.ts';
import { rules } from '../contract/rules.ts';
import type { Target } from '../target/target.ts';
import type { SendOptions } from './deployment.ts';
import { neighboursOf, unlikelyNeighbours } from './wrong-keys-and-ids.ts';

/** A wrong key that resembles the valid one. */
export interface SimilarKey {
  readonly label: string;
  /** Undefined if the key has no such neighbour. */
  readonly wrongKey: (valid: string) => string | undefined;
  readonly keyForm?: 'bare';
}

/** Every one is wrong. Some services compare keys without case, up to a length, or not at all if one is empty. */
export function similarKeys(valid: string): SimilarKey[] {
  const neighbours = neighboursOf(valid).map(
    ({ how }): SimilarKey => ({
      label: `a wrong key: the valid one ${how}`,
      // Each scenario may have a key of its own.
      wrongKey: (validKey) =>
        neighboursOf(validKey).find((neighbour) => neighbour.how === how)?.text,
    }),
  );
  const wrongKey = () => '';
  return [
    ...neighbours,
    { label: emptyBearer, wrongKey },
    { label: emptyHeader, wrongKey, keyForm: 'bare' },
  ];
}

/** One half of the similar keys; those of two turns in a row are all of them. */
function halfOf(keys: readonly SimilarKey[], turn: number): SimilarKey[] {
  return keys.filter((_, index) => index % 2 === turn % 2);
}

const statedOperations = rules['wrong-key-refused'].shownAt ?? [];

const phases: readonly Job['phase'][] = ['waiting', 'running', 'completed', 'ended', 'unknown'];

/** After a slower answer, the next look at a job that changes comes first, in milliseconds. */
const slowAnswerMs = 300;

/** What is tried beside status requests. */
interface ProbedParts {
  /**
   * Whether some scenario sends a wrong key to each stated operation. Those come first: a service that limits
   * guesses may answer no further ones.
   */
  readonly keys: boolean;
  readonly endpoints: boolean;
}

/** How to repeat a status request so that it must be refused. */
export interface Probe {
  readonly options: SendOptions;
  /** Another path. Default: the same. */
  readonly target?: string;
}

export class StatusProbes {
  readonly #target: Target;
  readonly #tried: ProbedParts;
  readonly #left = new Map<string, Probe[]>();
  readonly #unasked = new Set<string>(statedOperations);
  #isOver = false;

  constructor(target: Target, tried: ProbedParts = { keys: true, endpoints: true }) {
    this.#target = target;
    this.#tried = tried;
  }

  /** Undefined if nothing new can be seen. */
  after(answer: Exchange): Probe | undefined {
    const { operationId, endpointId, jobId, status = 0 } = readExchange(answer);
    if (this.#isOver || operationId !== 'getJobStatus' || status >= 300) return undefined;
    const { endpoints, declares } = this.#target;
    const endpoint = endpoints.find(({ id }) => id === endpointId);
    const { finalStates } = declares;
    const job = parseJob(parseJson(answer.response?.body), { id: jobId, finalStates });
    if (endpoint === undefined || jobId === undefined || job === undefined) return undefined;
    if (!isFinished(job) && (answer.receivedMs ?? 0) - answer.sentMs > slowAnswerMs)
      return undefined;
    const { id, kind } = endpoint;
    // Each phase meets all similar keys, half of them at each kind of endpoint; and so does each kind.
    const turn = phases.indexOf(job.phase) + (kind === 'public' ? 1 : 0);
    const { endpoints: areEndpointsTried } = this.#tried;
    const keys = this.#tried.keys && this.#unasked.size === 0;
    return (
      // Some endpoints are asked only once.
      (keys ? this.#next(`key at ${id}`, () => this.#forbidden()) : undefined) ??
      (keys ? this.#next(`${kind} ${job.phase}`, () => this.#keys(turn)) : undefined) ??
      (areEndpointsTried ? this.#next(`near ${id}`, () => this.#near(id, jobId)) : undefined)
    );
  }

  /** Notes what a scenario sent. */
  noteSent(sent: Exchange): void {
    if (sent.key !== 'wrong' || sent.response === undefined) return;
    const { operationId } = readExchange(sent);
    if (operationId !== undefined) this.#unasked.delete(operationId);
  }

  /** A service that limits guesses is not asked again. */
  note({ response }: Exchange): void {
    if (response?.status === 429) this.#isOver = true;
  }

  #next(place: string, all: () => Probe[]): Probe | undefined {
    const left = this.#left.get(place) ?? all();
    this.#left.set(place, left);
    return left.shift();
  }

  #keys(turn: number): Probe[] {
    return [
      { options: { ...wrong, label: 'a wrong key' } },
      ...this.#forbidden(),
      ...halfOf(similarKeys(this.#target.keys.valid), turn).map((similarKey) => ({
        options: { ...wrong, ...similarKey },
      })),
    ];
  }

  #forbidden(): Probe[] {
    if (this.#target.keys.forbidden === undefined) return [];
    const probes = ['forbidden-key-refused'] as const;
    return [{ options: { ...wrong, key: 'forbidden', probes, label: 'a forbidden key' } }];
  }

  /** With a job that exists there, an id that is taken for the endpoint's gets the job. */
  #near(id: string, jobId: string): Probe[] {
    const knownIds = this.#target.endpoints.map((endpoint) => endpoint.id);
    return unlikelyNeighbours(id, { known: knownIds }).map(({ how, text }) => ({
      target: statusPath(text, jobId),
      options: {
        probes: ['unknown-endpoint-is-404'],
        accepts429: true,
        label: `an endpoint that is not declared (the id of another one ${how})`,
      } as const,
    }));
  }
}

const wrong = { key: 'wrong', probes: ['wrong-key-refused'], accepts429: true } as const;

function statusPath(endpointId: string, jobId: string): string {
  return operations.getJobStatus.path
    .replace('{endpoint_id}', encodeURIComponent(endpointId))
    .replace('{job_id}', encodeURIComponent(jobId));
}
