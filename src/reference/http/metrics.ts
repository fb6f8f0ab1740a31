/** Figures of a running service for Prometheus, in its text format (version 0.0.4). */
import { operations as controlOperations } from '#generated/control/tables.js';
import { operations } from '#generated/reference/tables.js';
import type { HttpRequest, HttpResponse } from '../../validation/http.ts';
import { createPathRouter } from '../../validation/request/path-router.ts';
import type { AccountEvent } from '../engine/events.ts';
import { dollarsOf, unitsOf } from '../engine/job.ts';
import type { Account, Accounts } from './accounts.ts';

/** A metric with all of its samples; labels are rendered, such as `{endpoint="echo"}`. */
interface Family {
  readonly name: string;
  readonly type: 'counter' | 'gauge';
  readonly help: string;
  readonly samples: Iterable<readonly [labels: string, value: number | string]>;
}

/** Whose name a request is counted under: methods and paths that mean none count as `other`. */
const match = createPathRouter([...Object.values(operations), ...Object.values(controlOperations)]);

/**
 * Counts events of all accounts from its creation on, and reads gauges when rendered. Labels are
 * only names from the settings and documents, never ids, keys or paths of callers.
 */
export class Metrics {
  readonly #accounts: Pick<Accounts, 'all' | 'load'>;
  /**
   * Only accounts of the settings have a clock metric: the number of ephemeral accounts is
   * unlimited.
   */
  readonly #namedAccounts: ReadonlySet<string>;
  readonly #requests = new Tally('operation', 'status');
  readonly #jobs = new Tally('endpoint', 'state');
  readonly #attempts = new Tally('outcome');
  readonly #injectedFaults = new Tally('fault');
  /** By endpoint, in the smallest unit of money. */
  readonly #charges = new Map<string, bigint>();
  #givenUp = 0;
  #evicted = 0;
  #faults = 0;

  constructor(accounts: Pick<Accounts, 'all' | 'load'>) {
    this.#accounts = accounts;
    this.#namedAccounts = new Set(Array.from(accounts.all(), ({ id }) => id));
    for (const outcome of attemptOutcomes) this.#attempts.add([outcome], 0);
  }

  /** Counts an answer. */
  answered({ method, target }: Pick<HttpRequest, 'method' | 'target'>, answer: HttpResponse): void {
    const found = match(method, target);
    const operation = found.kind === 'found' ? found.operation.operationId : 'other';
    this.#requests.add([operation, answer.drop ? 'dropped' : String(answer.status)]);
  }

  /** Counts a fault of the service itself. */
  fault(): void {
    this.#faults += 1;
  }

  /** Counts what happens in an account from now on. */
  follow({ engine }: Account): void {
    engine.events.subscribe((event) => this.#happened(event));
  }

  /** The text of an answer to a scrape. */
  async render(): Promise<string> {
    const families = await this.#families();
    return families.map(renderFamily).join('');
  }

  #happened(event: AccountEvent): void {
    switch (event.type) {
      case 'submitted':
      case 'retried':
        this.#jobs.add([event.endpointId, 'IN_QUEUE']);
        return;
      case 'started':
        this.#jobs.add([event.endpointId, 'IN_PROGRESS']);
        return;
      case 'ended':
        this.#jobs.add([event.endpointId, event.status]);
        return;
      case 'charged': {
        const units = unitsOf(event.cost);
        const before = this.#charges.get(event.endpointId) ?? 0n;
        this.#charges.set(event.endpointId, before + units);
        return;
      }
      case 'webhookAttempted':
        this.#attempts.add([outcomeOf(event)]);
        return;
      case 'webhookGivenUp':
        this.#givenUp += 1;
        return;
      case 'forgotten':
        if (event.early) this.#evicted += 1;
        return;
      case 'faultInjected':
        this.#injectedFaults.add([event.fault]);
        return;
      default:
        return;
    }
  }

  async #families(): Promise<Family[]> {
    const load = await this.#accounts.load();
    const { queued, inProgress, workers, clocks } = await this.#standing();
    const charges = Array.from(
      this.#charges,
      ([id, units]) => [render(['endpoint'], [id]), dollarsOf(units)] as const,
    );
    return [
      {
        name: 'inference_requests_total',
        type: 'counter',
        help: 'Answers, by operation and status.',
        samples: this.#requests,
      },
      {
        name: 'inference_jobs_total',
        type: 'counter',
        help: 'Jobs that have entered a state, by endpoint.',
        samples: this.#jobs,
      },
      {
        name: 'inference_queue_length',
        type: 'gauge',
        help: 'Jobs that wait in the queue of an endpoint.',
        samples: queued,
      },
      {
        name: 'inference_jobs_in_progress',
        type: 'gauge',
        help: 'Jobs that workers of an endpoint run.',
        samples: inProgress,
      },
      {
        name: 'inference_workers',
        type: 'gauge',
        help: 'Workers of an endpoint, by what they do.',
        samples: workers,
      },
      {
        name: 'inference_webhook_attempts_total',
        type: 'counter',
        help: 'Calls of webhooks: acknowledged, refused with another status, or failed.',
        samples: this.#attempts,
      },
      {
        name: 'inference_webhooks_given_up_total',
        type: 'counter',
        help: 'Webhooks that were given up.',
        samples: [['', this.#givenUp]],
      },
      {
        name: 'inference_kept_bytes',
        type: 'gauge',
        help: 'Estimated bytes of requests, outputs and pending webhook calls that accounts keep.',
        samples: [['', load.keptBytes]],
      },
      {
        name: 'inference_kept_bytes_limit',
        type: 'gauge',
        help: 'The most bytes that accounts may keep altogether.',
        samples: [['', load.keptBytesLimit]],
      },
      {
        name: 'inference_jobs_evicted_total',
        type: 'counter',
        help: 'Ended jobs that were forgotten early, because their account, or all accounts together, kept too many bytes.',
        samples: [['', this.#evicted]],
      },
      {
        name: 'inference_webhook_calls_waiting',
        type: 'gauge',
        help: 'Webhook calls that wait because so many are under way.',
        samples: [['', load.waitingWebhookCalls]],
      },
      {
        name: 'inference_charges_dollars_total',
        type: 'counter',
        help: 'What completed jobs of an endpoint were charged, in dollars.',
        samples: charges,
      },
      {
        name: 'inference_injected_faults_total',
        type: 'counter',
        help: 'Declared faults that have struck, by kind.',
        samples: this.#injectedFaults,
      },
      {
        name: 'inference_faults_total',
        type: 'counter',
        help: 'Faults of the service itself; its log says what they were.',
        samples: [['', this.#faults]],
      },
      {
        name: 'inference_clock_timestamp_seconds',
        type: 'gauge',
        help: 'The time of an account of the settings, in seconds since the Unix epoch.',
        samples: clocks,
      },
    ];
  }

  async #standing() {
    const queued = new Tally('endpoint');
    const inProgress = new Tally('endpoint');
    const workers = new Tally('endpoint', 'state');
    const clocks = new Tally('account');
    for (const account of this.#accounts.all()) {
      if (this.#namedAccounts.has(account.id)) {
        clocks.add([account.id], account.clock.now() / 1000);
      }
      for (const id of account.endpointIds) {
        const health = await account.engine.health(id);
        queued.add([id], health.jobs.inQueue);
        inProgress.add([id], health.jobs.inProgress);
        const { initializing, idle, running } = health.workers;
        workers.add([id, 'initializing'], initializing);
        workers.add([id, 'idle'], idle);
        workers.add([id, 'running'], running);
      }
    }
    return { queued, inProgress, workers, clocks };
  }
}

/** Sums by the values of some labels, in the order in which they were first met. */
class Tally {
  readonly #names: readonly string[];
  readonly #sums = new Map<string, { readonly values: readonly string[]; sum: number }>();

  constructor(...names: readonly string[]) {
    this.#names = names;
  }

  /** Called for every request, so labels are rendered later. */
  add(values: readonly string[], amount = 1): void {
    const key = values.join('\n');
    const known = this.#sums.get(key);
    if (known === undefined) this.#sums.set(key, { values, sum: amount });
    else known.sum += amount;
  }

  *[Symbol.iterator](): Iterator<[string, number]> {
    for (const { values, sum } of this.#sums.values()) yield [render(this.#names, values), sum];
  }
}

const attemptOutcomes = ['acknowledged', 'refused', 'failed'] as const;

function outcomeOf({
  acknowledged,
  outcome,
}: Extract<AccountEvent, { type: 'webhookAttempted' }>): (typeof attemptOutcomes)[number] {
  if (acknowledged) return 'acknowledged';
  return outcome.startsWith('status ') ? 'refused' : 'failed';
}

function render(names: readonly string[], values: readonly string[]): string {
  const parts = names.map((name, index) => `${name}="${escaped(values[index] ?? '')}"`);
  return `{${parts.join(',')}}`;
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

function renderFamily({ name, type, help, samples }: Family): string {
  const lines = Array.from(samples, ([labels, value]) => `${name}${labels} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}
