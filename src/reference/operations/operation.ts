/** What an operation's handler gets and gives. */
import type { HttpRequest, HttpResponse } from '../../validation/http.ts';
import type { Account } from '../account.ts';
import type { Need } from '../authentication.ts';
import type { Endpoint } from '../endpoint.ts';

/** What is served: the contract alone, or with what the reference adds to it. */
export type Profile = 'contract' | 'reference';

/** A request that has been routed and authenticated; its query and body are still to be read. */
export interface Call {
  readonly request: HttpRequest;
  /** Decoded path parameters. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly account: Account;
  readonly endpoint: Endpoint;
  readonly profile: Profile;
}

/** One operation of the document. */
export interface Operation {
  /** The permission that the key needs. */
  readonly need: Need;
  handle(call: Call): HttpResponse | Promise<HttpResponse>;
}

/** An answer of status 200 with a JSON body. */
export function jsonAnswer(body: object): HttpResponse {
  return {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}
