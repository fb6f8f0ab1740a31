/** Errors as alternatives present them: other statuses, bodies and headers for the same problems. */
import { operations as stated } from '#generated/contract/tables.js';
import { operations, problems } from '#generated/reference/tables.js';
import { systemTimers } from '../../../core/clock.ts';
import { isObject } from '../../../core/json.ts';
import {
  type HttpRequest,
  type HttpResponse,
  jsonHeaders,
  jsonResponse,
  problemHeaders,
} from '../../../validation/http.ts';
import { pathOfTarget } from '../../../validation/request/path-router.ts';
import type { Alternatives } from '../../alternatives/account-alternatives.ts';

/** The members of a problem, and what is sent with it. */
interface ProblemContent {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly code: string;
  /** Undefined if the problem names no places. */
  readonly errors: unknown;
  readonly headers: HttpResponse['headers'];
}

/** The same answer where nothing differs, and for all that is not a problem. */
export function presentErrorAnswer(
  answer: HttpResponse,
  alternatives: Alternatives,
  request: HttpRequest | undefined,
): HttpResponse {
  if (alternatives.isDefault) return answer;
  const refused = readProblem(answer);
  if (refused === undefined) return answer;
  const { headers, ...presented } = withStatus(refused, alternatives, request);
  return renderErrorForm(
    { ...presented, headers: withRetryTime(headers, alternatives) },
    alternatives,
  );
}

/** The problem of an answer; undefined if it has none. */
function readProblem({ status, headers, body }: HttpResponse): ProblemContent | undefined {
  const { 'content-type': mediaType, ...others } = headers;
  if (mediaType !== problemHeaders['content-type'] || typeof body !== 'string') return undefined;
  const problem: unknown = JSON.parse(body);
  if (!isObject(problem)) return undefined;
  const { title = '', detail = '', code = '', errors } = problem;
  return {
    status,
    title: String(title),
    detail: String(detail),
    code: String(code),
    errors,
    headers: others,
  };
}

function withStatus(
  refused: ProblemContent,
  alternatives: Alternatives,
  request: HttpRequest | undefined,
): ProblemContent {
  switch (refused.code) {
    case 'unauthorized': {
      // An empty header is a wrong key, whose status is stated.
      const hasHeader = request?.header('authorization') !== undefined;
      if (hasHeader || alternatives.id('missing-key') !== 'forbidden') return refused;
      const { 'www-authenticate': _, ...headers } = refused.headers;
      return { ...refused, headers, status: 403, title: 'Forbidden' };
    }
    case 'methodNotAllowed': {
      const isOther = isOtherOperation(request?.target ?? '');
      const isUnknown = isOther
        ? alternatives.id('other-operations') === 'not-found'
        : alternatives.id('unknown-path') === 'not-found';
      return isUnknown ? pathNotFound(refused) : refused;
    }
    case 'unsupportedMediaType':
      return alternatives.id('wrong-media-type') === 'unsupported'
        ? { ...refused, status: 415 }
        : refused;
    case 'payloadTooLarge':
      return alternatives.id('request-size') === 'bad-request'
        ? { ...refused, status: 400 }
        : refused;
    default:
      return refused;
  }
}

function pathNotFound(refused: ProblemContent): ProblemContent {
  const { allow: _, ...headers } = refused.headers;
  const { status, title } = problems.pathNotFound;
  const detail = 'Nothing is served at this path.';
  return { ...refused, status, title, code: 'pathNotFound', detail, headers };
}

/** Of the time of day: a date is for callers, who know no other clock. */
const { now } = systemTimers();

/** Of `/v2/{endpoint_id}/run`: `v2 run`. */
function nameIn(path: string): string {
  const [, version, , name] = path.split('/');
  return `${version} ${name}`;
}

const statedNames = new Set(Object.values(stated).map(({ path }) => nameIn(path)));
const allNames = new Set(Object.values(operations).map(({ path }) => nameIn(path)));

/** Whether a path of the document belongs to an operation that the description does not state. */
function isOtherOperation(target: string): boolean {
  const name = nameIn(pathOfTarget(target));
  return allNames.has(name) && !statedNames.has(name);
}

/** `retry-after` in its form: a date is never earlier than the seconds say. */
function withRetryTime(
  { 'retry-after': seconds, ...headers }: HttpResponse['headers'],
  alternatives: Alternatives,
): HttpResponse['headers'] {
  if (seconds === undefined) return headers;
  switch (alternatives.id('retry-after')) {
    case 'seconds':
      return { ...headers, 'retry-after': seconds };
    case 'date': {
      const second = Math.ceil(now() / 1000) + Number(seconds);
      return { ...headers, 'retry-after': new Date(second * 1000).toUTCString() };
    }
    case 'none':
      return headers;
  }
}

function renderErrorForm(
  { status, title, detail, code, errors, headers }: ProblemContent,
  alternatives: Alternatives,
): HttpResponse {
  const form = alternatives.id('error-body');
  switch (form) {
    case 'problem': {
      const body = { status, title, detail, code, errors };
      return jsonResponse(status, body, { ...headers, ...problemHeaders });
    }
    case 'error-text':
      return jsonResponse(status, { error: detail }, { ...headers, ...jsonHeaders });
    case 'error-object': {
      const error = { code, message: detail };
      return jsonResponse(status, { error }, { ...headers, ...jsonHeaders });
    }
    case 'text': {
      const mediaType = { 'content-type': 'text/plain; charset=utf-8' };
      return { status, headers: { ...headers, ...mediaType }, body: `${detail}\n` };
    }
    case 'html': {
      const mediaType = { 'content-type': 'text/html; charset=utf-8' };
      return { status, headers: { ...headers, ...mediaType }, body: page(status, title, detail) };
    }
    case 'empty':
      return { status, headers };
  }
}

function page(status: number, title: string, detail: string): string {
  const heading = escapeHtml(`${status} ${title}`);
  return `<!doctype html>
<html lang="en">
<head><title>${heading}</title></head>
<body>
<h1>${heading}</h1>
<p>${escapeHtml(detail)}</p>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
