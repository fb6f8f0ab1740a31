/** What the handlers of the control interface get and give. */
import type { HttpRequest, HttpResponse } from '../../validation/http.ts';
import type { Account } from '../account.ts';
import type { Accounts } from '../http/accounts.ts';
import type { ThrowAwayAccounts } from './throw-away-accounts.ts';

/** A call that has been routed and permitted; its query and body are still to be read. */
export interface ServiceCall {
  readonly request: HttpRequest;
  /** Decoded path parameters. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly accounts: Accounts;
  readonly throwAways: ThrowAwayAccounts;
}

/** A call about the account of the key that it carries. */
export interface AccountCall extends ServiceCall {
  readonly account: Account;
}

/** One operation of the control interface. */
export type ControlOperation =
  | { readonly about: 'account'; handle(call: AccountCall): HttpResponse | Promise<HttpResponse> }
  | {
      /** `named`: about the account in the path, for callers with a key of it or the control token. */
      readonly about: 'service' | 'named';
      handle(call: ServiceCall): HttpResponse | Promise<HttpResponse>;
    };

/** The answer to a call after which there is nothing to say. */
export const done: HttpResponse = { status: 204, headers: {} };
