import type { OperationId } from '#generated/control/tables.js';
import type { components, operations } from '#generated/control/types.d.ts';
import type { components as settings } from '#generated/service-settings/types.d.ts';
import type { Turns } from '../../core/event-loop-turns.ts';
import type { HttpRequest, HttpResponse } from '../../validation/http.ts';
import type { ValidRequest } from '../../validation/operation-types.ts';
import type { Account } from '../accounts/account.ts';
import type { ChangedPart } from '../accounts/account-changes.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { MaybePromise } from '../engine/maybe-promise.ts';
import type { PathParameters } from '../http/read-request.ts';
import type { RequestLogs } from '../http/request-log.ts';
import type { PossibleAlternatives } from './possible-alternatives.ts';
import type { ReportSources } from './report-sources.ts';
import type { ThrowAwayAccounts } from './throw-away-accounts.ts';
import type { WebhookReceivers } from './webhook-receivers.ts';

/** The settings with which the service was started. */
export type StartSettings = settings['schemas']['ServiceSettings'];

/** The endpoints of a service by id, as its settings have them. */
export type Endpoints = StartSettings['endpoints'];

/** Identifies this run of the service: another one after each restart. */
export type ServiceInstance = Omit<components['schemas']['Service'], 'account' | 'version'>;

/** Routed and permitted; its query and body are still to be read. */
export interface ControlRequest<Id extends OperationId> {
  readonly request: HttpRequest;
  /** Decoded. */
  readonly path: PathParameters;
  readonly accounts: Accounts;
  readonly throwAways: ThrowAwayAccounts;
  readonly receivers: WebhookReceivers;
  readonly reports: ReportSources;
  /** Values of keys that lists may show. */
  readonly publicKeys: readonly string[];
  /** Undefined if requests are not recorded. */
  readonly requests: RequestLogs | undefined;
  /** For work that grows with what a caller asks for. All callers share them. */
  readonly turns: Turns;
  /** Whether replicas share the accounts. */
  readonly isShared: boolean;
  readonly endpoints: Endpoints;
  readonly possible: PossibleAlternatives;
  readonly instance: ServiceInstance;
  /**
   * The query, headers and body. Throws a problem that names all invalid values.
   * @param as the request as it is to be read. Default: as it came.
   */
  read(as?: HttpRequest): MaybePromise<ValidRequest<operations[Id]>>;
}

/** About the account of the key that it carries. */
export interface AccountRequest<Id extends OperationId> extends ControlRequest<Id> {
  readonly account: Account;
}

export type ControlOperation<Id extends OperationId> =
  | {
      readonly about: 'account';
      /** What those who watch the account then read again. Default: nothing. */
      readonly changes?: ChangedPart;
      handle(request: AccountRequest<Id>): HttpResponse | Promise<HttpResponse>;
    }
  | {
      /**
       * `named`: about the account in the path, for callers with a key of it or the control token.
       */
      readonly about: 'service' | 'named';
      handle(request: ControlRequest<Id>): HttpResponse | Promise<HttpResponse>;
    };

/** A response without content. */
export const done: HttpResponse = { status: 204, headers: {} };
