/** What the handlers of the control interface get and give. */
import type { OperationId } from '#generated/control/tables.js';
import type { operations } from '#generated/control/types.d.ts';
import type { HttpRequest, HttpResponse } from '../../validation/http.ts';
import type { ValidRequest } from '../../validation/response/serve.ts';
import type { Account, Accounts } from '../http/accounts.ts';
import type { PathParameters } from '../http/read-request.ts';
import type { ThrowAwayAccounts } from './throw-away-accounts.ts';

/** A call that has been routed and permitted; its query and body are still to be read. */
export interface ServiceCall<Id extends OperationId> {
  readonly request: HttpRequest;
  /** Decoded path parameters. */
  readonly path: PathParameters;
  readonly accounts: Accounts;
  readonly throwAways: ThrowAwayAccounts;
  /** The query, the headers and the body. Rejects with a problem that names everything wrong with them. */
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
      /** `named`: about the account in the path, for callers with a key of it or the control token. */
      readonly about: 'service' | 'named';
      handle(call: ServiceCall<Id>): HttpResponse | Promise<HttpResponse>;
    };

/** The answer to a call after which there is nothing to say. */
export const done: HttpResponse = { status: 204, headers: {} };
