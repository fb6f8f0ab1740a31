/** The interface of control operations, their problems, and ephemeral accounts. */
import { limits, type OperationId, type ProblemCode, problems } from '#generated/control/tables.js';
import type { components, operations } from '#generated/control/types.d.ts';
import type { components as settings } from '#generated/service-settings/types.d.ts';
import { unpredictableDigits } from '../../core/random.ts';
import { type Finding, finding } from '../../validation/errors/findings.ts';
import type { HttpRequest, HttpResponse } from '../../validation/http.ts';
import type { ValidRequest } from '../../validation/operation-types.ts';
import { type Fault, faultContradictions } from '../engine/faults.ts';
import type { Account, AccountSettings, Accounts } from '../http/accounts.ts';
import { CatalogueProblem, problemOf, renderFrom, unauthorized } from '../http/problem.ts';
import type { PathParameters } from '../http/read-request.ts';
import type { ReportSource } from './suite-report.ts';
import type { WebhookReceivers } from './webhook-receivers.ts';

/** The endpoints of a service by id, as its settings have them. */
export type Endpoints = settings['schemas']['ServiceSettings']['endpoints'];

/** One run of a service. */
export type Run = Omit<components['schemas']['Service'], 'account' | 'version'>;

/** A call that has been routed and permitted; its query and body are still to be read. */
export interface ServiceCall<Id extends OperationId> {
  readonly request: HttpRequest;
  /** Decoded path parameters. */
  readonly path: PathParameters;
  readonly accounts: Accounts;
  readonly throwAways: ThrowAwayAccounts;
  readonly receivers: WebhookReceivers;
  readonly report: ReportSource | undefined;
  /** The endpoints of the service. */
  readonly endpoints: Endpoints;
  readonly run: Run;
  /** The query, headers and body. Rejects with a problem that names all invalid values. */
  read(): Promise<ValidRequest<operations[Id]>>;
}

/** A call about the account of the key that it carries. */
export interface AccountCall<Id extends OperationId> extends ServiceCall<Id> {
  readonly account: Account;
}

/** One operation of the control interface. */
export type ControlOperation<Id extends OperationId> =
  | {
      readonly about: 'account';
      handle(call: AccountCall<Id>): HttpResponse | Promise<HttpResponse>;
    }
  | {
      /**
       * `named`: about the account in the path, for callers with a key of it or the control token.
       */
      readonly about: 'service' | 'named';
      handle(call: ServiceCall<Id>): HttpResponse | Promise<HttpResponse>;
    };

/** The answer to a call after which there is nothing to say. */
export const done: HttpResponse = { status: 204, headers: {} };

// Errors. Their catalogue is in the document of the control interface.

/** Thrown where a call is refused; `renderControlProblem` turns it into the answer. */
export class ControlProblem extends CatalogueProblem<ProblemCode> {
  override readonly name = 'ControlProblem';
}

/** The problem of a call that is wrong in these places. */
export function invalidCall(findings: readonly Finding[]): ControlProblem {
  return problemOf(ControlProblem, findings);
}

/** Throws a problem if the account was reset or deleted while the call was read. */
export function requireOpen({ closed }: Account): void {
  if (!closed.aborted) return;
  throw unauthorized(ControlProblem, 'The account was reset or deleted during the call.');
}

/**
 * The answer that a problem makes, in the same form as those of the service. Throws any other
 * error.
 */
export function renderControlProblem(error: unknown): HttpResponse {
  if (error instanceof ControlProblem) return renderFrom(problems, error);
  throw error;
}

/** What keeps faults from ever striking, or from making sense; empty where all is well. */
export function faultFindings(
  faults: readonly Fault[],
  endpoints: { has: (endpointId: string) => boolean },
): Finding[] {
  return faults.flatMap((fault, index) =>
    [...faultContradictions(fault, endpoints)].map(({ pointer, expected, received }) =>
      finding('body', `/faults/${index}${pointer}`, expected, JSON.stringify(received)),
    ),
  );
}

// Accounts of a test.

/** Options of an account. */
export type NewAccount = components['schemas']['NewAccount'];

/** Creates accounts, and deletes those that it has created. */
export class ThrowAwayAccounts {
  readonly #accounts: Accounts;
  readonly #endpointIds: ReadonlySet<string>;
  readonly #ids = new Set<string>();
  /** Accounts ever created; the ids of deleted ones are not given again. */
  #created = 0;

  /** `endpointIds` are those of the service. */
  constructor({
    accounts,
    endpointIds,
  }: {
    accounts: Accounts;
    endpointIds: ReadonlySet<string>;
  }) {
    this.#accounts = accounts;
    this.#endpointIds = endpointIds;
  }

  /**
   * Throws a problem where the key belongs to another account, where parts of it do not agree, or
   * where there are as many accounts as there may be.
   */
  create({ key: wanted, endpoints, clock, seed, faults, budget }: NewAccount): {
    id: string;
    key: string;
  } {
    if (wanted !== undefined && this.#accounts.isTaken(wanted)) {
      throw new ControlProblem('keyTaken', 'Another account has this key.');
    }
    const endpointIds = endpoints === undefined ? this.#endpointIds : new Set(endpoints);
    const findings = [
      ...this.#endpointFindings(endpoints ?? []),
      ...faultFindings(faults ?? [], { has: (endpointId) => endpointIds.has(endpointId) }),
    ];
    if (findings.length > 0) throw invalidCall(findings);
    if (this.#ids.size >= limits.throwAwayAccounts) {
      throw new ControlProblem(
        'tooManyAccounts',
        `Expected at most ${limits.throwAwayAccounts} throw-away accounts at a time. Delete those that are not used.`,
      );
    }
    const id = this.#newId();
    // Keys are secrets: they never follow from the seed.
    const key = wanted ?? `${id}-${unpredictableDigits()}`;
    const settings: AccountSettings = {
      keys: { [key]: {} },
      ...(clock !== undefined && { clock }),
      ...(seed !== undefined && { seed }),
      ...(faults !== undefined && { faults }),
      ...(budget !== undefined && { budget }),
    };
    this.#accounts.add(id, settings, endpointIds);
    this.#ids.add(id);
    return { id, key };
  }

  /** Throws a problem if the account does not exist or belongs to the settings. */
  delete(id: string): void {
    if (!this.#ids.delete(id)) {
      throw this.#accounts.get(id) === undefined
        ? new ControlProblem('accountNotFound', `There is no account ${id}.`)
        : new ControlProblem(
            'accountNotDisposable',
            `The account ${id} belongs to the settings. Reset it instead.`,
          );
    }
    this.#accounts.remove(id);
  }

  #endpointFindings(endpointIds: readonly string[]): Finding[] {
    return [...endpointIds.entries()]
      .filter(([, id]) => !this.#endpointIds.has(id))
      .map(([index, id]) =>
        finding('body', `/endpoints/${index}`, 'an endpoint of the service', JSON.stringify(id)),
      );
  }

  #newId(): string {
    for (;;) {
      this.#created += 1;
      const id = `throw-away-${this.#created}`;
      if (this.#accounts.get(id) === undefined) return id;
    }
  }
}
