/** A broken deployment of the grid: a breakage, and the conditions under which it shows. */
import { parseJob } from '../../src/client/job.ts';
import type { RuleId } from '../../src/conformance/contract/rules.ts';
import type { DeliveryOutcome, Deployment, Mutant, WebhookCall, Wire } from '../mutants/mutant.ts';
import { inFront, type Sent } from '../mutants/request-wire.ts';
import { type Condition, conditionOf } from './conditions.ts';
import { kindOfEndpoint, type Situation } from './situation.ts';

// biome-ignore lint/suspicious/noExplicitAny: bodies are altered freely here.
export type Body = any;

/** A submission or another request, and what the service does with it. */
export interface Incoming {
  readonly sent: Sent;
  readonly body: Body;
  readonly situation: Situation;
  /** Passes it on, with another body if one is given. */
  readonly pass: (changed?: Body) => Promise<Response>;
}

export interface Breakage {
  /** In kebab-case, unique; says what is wrong. */
  readonly name: string;
  /** A verdict that one of these is violated blames the right thing. Empty for what is legal. */
  readonly rules: readonly RuleId[];
  /** The conditions without which it makes no sense: a value for each of their dimensions. */
  readonly under?: Readonly<Record<string, string>>;
  /** Dimensions, or single values of them, under which no request can show it. */
  readonly unseenUnder?: readonly string[];
  /** Where it shows. Default: at the demo service, as its settings and its target are. */
  readonly deployment?: Pick<Deployment, 'settings' | 'target'>;
  /** Called anew for every run, so that it may keep state. */
  readonly begin: () => BrokenPart;
}

/** What is done in place of what the service does; undefined leaves it as it is. */
export type BrokenPart =
  | {
      readonly of: 'submission' | 'request';
      readonly answer: (incoming: Incoming) => Promise<Response | undefined>;
    }
  /** The service has refused the submission. */
  | {
      readonly of: 'fault';
      readonly answer: (incoming: Incoming, problem: Body) => Response | undefined;
    }
  | { readonly of: 'read'; readonly show: (job: Body, situation: Situation) => Body }
  | {
      readonly of: 'call';
      readonly make: (
        call: WebhookCall,
        deliver: (call: WebhookCall) => Promise<DeliveryOutcome>,
      ) => Promise<DeliveryOutcome> | undefined;
    };

export interface Variant {
  readonly breakage: Breakage;
  /** Beside those without which the breakage makes no sense. */
  readonly conditions: readonly Condition[];
}

/** Its conditions, separated by commas; `always` without any. */
export function conditionsText({ conditions }: Variant): string {
  return conditions.map(({ dimension, value }) => `${dimension} ${value}`).join(', ') || 'always';
}

/** Unique in the grid. */
export function variantName(variant: Variant): string {
  return `${variant.breakage.name}: ${conditionsText(variant)}`;
}

/** What alters the wire, and how often it did. */
export function alterWire({ breakage, conditions: chosen }: Variant): {
  readonly alter: NonNullable<Mutant['alter']>;
  readonly times: () => number;
} {
  let times = 0;
  const { under = {} } = breakage;
  const { of: subject } = breakage.begin();
  const needed = Object.entries(under).map(([name, value]) => conditionOf(subject, name, value));
  const conditions = [...needed, ...chosen];
  const isMet = (situation: Situation) => conditions.every(({ holds }) => holds(situation));
  /** Counts what is broken; what stays as it is does not count. */
  const countBroken = <Value>(value: Value): Value => {
    if (value !== undefined) times += 1;
    return value;
  };
  return {
    alter: (wire) => {
      const part = breakage.begin();
      const book = new JobBook();
      const front = inFront(async (sent, pass) => {
        const [, , endpoint = '', operation = '', jobId = ''] = sent.target.split(/[/?]/);
        if (sent.method === 'POST' && (operation === 'run' || operation === 'runsync')) {
          const body = jsonOf(sent.text);
          const situation = book.enter({ endpoint, operation, body });
          const passOn = (changed?: Body) =>
            pass(changed === undefined ? {} : { text: JSON.stringify(changed) });
          const incoming = { sent, body, situation, pass: passOn };
          let response: Response;
          try {
            response = await answer(incoming);
          } finally {
            book.leave();
          }
          if (part.of === 'fault' && response.status === 400 && isMet(situation)) {
            const problem = await response.clone().json();
            response = countBroken(part.answer(incoming, problem)) ?? response;
          }
          const shown: Body = response.ok ? await response.clone().json() : {};
          book.note(shown.id, situation);
          return part.of === 'read' && operation === 'runsync' && response.ok
            ? show(response, shown)
            : response;
        }
        const known = book.jobs.get(jobId);
        if (part.of === 'request') {
          // An id may be asked for at another endpoint.
          const situation =
            known?.endpoint === endpoint
              ? known
              : { ...empty, endpoint, kind: kindOfEndpoint(endpoint) };
          const asked = { ...situation, operation };
          return answer({ sent, body: undefined, situation: asked, pass: () => pass() });
        }
        const response = await pass();
        return part.of === 'read' && operation === 'status' && response.ok && known !== undefined
          ? show(response, await response.clone().json())
          : response;
      });
      /** By the broken part, or as it is: a request that the part has passed on unchanged is not sent again. */
      async function answer(incoming: Incoming): Promise<Response> {
        const { situation, pass } = incoming;
        const isBroken = (part.of === 'submission' || part.of === 'request') && isMet(situation);
        if (!isBroken) return pass();
        let passed: Response | undefined;
        const response = await part.answer({
          ...incoming,
          async pass(changed) {
            const response = await pass(changed);
            if (changed === undefined) passed = response;
            return response.clone();
          },
        });
        return countBroken(response) ?? passed ?? pass();
      }
      async function show(response: Response, job: Body): Promise<Response> {
        const situation = book.look(job);
        if (part.of !== 'read' || situation === undefined || !isMet(situation)) return response;
        const shown = countBroken(part.show(job, situation));
        return shown === undefined ? response : Response.json(shown);
      }
      return {
        ...front?.(wire),
        async deliver(call) {
          const situation = book.call(call);
          if (part.of !== 'call' || situation === undefined || !isMet(situation))
            return wire.deliver(call);
          return countBroken(part.make(call, wire.deliver)) ?? wire.deliver(call);
        },
      } satisfies Partial<Wire>;
    },
    times: () => times,
  };
}

const empty: Situation = {
  operation: '',
  endpoint: '',
  kind: 'none',
  body: undefined,
  turn: 1,
  amongOthers: false,
};

/** Knows the submission of each job and of each webhook. */
class JobBook {
  readonly jobs = new Map<string, Situation>();
  readonly #byWebhook = new Map<string, Situation>();
  readonly #turns = new Map<string, number>();
  readonly #looks = new Map<string, number>();
  #underWay = 0;

  enter({
    endpoint,
    operation,
    body,
  }: Pick<Situation, 'endpoint' | 'operation' | 'body'>): Situation {
    const kind = kindOfEndpoint(endpoint);
    const turn = count(this.#turns, `${operation} ${kind}`);
    this.#underWay += 1;
    const situation = { endpoint, operation, body, kind, turn, amongOthers: this.#underWay > 1 };
    // The call may come before the answer.
    if (typeof body?.webhook === 'string') this.#byWebhook.set(body.webhook, situation);
    return situation;
  }

  leave(): void {
    this.#underWay -= 1;
  }

  note(id: unknown, situation: Situation): void {
    if (typeof id === 'string') this.jobs.set(id, situation);
  }

  look({ id, status }: Body): Situation | undefined {
    const situation = this.jobs.get(id);
    const phase = parseJob({ id, status })?.phase ?? 'unknown';
    return situation && { ...situation, phase, look: count(this.#looks, `${id} ${phase}`) };
  }

  call({ url }: WebhookCall): Situation | undefined {
    const situation = this.#byWebhook.get(url);
    return situation && { ...situation, look: count(this.#looks, url) };
  }
}

function count(counts: Map<string, number>, key: string): number {
  const next = (counts.get(key) ?? 0) + 1;
  counts.set(key, next);
  return next;
}

function jsonOf(text: string): Body {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
