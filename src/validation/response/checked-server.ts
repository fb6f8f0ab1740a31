/** A server whose requests and responses are checked. */
import { reporter } from '../../core/user-callbacks.ts';
import { type Refusal, refusal, renderRefusal, serverError } from '../errors/problem-response.ts';
import type { HttpHandler, HttpRequest, HttpResponse } from '../http.ts';
import type {
  AnyOperation,
  OperationType,
  RequestVerdict,
  ValidRequest,
} from '../operation-types.ts';
import type { OperationPlan } from '../plan.ts';
import type { SentResponse } from './check-response.ts';

export interface OperationCall<Type extends OperationType = AnyOperation>
  extends ValidRequest<Type> {
  readonly request: HttpRequest;
}

export type OperationHandler<Type extends OperationType = AnyOperation> = (
  call: OperationCall<Type>,
) => HttpResponse | Promise<HttpResponse>;

export interface ServerChecks {
  check(request: HttpRequest): RequestVerdict | Promise<RequestVerdict>;
  judgeResponse(operation: OperationPlan, response: SentResponse): Promise<Refusal | undefined>;
  readonly options: {
    readonly responses?: 'off' | 'report' | 'enforce';
    readonly onError?: (error: unknown) => void;
  };
}

/** Makes the server whose operations are answered by the handlers of their ids, else with 501. */
export function server(
  { check, judgeResponse, options }: ServerChecks,
  handlers: Readonly<Record<string, OperationHandler | undefined>>,
): HttpHandler {
  const { responses = 'off', onError = console.error } = options;
  const report = reporter(onError);

  function answer(
    request: HttpRequest,
    verdict: RequestVerdict,
  ): HttpResponse | Promise<HttpResponse> {
    if (verdict.kind === 'undocumented')
      return renderRefusal(refusal(404, 'The document has no such path.'));
    if (verdict.kind === 'refused') return renderRefusal(verdict);
    const { kind, operation, parameters, body, identities } = verdict;
    const { id } = operation;
    const handler = Object.hasOwn(handlers, id) ? handlers[id] : undefined;
    if (handler === undefined) return renderRefusal(refusal(501, `There is no handler for ${id}.`));
    const response = handler({ kind, operation, parameters, body, identities, request });
    const send = (answer: HttpResponse) => checkResponse(request, operation, answer);
    return response instanceof Promise ? response.then(send) : send(response);
  }

  function checkResponse(
    request: HttpRequest,
    operation: OperationPlan,
    response: HttpResponse,
  ): HttpResponse | Promise<HttpResponse> {
    const expected = whyUnsendable(response);
    if (expected !== undefined) throw new TypeError(`${operation.id}: expected ${expected}.`);
    return responses === 'off' ? response : judgeSent(request, operation, response);
  }

  async function judgeSent(
    { method }: HttpRequest,
    operation: OperationPlan,
    response: HttpResponse,
  ): Promise<HttpResponse> {
    const isHead = method === 'HEAD' || response.stream !== undefined;
    const refused = await judgeResponse(operation, {
      status: response.status,
      header: (name) => response.headers[name],
      body: isHead ? undefined : (response.body ?? ''),
    });
    return refused === undefined ? response : renderRefusal(refused);
  }

  function answerError(error: unknown): HttpResponse {
    void report(error);
    return renderRefusal(serverError());
  }

  return (request) => {
    try {
      const verdict = check(request);
      const settled =
        verdict instanceof Promise
          ? verdict.then((value) => answer(request, value))
          : answer(request, verdict);
      return settled instanceof Promise ? settled.catch(answerError) : settled;
    } catch (error) {
      return answerError(error);
    }
  };
}

/**
 * What names and values of header fields consist of (RFC 9110, section 5). `trailer` announces what
 * only comes after chunks, which no answer is sent in by choice.
 */
const fieldName = /^(?!trailer$)[\w!#$%&'*+.^`|~-]+$/i;
const fieldValue = /^[\t\x20-\x7e\x80-\xff]*$/;

/**
 * What was expected instead of the first thing that cannot be sent; `undefined` where all can. Does
 * not trust the type, as handlers may be written without types.
 */
function whyUnsendable(answer: HttpResponse): string | undefined {
  if (typeof answer !== 'object' || answer === null) return `an answer, got ${typeof answer}`;
  const { status, headers, body, stream } = answer;
  if (!Number.isInteger(status) || status < 200 || status > 599) {
    return `a status from 200 to 599, got ${String(status)}`;
  }
  if (typeof headers !== 'object' || headers === null) {
    return `an object of headers, got ${typeof headers}`;
  }
  for (const name in headers) {
    if (!fieldName.test(name)) return `the name of a header, got ${JSON.stringify(name)}`;
    // The value may be a secret.
    if (!fieldValue.test(headers[name] ?? '')) {
      return `the header ${name} as text of Latin-1 without control characters`;
    }
  }
  if (stream !== undefined) {
    return isAsyncIterable(stream)
      ? undefined
      : `an async iterable as stream, got ${typeof stream}`;
  }
  const isBody = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
  return isBody ? undefined : `text or bytes as body, got ${typeof body}`;
}

function isAsyncIterable(value: object | null): boolean {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
