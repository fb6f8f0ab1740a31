/** Broken deployments: the reference with one thing altered, each bound to the rule that it breaks. */
import type { ObservableRuleId } from '#generated/reference/tables.js';
import type { Fetch } from '../../src/client/http.ts';
import { isRuleId, type RuleId } from '../../src/conformance/contract/rules.ts';
import type { Clock } from '../../src/core/clock.ts';
import type { AlternativeSettings } from '../../src/reference/alternatives/account-alternatives.ts';
import type { AttemptOutcome } from '../../src/reference/engine/rules/webhook-attempts.ts';

export interface WebhookCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** How long an answer is waited for; where time is moved, a call without an answer fails at once. */
  readonly limitMs: number;
}

/** What became of a call, and where it was sent on. */
export type DeliveryOutcome = AttemptOutcome & { readonly location?: string | undefined };

/** Why a call has failed, if nobody listens at its address. */
export const refusedConnection = 'The connection was refused.';
/** Why a call has failed, if the receiver closes the connection. */
export const brokenConnection = 'The connection was closed.';
/** Why a call has failed, if it is not answered in time. */
export const unansweredCall = 'The time is over.';

export interface Wire {
  /** Requests of callers, those to the control interface included. */
  readonly fetch: Fetch;
  /** Webhook calls of the service. */
  readonly deliver: (call: WebhookCall) => Promise<DeliveryOutcome>;
  /** The deployment's, where time passes by itself. */
  readonly clock?: Clock;
}

/** How a deployment differs from the reference. */
export interface Deployment {
  /** by itself: it passes as real time does, and is jumped over. Default: scenarios move it. */
  readonly time?: 'by itself';
  /** What the service does in open points; those that are left out have the document's choice. */
  readonly alternatives?: AlternativeSettings;
  /** What is different about the settings of the service besides. */
  readonly settings?: (settings: Settings) => Settings;
  /** What is declared differently about the deployment, in the target file. */
  readonly target?: (target: Settings) => Settings;
  /** What is different on the wire. Called anew for every run, so that it may keep state. */
  readonly alter?: ((wire: Wire) => Partial<Wire>) | undefined;
}

export interface Mutant extends Deployment {
  /** In kebab-case, unique; says what is wrong. */
  readonly name: string;
  readonly breaks: RuleId;
  /** The scenarios that are run. Default: those that tell about the rule. */
  readonly scenarios?: readonly string[];
}

/** Broken deployments by the rule that they break, and by name: what differs, mostly on the wire alone. */
export type MutantTable = Readonly<
  Partial<
    Record<
      ObservableRuleId,
      Readonly<Record<string, Mutant['alter'] | Omit<Mutant, 'name' | 'breaks'>>>
    >
  >
>;

/** The broken deployments of a table. */
export function mutantsOf(table: MutantTable): Mutant[] {
  return Object.entries(table).flatMap(([breaks, changes]) => {
    if (!isRuleId(breaks)) throw new Error(`There is no rule ${breaks}.`);
    return Object.entries(changes).map(
      ([name, change]): Mutant => ({
        name,
        breaks,
        ...(typeof change === 'object' ? change : { alter: change }),
      }),
    );
  });
}

// biome-ignore lint/suspicious/noExplicitAny: settings are altered freely here.
export type Settings = any;

/** An answer of the service, to be altered; requests to the control interface pass. */
export interface Answer {
  readonly method: string;
  readonly target: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: bodies are altered freely here.
  readonly json: any;
}

/** What is put in place of an answer; what is left out stays as it is. */
export interface Altered {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Alters answers; undefined leaves one as it is. */
export function answers(alter: (answer: Answer) => Altered | undefined): Mutant['alter'] {
  return ({ fetch }) => ({
    async fetch(request) {
      const response = await fetch(request);
      const { pathname, search } = new URL(request.url);
      if (pathname.startsWith('/control')) return response;
      if (!(response.headers.get('content-type') ?? '').includes('json')) return response;
      const text = await response.text();
      const { status, headers } = response;
      const { method } = request;
      const json = text === '' ? undefined : JSON.parse(text);
      const altered =
        alter({ method, target: pathname + search, status, headers, text, json }) ?? {};
      const body = altered.text ?? ('json' in altered ? JSON.stringify(altered.json) : text);
      return new Response(body, {
        status: altered.status ?? status,
        headers: { ...Object.fromEntries(headers), ...altered.headers },
      });
    },
  });
}

/** Alters requests before the service sees them; undefined leaves one as it is. */
export function requests(
  // biome-ignore lint/suspicious/noExplicitAny: bodies are altered freely here.
  alter: (request: { method: string; target: string; json: any }) => unknown,
): Mutant['alter'] {
  return ({ fetch }) => ({
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      if (pathname.startsWith('/control') || request.body === null) return fetch(request);
      const text = await request.text();
      const { method, headers, signal } = request;
      let body = text;
      try {
        const json = JSON.parse(text);
        const altered = alter({ method, target: pathname + search, json });
        if (altered !== undefined) body = JSON.stringify(altered);
      } catch (error) {
        // What is no JSON is passed on as it is.
        if (!(error instanceof SyntaxError)) throw error;
      }
      return fetch(new Request(request.url, { method, headers, body, signal }));
    },
  });
}
