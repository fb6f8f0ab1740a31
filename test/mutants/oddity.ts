/** The type of an unusual but valid deployment, and ways to differ from the reference on the wire. */
import { answers, type Deployment, type Mutant, type Settings } from './mutant.ts';

/** Where alternatives of the service express what is unusual, they do so in place of code. */
export interface Oddity extends Deployment {
  /** In kebab-case, unique; names what is unusual. */
  readonly name: string;
  readonly because: string;
  /** never: the suite sends no request that it would change, and should not. Default: it sends some. */
  readonly met?: 'never';
  /** Whether the check must also verify every stated rule. Default: rules may remain undecided. */
  readonly conforms?: true;
}

// biome-ignore lint/suspicious/noExplicitAny: bodies are altered freely here.
type Body = any;

export const isStatus = (target: string) => target.includes('/status/');
const isJob = (json: Body): boolean =>
  typeof json?.id === 'string' && typeof json.status === 'string';

/** Alters every job in responses and webhook calls. */
export function jobs(alter: (job: Body) => Body): NonNullable<Mutant['alter']> {
  return (wire) => ({
    ...answers(({ json }) => (isJob(json) ? { json: alter(json) } : undefined))?.(wire),
    deliver: (call) => {
      const job = JSON.parse(call.body);
      return wire.deliver({ ...call, body: JSON.stringify(isJob(job) ? alter(job) : job) });
    },
  });
}

/** Answers every nth matching request itself, without the service. */
export function every(
  nth: number,
  isMeant: (request: Request) => boolean,
  answer: () => Response | Promise<Response>,
): Mutant['alter'] {
  return ({ fetch }) => {
    let count = 0;
    return {
      async fetch(request) {
        const { pathname } = new URL(request.url);
        if (pathname.startsWith('/control') || !isMeant(request)) return fetch(request);
        count += 1;
        return count % nth === 0 ? answer() : fetch(request);
      },
    };
  };
}

/** Several changes in one deployment: later ones see the responses of earlier ones. */
export function together(name: string, parts: readonly Oddity[]): Oddity {
  const time = parts.find((part) => part.time !== undefined)?.time;
  const alternatives = Object.assign({}, ...parts.map((part) => part.alternatives));
  const settings = parts.flatMap((part) => part.settings ?? []);
  const target = parts.flatMap((part) => part.target ?? []);
  return {
    name,
    because: `A combination of valid behaviours: ${parts.map((part) => part.name).join(', ')}.`,
    alternatives,
    alter(wire) {
      let altered = wire;
      for (const { alter } of parts) altered = { ...altered, ...alter?.(altered) };
      return altered;
    },
    // Members without a change are left out, which shows whether only the wire differs.
    ...(settings.length > 0 && { settings: inTurn(settings) }),
    ...(target.length > 0 && { target: inTurn(target) }),
    ...(time !== undefined && { time }),
  };
}

const inTurn =
  (changes: readonly ((settings: Settings) => Settings)[]) =>
  (plain: Settings): Settings =>
    changes.reduce((changed, change) => change(changed), plain);
