/** Answers requests that were refused, as the alternatives of the caller's account say. */
import type { HttpRequest, HttpResponse } from '../../validation/http.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { StoreUnavailable } from '../engine/store-unavailable.ts';
import { readKeyHeader } from './authenticate.ts';
import { presentErrorAnswer } from './presentation/present-error.ts';
import { noteRefusal } from './request-record.ts';
import { Problem, renderProblem } from './service-problem.ts';

/** How long callers should wait while the store is away, in seconds. */
const storeRetrySeconds = 2;

export class Refusals {
  readonly #accounts: Accounts;
  readonly #onError: ((error: unknown) => void) | undefined;

  constructor(accounts: Accounts, onError: ((error: unknown) => void) | undefined) {
    this.#accounts = accounts;
    this.#onError = onError;
  }

  /** The answer to a request whose handling has thrown. */
  readonly refuse = (error: unknown, request: HttpRequest): HttpResponse => {
    noteRefusal(request, error);
    return this.present(this.#render(error), request);
  };

  readonly present = (refusal: HttpResponse, request: HttpRequest | undefined): HttpResponse => {
    const key = readKeyHeader(request?.header('authorization'));
    return presentErrorAnswer(refusal, this.#accounts.alternativesOf(key), request);
  };

  /**
   * @rule internal-error-is-500
   * @rule internal-error-is-opaque
   */
  #render(error: unknown): HttpResponse {
    if (error instanceof Problem) return renderProblem(error);
    if (error instanceof StoreUnavailable) {
      const headers = { 'retry-after': String(storeRetrySeconds) };
      const detail = `${error.message} Try again later.`;
      return renderProblem(new Problem('storeUnavailable', detail, { headers }));
    }
    this.#onError?.(error);
    return renderProblem(new Problem('internalError', 'The service failed; its log says why.'));
  }
}
