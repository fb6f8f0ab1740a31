/**
 * Asks the handlers of security schemes whether a request may pass: any of the alternatives, all of
 * each.
 */

import { decodePercent } from '../../core/percent-encoding.ts';
import { capitalise } from '../../core/sentences.ts';
import type { HttpRequest } from '../http.ts';
import type { DocumentPlan, OperationPlan, SchemePlan } from '../plan.ts';
import { splitPairs } from './query-values.ts';
import { decodeQuery } from './styled-text.ts';

/** What a request carries for a scheme, as text; of `http` schemes without the scheme's name. */
export interface Credentials {
  readonly scheme: string;
  /** The key, the token, or for `basic` user and password joined by a colon. */
  readonly value: string;
  /** Scopes or roles that the operation needs. */
  readonly scopes: readonly string[];
  readonly operationId: string;
  readonly request: HttpRequest;
}

/** `true` or an identity to let the request pass, `false` for 401, `'forbidden'` for 403. */
export type SecurityAnswer = boolean | 'forbidden' | { readonly identity: unknown };

export type SecurityHandler = (
  credentials: Credentials,
) => SecurityAnswer | Promise<SecurityAnswer>;

/** Handlers by the name of their scheme in the document. */
export type SecurityHandlers = Readonly<Record<string, SecurityHandler>>;

export type SecurityVerdict =
  | { readonly kind: 'passed'; readonly identities: Readonly<Record<string, unknown>> }
  | { readonly kind: 'unauthorized'; readonly challenges: readonly string[] }
  | { readonly kind: 'forbidden' };

export function schemesIn({ operations }: DocumentPlan): ReadonlySet<string> {
  return new Set(
    operations.flatMap(({ security }) => security.flatMap((item) => Object.keys(item))),
  );
}

/** Judges a request. The alternatives are tried in order, the schemes of each in order. */
export async function authorize(
  { id, security }: OperationPlan,
  request: HttpRequest,
  { schemes, handlers }: { schemes: DocumentPlan['schemes']; handlers: SecurityHandlers },
): Promise<SecurityVerdict> {
  let forbidden = false;
  for (const alternative of security) {
    const identities: Record<string, unknown> = {};
    let passed = true;
    for (const [name, scopes] of Object.entries(alternative)) {
      const [plan, handler] = [schemes[name], handlers[name]];
      const value = plan === undefined ? undefined : credentialsOf(plan, request);
      const answer: SecurityAnswer =
        value === undefined || handler === undefined
          ? false
          : await handler({ scheme: name, value, scopes, operationId: id, request });
      if (answer === 'forbidden') forbidden = true;
      if (answer === false || answer === 'forbidden') {
        passed = false;
        break;
      }
      identities[name] = answer === true ? true : answer.identity;
    }
    if (passed) return { kind: 'passed', identities };
  }
  if (forbidden) return { kind: 'forbidden' };
  return { kind: 'unauthorized', challenges: challengesOf(security, schemes) };
}

function credentialsOf(plan: SchemePlan, request: HttpRequest): string | undefined {
  switch (plan.type) {
    case 'apiKey':
      return readApiKey(plan, request);
    case 'mutualTLS':
      // The connection carries it; the handler has to look there.
      return '';
    case 'http': {
      const value = credentialsOfScheme(request, plan.scheme);
      return plan.scheme === 'basic' ? userAndPassword(value) : value;
    }
    default:
      return credentialsOfScheme(request, 'bearer');
  }
}

function credentialsOfScheme(request: HttpRequest, scheme: string): string | undefined {
  const [, name, value] = /^([^\s]+) +(.*\S)\s*$/.exec(request.header('authorization') ?? '') ?? [];
  return name?.toLowerCase() === scheme ? value : undefined;
}

function userAndPassword(value: string | undefined): string | undefined {
  if (value === undefined || !/^[A-Za-z0-9+/]+={0,2}$/.test(value)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(value), (character) => character.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes(':') ? text : undefined;
  } catch {
    return undefined;
  }
}

function readApiKey(
  { in: place, name }: Extract<SchemePlan, { type: 'apiKey' }>,
  request: HttpRequest,
): string | undefined {
  if (place === 'header') return request.header(name);
  const query = place === 'query';
  const text = query ? request.target.replace(/^[^?]*\??/, '') : (request.header('cookie') ?? '');
  const [value, ...more] = splitPairs(text, query ? '&' : ';').get(name) ?? [];
  // Two keys are refused: a proxy may have checked the other one.
  if (value === undefined || more.length > 0) return undefined;
  return (query ? decodeQuery : decodePercent)(value);
}

/** One challenge for each scheme of HTTP's own (RFC 9110, section 11.6.1). */
function challengesOf(
  security: OperationPlan['security'],
  schemes: DocumentPlan['schemes'],
): string[] {
  const names = security.flatMap((alternative) => Object.keys(alternative));
  const challenges = names.flatMap((name) => {
    const plan = schemes[name];
    if (plan?.type === 'http') return [capitalise(plan.scheme)];
    return plan?.type === 'oauth2' || plan?.type === 'openIdConnect' ? ['Bearer'] : [];
  });
  return [...new Set(challenges)];
}
