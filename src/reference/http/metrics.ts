/** Figures of a running service for Prometheus, in its text format (version 0.0.4). */
import { operations as controlOperations } from '#generated/control/tables.js';
import { operations } from '#generated/reference/tables.js';
import type { HttpRequest, HttpResponse } from '../../validation/http.ts';
import { createPathRouter } from '../../validation/request/path-router.ts';
import type { Account } from '../accounts/account.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { NewEvent } from '../engine/event-log.ts';
import { dollarsOf, unitsOf } from '../engine/rules/job-charges.ts';
import { StoreUnavailable } from '../engine/store-unavailable.ts';
import { requestRecordOf } from './request-record.ts';

/** The samples of a metric; labels are rendered, such as `{endpoint="echo"}`. */
type Samples = Iterable<readonly [labels: string, value: number | string]>;

/** Type and help text of every metric, in the order of the answer. */
const metrics = {
  inference_requests_total: ['counter', 'Responses, by operation and status.'],
  inference_jobs_total: ['counter', 'Jobs that have entered a state, by endpoint.'],
  inference_queue_length: ['gauge', 'Waiting jobs of an endpoint.'],
  inference_jobs_in_progress: ['gauge', 'Running jobs of an endpoint.'],
  inference_workers: ['gauge', 'Workers of an endpoint: initializing, idle or running.'],
  inference_webhook_attempts_total: [
    'counter',
    'Webhook calls: acknowledged, refused (another status) or failed.',
  ],
  inference_webhooks_given_up_total: ['counter', 'Webhooks whose last attempt failed.'],
  inference_kept_bytes: ['gauge', 'Estimated bytes that all accounts keep.'],
  inference_kept_bytes_limit: ['gauge', 'Maximum of inference_kept_bytes.'],
  inference_jobs_evicted_total: [
    'counter',
    'Ended jobs removed early, because their account, or all accounts together, kept too many bytes.',
  ],
  inference_webhook_calls_waiting: ['gauge', 'Webhook calls that wait for the concurrency limit.'],
  inference_charges_dollars_total: [
    'counter',
    'Charges of completed jobs of an endpoint, in dollars.',
  ],
  inference_injected_faults_total: ['counter', 'Declared faults that took effect, by kind.'],
  inference_internal_errors_total: [
    'counter',
    'Internal errors of the service; its log has the details.',
  ],
  inference_clock_timestamp_seconds: [
    'gauge',
    'The time of an account in the settings, in seconds since the Unix epoch.',
  ],
} as const satisfies Readonly<Record<string, readonly ['counter' | 'gauge', help: string]>>;

type MetricName = keyof typeof metrics;

const metricNames = Object.keys(metrics).filter((name): name is MetricName => name in metrics);

type CountedRequest = Pick<HttpRequest, 'method' | 'target' | 'notes' | 'original'>;

const match = createPathRouter([...Object.values(operations), ...Object.values(controlOperations)]);

/** The operation of a request. Requests that match no operation count as `other`. */
function countedOperation({ method, target }: CountedRequest): string {
  const route = match(method, target);
  return route.kind === 'found' ? route.operation.operationId : 'other';
}

/**
 * Counts what this process does in all accounts from its creation on, and reads gauges when rendered. Labels are
 * only names from the settings and documents, never ids, keys or paths of callers.
 */
export class Metrics {
  readonly #accounts: Pick<Accounts, 'all' | 'load'>;
  /** Only accounts of the settings have a clock metric: throw-away accounts come and go. */
  readonly #namedAccounts: ReadonlySet<string>;
  readonly #requests = new Tally('operation', 'status');
  readonly #jobs = new Tally('endpoint', 'state');
  readonly #attempts = new Tally('outcome');
  readonly #injectedFaults = new Tally('fault');
  /** By endpoint, in the smallest unit of money. */
  readonly #charges = new Map<string, bigint>();
  #givenUp = 0;
  #evicted = 0;
  readonly #internalErrors: () => number;

  /** @param internalErrors how many there were in this process */
  constructor(accounts: Pick<Accounts, 'all' | 'load'>, internalErrors: () => number) {
    this.#accounts = accounts;
    this.#internalErrors = internalErrors;
    this.#namedAccounts = new Set(Array.from(accounts.all(), ({ id }) => id));
    for (const outcome of attemptOutcomes) this.#attempts.add([outcome], 0);
  }

  countAnswer(request: CountedRequest, answer: HttpResponse): void {
    const operation = requestRecordOf(request)?.operationId ?? countedOperation(request);
    this.#requests.add([operation, answer.drop ? 'dropped' : String(answer.status)]);
  }

  /** Counts what this process does in an account from now on. */
  follow({ engine }: Account): void {
    engine.events.subscribeOwn((event) => this.#countEvent(event));
  }

  /** The body of the response to a scrape. */
  async render(): Promise<string> {
    const samples = await this.#samples();
    return metricNames.map((name) => renderMetric(name, samples[name])).join('');
  }

  #countEvent(event: NewEvent): void {
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
        this.#attempts.add([countedOutcome(event)]);
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

  async #health(): Promise<HealthSamples> {
    const queued = new Tally('endpoint');
    const inProgress = new Tally('endpoint');
    const workers = new Tally('endpoint', 'state');
    for (const { endpointIds, engine } of this.#accounts.all()) {
      for (const id of endpointIds) {
        const health = await engine.health(id);
        queued.add([id], health.jobs.inQueue);
        inProgress.add([id], health.jobs.inProgress);
        const { initializing, idle, running } = health.workers;
        workers.add([id, 'initializing'], initializing);
        workers.add([id, 'idle'], idle);
        workers.add([id, 'running'], running);
      }
    }
    return { queued, inProgress, workers };
  }

  async #samples(): Promise<Readonly<Record<MetricName, Samples>>> {
    const load = await this.#accounts.load();
    const clocks = new Tally('account');
    for (const { id, clock } of this.#accounts.all()) {
      if (this.#namedAccounts.has(id)) clocks.add([id], clock.now() / 1000);
    }
    const { queued, inProgress, workers } = await this.#health().catch(noneIfUnavailable);
    return {
      inference_requests_total: this.#requests,
      inference_jobs_total: this.#jobs,
      inference_queue_length: queued,
      inference_jobs_in_progress: inProgress,
      inference_workers: workers,
      inference_webhook_attempts_total: this.#attempts,
      inference_webhooks_given_up_total: [['', this.#givenUp]],
      inference_kept_bytes: [['', load.keptBytes]],
      inference_kept_bytes_limit: [['', load.keptBytesLimit]],
      inference_jobs_evicted_total: [['', this.#evicted]],
      inference_webhook_calls_waiting: [['', load.waitingWebhookCalls]],
      inference_charges_dollars_total: Array.from(
        this.#charges,
        ([id, units]) => [renderLabels(['endpoint'], [id]), dollarsOf(units)] as const,
      ),
      inference_injected_faults_total: this.#injectedFaults,
      inference_internal_errors_total: [['', this.#internalErrors()]],
      inference_clock_timestamp_seconds: clocks,
    };
  }
}

type HealthSamples = Readonly<Record<'queued' | 'inProgress' | 'workers', Samples>>;

/** Metrics of the store are omitted while it is unavailable. */
function noneIfUnavailable(error: unknown): HealthSamples {
  if (!(error instanceof StoreUnavailable)) throw error;
  return { queued: [], inProgress: [], workers: [] };
}

/** Sums by the values of one or two labels, grouped by the first, in the order in which they were first met. */
class Tally {
  readonly #names: readonly string[];
  readonly #sums = new Map<string, Map<string | undefined, number>>();

  constructor(...names: readonly [string, string?]) {
    this.#names = names.filter((name) => name !== undefined);
  }

  /** Called for every request, so labels are rendered only on a scrape. */
  add([first, second]: readonly [string, string?], amount = 1): void {
    let sums = this.#sums.get(first);
    if (sums === undefined) {
      sums = new Map();
      this.#sums.set(first, sums);
    }
    sums.set(second, (sums.get(second) ?? 0) + amount);
  }

  *[Symbol.iterator](): Iterator<[string, number]> {
    for (const [first, sums] of this.#sums) {
      for (const [second, sum] of sums) {
        yield [renderLabels(this.#names, second === undefined ? [first] : [first, second]), sum];
      }
    }
  }
}

const attemptOutcomes = ['acknowledged', 'refused', 'failed'] as const;

function countedOutcome({
  acknowledged,
  outcome,
}: Extract<NewEvent, { type: 'webhookAttempted' }>): (typeof attemptOutcomes)[number] {
  if (acknowledged) return 'acknowledged';
  return outcome.startsWith('status ') ? 'refused' : 'failed';
}

function renderLabels(names: readonly string[], values: readonly string[]): string {
  const parts = names.map((name, index) => `${name}="${escapeLabel(values[index] ?? '')}"`);
  return `{${parts.join(',')}}`;
}

function escapeLabel(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

function renderMetric(name: MetricName, samples: Samples): string {
  const [type, help] = metrics[name];
  const lines = Array.from(samples, ([labels, value]) => `${name}${labels} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}
