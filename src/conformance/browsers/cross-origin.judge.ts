/** Rules about web pages of other origins (CORS). */
import type { Call } from '../../evidence/calls.ts';
import type { RuleId } from '../contract/rules.ts';
import { isTransient } from '../judging/job-calls.ts';
import { broken, type Finding, holds, type Judge } from '../judging/judge.ts';
import { indefiniteAnswer } from '../judging/missing-evidence.ts';
import type { Judges } from '../judging/verdicts.ts';

/** A call of a page, and the headers of its answer. */
interface PageCall {
  readonly call: Call;
  readonly origin: string;
  /** A header of the answer by its lower-case name; empty without it. */
  answered(name: string): string;
  /** Whether a list in a header of the answer has a word, in any case. */
  lists(name: string, word: string): boolean;
}

/**
 * Judges the calls that a scenario has made for a rule. Which origins a deployment allows is known
 * only of these.
 */
function byPageCall(rule: RuleId, judge: (one: PageCall) => Finding | undefined): Judge {
  return ({ calls, persistentFailures }) =>
    calls
      .filter(({ exchange }) => exchange.probes?.includes(rule))
      .flatMap((call) => {
        const { request, response, id } = call.exchange;
        if (isTransient(call) && !persistentFailures.has(call)) {
          return indefiniteAnswer('A request of a page', call, [id]);
        }
        const answered = (name: string) => response?.headers[name] ?? '';
        const lists = (name: string, word: string) =>
          answered(name)
            .split(',')
            .some((one) => one.trim().toLowerCase() === word);
        return judge({ call, origin: request.headers['origin'] ?? '', answered, lists }) ?? [];
      });
}

const allowOrigin = 'access-control-allow-origin';

function isAllowed({ answered, origin }: PageCall): boolean {
  return answered(allowOrigin) === '*' || answered(allowOrigin) === origin;
}

const preflightAllows = byPageCall('cors-preflight', (one) => {
  const { call, answered, lists } = one;
  const { status = 0, exchange } = call;
  const ids = [exchange.id];
  if (status < 200 || status > 299) {
    return broken(`Expected a 2XX answer to a preflight, got ${status}.`, ids);
  }
  if (!isAllowed(one)) {
    return broken(`A preflight of an allowed origin was answered without \`${allowOrigin}\`.`, ids);
  }
  const wanted = exchange.request.headers['access-control-request-headers']?.split(',') ?? [];
  // A `*` does not cover `Authorization`; GET and POST need no permission (Fetch, section 4.8).
  const refused = wanted.filter((name) => !lists('access-control-allow-headers', name));
  return refused.length === 0
    ? holds('A preflight of an allowed origin was answered.', ids)
    : broken(
        `Expected a preflight to allow ${wanted.join(' and ')}, got ${answered('access-control-allow-headers') || 'no header'}.`,
        ids,
      );
});

const answersAllow = byPageCall('cors-allow-origin', (one) => {
  const { call, origin, answered } = one;
  const ids = [call.exchange.id];
  const got = answered(allowOrigin) || 'none';
  const reason = `Expected \`Access-Control-Allow-Origin\` with ${origin}, got ${got}`;
  return isAllowed(one)
    ? holds('An answer to a page of an allowed origin allowed it.', ids)
    : broken(`${reason} with status ${call.status}.`, ids);
});

const exposesRetryAfter = byPageCall('cors-expose-retry-after', ({ call, answered, lists }) => {
  const ids = [call.exchange.id];
  const name = 'access-control-expose-headers';
  return lists(name, 'retry-after') || lists(name, '*')
    ? holds('An answer let the page read `Retry-After`.', ids)
    : broken(
        `Expected \`Retry-After\` among the exposed headers, got ${answered(name) || 'none'}.`,
        ids,
      );
});

const variesByOrigin = byPageCall('cors-vary', ({ call, answered, lists }) => {
  const ids = [call.exchange.id];
  const allowed = answered(allowOrigin);
  if (allowed === '' || allowed === '*') return undefined;
  return lists('vary', 'origin') || lists('vary', '*')
    ? holds('An answer that allowed one origin had it in `Vary`.', ids)
    : broken(`Expected \`Origin\` in \`Vary\`, got ${answered('vary') || 'none'}.`, ids);
});

const othersAreNotAllowed = byPageCall('cors-other-origins', (one) => {
  const ids = [one.call.exchange.id];
  return isAllowed(one)
    ? broken(`The origin ${one.origin} is not configured, and was allowed.`, ids)
    : holds('An origin that is not configured was not allowed.', ids);
});

const noCredentials = byPageCall('cors-no-credentials', ({ call, answered }) => {
  const ids = [call.exchange.id];
  return answered('access-control-allow-credentials') === ''
    ? holds('An answer allowed no credentials.', ids)
    : broken('An answer had `Access-Control-Allow-Credentials`.', ids);
});

/** By rule. */
export const crossOriginJudges = {
  'cors-preflight': preflightAllows,
  'cors-allow-origin': answersAllow,
  'cors-expose-retry-after': exposesRetryAfter,
  'cors-vary': variesByOrigin,
  'cors-other-origins': othersAreNotAllowed,
  'cors-no-credentials': noCredentials,
} satisfies Judges;
