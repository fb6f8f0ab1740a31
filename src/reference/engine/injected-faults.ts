/** Faults that are injected on purpose: declared per account, deterministic for their seeds. */
import type { components } from '#generated/service-settings/types.d.ts';
import { base64UrlOf } from '../../core/bytes.ts';
import { sha256 } from '../../core/digest.ts';
import { isSameJson } from '../../core/json.ts';
import { type Random, seededRandom } from '../../core/random.ts';
import { drawBoundedMs } from './durations.ts';
import type { Events } from './event-log.ts';
import type { JobWorker } from './job-worker.ts';

export type FaultSettings = components['schemas']['Fault'];

export type FaultEffect = FaultSettings['effect'];

export interface FaultTarget {
  readonly operationId?: string;
  readonly endpointId?: string;
  readonly jobId?: string;
  /** Called with the fault that strikes. */
  readonly onStruck?: (fault: FaultSettings) => void;
}

interface CountedFault {
  readonly id: string;
  readonly fault: FaultSettings;
  readonly random: Random;
  fired: number;
  left: number;
}

export interface ListedFault {
  /** Never given again. */
  readonly id: string;
  /** Of `fault`: it changes with what is declared, not with the counts. */
  readonly etag: string;
  readonly fault: FaultSettings;
  readonly fired: number;
  /** How often it may still strike; undefined without limit. */
  readonly left: number | undefined;
  /** Whether the account had it from the start. */
  readonly isInitial: boolean;
}

/** The effect of one kind, such as `latency`. */
export type EffectOf<Kind extends string> = Extract<FaultEffect, Readonly<Record<Kind, unknown>>>;

export class Faults {
  readonly #events: Pick<Events, 'append'>;
  readonly #seed: string;
  #initial: readonly FaultSettings[];
  #declared: readonly CountedFault[] = [];
  #enabled: readonly CountedFault[] = [];
  /** How many ids were given. */
  #idCount = 0;

  /** `seed` decides faults without a seed of their own. */
  constructor(
    faults: readonly FaultSettings[],
    { events, seed }: { events: Pick<Events, 'append'>; seed: string },
  ) {
    this.#events = events;
    this.#seed = seed;
    this.#initial = faults;
    this.reset();
  }

  /** Whether none can strike: the common case, which has to cost nothing. */
  get none(): boolean {
    return this.#enabled.length === 0;
  }

  list(): ListedFault[] {
    return this.#declared.map((declared) => this.#listedFault(declared));
  }

  #listedFault({ id, fault, fired, left }: CountedFault): ListedFault {
    return {
      id,
      etag: entityTag(fault),
      fault,
      fired,
      left: Number.isFinite(left) ? left : undefined,
      isInitial: this.#initial.some((initial) => isSameFault(initial, fault)),
    };
  }

  /** The faults that the account had from the start begin anew. */
  reset(): void {
    this.declare(this.#initial);
  }

  /** Replaces the faults that the account has from the start. Others, and those that stay, go on. */
  setInitial(faults: readonly FaultSettings[]): void {
    const others = this.list().flatMap(({ fault, isInitial }) => (isInitial ? [] : [fault]));
    this.#initial = faults;
    this.declare([...faults, ...others], { keepCounts: true });
  }

  /**
   * Replaces all faults. Each begins its random source and its count anew. With `keepCounts`, one
   * that is declared already goes on.
   */
  declare(faults: readonly FaultSettings[], { keepCounts = false } = {}): void {
    const earlier = keepCounts ? [...this.#declared] : [];
    this.#use(
      faults.map((fault, index) => {
        const at = earlier.findIndex((declared) => isSameFault(declared.fault, fault));
        const [old] = at < 0 ? [] : earlier.splice(at, 1);
        return old === undefined ? this.#begin(fault, index) : { ...old, fault };
      }),
    );
  }

  /** Adds a fault at the end. */
  add(fault: FaultSettings): ListedFault {
    // Its random values are those of a whole list that ends with it.
    const added = this.#begin(fault, this.#declared.length);
    this.#use([...this.#declared, added]);
    return this.#listedFault(added);
  }

  /** Replaces one fault, which begins anew, unless it keeps its counts as in `declare`. */
  change(id: string, fault: FaultSettings, { keepCounts = false } = {}): ListedFault | undefined {
    const index = this.#declared.findIndex((declared) => declared.id === id);
    const old = this.#declared[index];
    if (old === undefined) return undefined;
    const goesOn = keepCounts && isSameFault(old.fault, fault);
    const changed = goesOn ? { ...old, fault } : { ...this.#begin(fault, index), id };
    this.#use(this.#declared.with(index, changed));
    return this.#listedFault(changed);
  }

  remove(id: string): void {
    this.#use(this.#declared.filter((declared) => declared.id !== id));
  }

  #begin(fault: FaultSettings, index: number): CountedFault {
    this.#idCount += 1;
    const random = seededRandom(`${fault.seed ?? this.#seed}/fault ${index}`);
    const left = fault.count ?? Number.POSITIVE_INFINITY;
    return { id: `fault-${this.#idCount}`, fault, random, fired: 0, left };
  }

  #use(declared: readonly CountedFault[]): void {
    this.#declared = declared;
    this.#enabled = declared.filter(({ fault }) => fault.enabled !== false);
  }

  /**
   * The first declared fault of a kind that strikes here, if any. Every fault that could strike
   * draws once, so that the same calls give the same faults.
   */
  strike<Kind extends string>(kind: Kind, target: FaultTarget): EffectOf<Kind> | undefined {
    return this.#draw(kind, target)?.effect;
  }

  /** How long an answer is held back, in milliseconds; 0 where no latency strikes. */
  latencyMs(target: FaultTarget): number {
    const struck = this.#draw('latency', target);
    if (struck === undefined) return 0;
    return drawBoundedMs(struck.effect.latency, struck.random);
  }

  #draw<Kind extends string>(
    kind: Kind,
    target: FaultTarget,
  ): { effect: EffectOf<Kind>; random: Random } | undefined {
    let struck: { effect: EffectOf<Kind>; declared: CountedFault } | undefined;
    for (const declared of this.#enabled) {
      const { fault, random, left } = declared;
      const { effect } = fault;
      if (!hasKind(effect, kind) || !strikes(fault, target)) continue;
      const hit = random.next() < (fault.probability ?? 1);
      if (hit && left > 0) struck ??= { effect, declared };
    }
    if (struck === undefined) return undefined;
    const { effect, declared } = struck;
    declared.fired += 1;
    declared.left -= 1;
    target.onStruck?.(declared.fault);
    const { endpointId, jobId } = target;
    this.#events.append({ type: 'faultInjected', fault: kind, effect, endpointId, jobId });
    return { effect, random: declared.random };
  }
}

/** Strong (RFC 9110, section 8.8.3): of the fault as it was declared. */
function entityTag(fault: FaultSettings): string {
  const digest = base64UrlOf(sha256(JSON.stringify(fault)));
  return `"${digest.slice(0, 16)}"`;
}

function isSameFault(fault: FaultSettings, other: FaultSettings): boolean {
  return isSameJson({ ...fault, enabled: true }, { ...other, enabled: true });
}

function strikes(
  { operation, endpoint }: FaultSettings,
  { operationId, endpointId }: FaultTarget,
): boolean {
  if (operation !== undefined && operation !== operationId) return false;
  return endpoint === undefined || endpoint === endpointId;
}

function hasKind<Kind extends string>(effect: FaultEffect, kind: Kind): effect is EffectOf<Kind> {
  return kind in effect;
}

/** A worker that stops as soon as it begins, or one that never ends. */
export function brokenWorker(how: 'crash' | 'hang'): JobWorker {
  return {
    begin: () => {
      const message = 'The worker crashed.';
      const durationMs = how === 'crash' ? 0 : Number.POSITIVE_INFINITY;
      return { kind: 'simulated', durationMs, outcome: { kind: 'error', message, crashed: true } };
    },
  };
}

/** A part of a fault that keeps it from ever striking, or from making sense. */
export interface FaultContradiction {
  /**
   * `unknownEndpoint`: the endpoint does not exist. `disagreement`: the fault contradicts itself.
   */
  readonly kind: 'unknownEndpoint' | 'disagreement';
  /** The part, as a JSON pointer into the fault. */
  readonly pointer: string;
  /** The expected value, to follow the word "expected". */
  readonly expected: string;
  readonly received: string | number;
}

/** All that is contradictory about a fault, which may name these endpoints. */
export function* faultContradictions(
  { endpoint, operation, effect }: FaultSettings,
  endpoints: { has: (endpointId: string) => boolean },
): Generator<FaultContradiction, void, undefined> {
  if (endpoint !== undefined && !endpoints.has(endpoint)) {
    const expected = 'an endpoint of the account';
    yield { kind: 'unknownEndpoint', pointer: '/endpoint', expected, received: endpoint };
  }
  const allowed = operationsOfEffect(effect);
  if (operation !== undefined && allowed !== undefined && !allowed.ids.includes(operation)) {
    const { expected } = allowed;
    yield { kind: 'disagreement', pointer: '/operation', expected, received: operation };
  }
  if ('latency' in effect && effect.latency.distribution === 'uniform') {
    const { minMs, maxMs } = effect.latency;
    const expected = `at most maxMs (${maxMs})`;
    const pointer = '/effect/latency/minMs';
    if (minMs > maxMs) yield { kind: 'disagreement', pointer, expected, received: minMs };
  }
}

/** The operations that an effect can strike; undefined for all. */
function operationsOfEffect(
  effect: FaultSettings['effect'],
): { ids: readonly NonNullable<FaultSettings['operation']>[]; expected: string } | undefined {
  if ('worker' in effect || 'webhook' in effect) {
    const expected = 'an operation that submits jobs (runJob or runJobSync)';
    return { ids: ['runJob', 'runJobSync'], expected };
  }
  if ('stale' in effect) {
    const expected = 'an operation that can answer with an old state (getJobStatus)';
    return { ids: ['getJobStatus'], expected };
  }
  return undefined;
}
