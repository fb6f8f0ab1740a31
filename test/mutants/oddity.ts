/** What an oddity is, and ways to differ from the reference on the wire. */
import { answers, type Mutant, type Settings } from './mutant.ts';

/** A deployment that is odd and legal. */
export interface Oddity extends Pick<Mutant, 'alter' | 'settings' | 'target' | 'time'> {
  /** In kebab-case, unique; says what is odd. */
  readonly name: string;
  /** What makes it legal. */
  readonly because: string;
  /** never: the suite sends nothing that it would change, and should not begin to. Default: it does. */
  readonly met?: 'never';
  /** Whether nothing that the description says may be left open either. Default: it may. */
  readonly conforms?: true;
}

// biome-ignore lint/suspicious/noExplicitAny: bodies are altered freely here.
type Body = any;

/** Whether a path is one to which jobs are submitted. */
export const isSubmission = (target: string) => /\/run(sync)?(\?|$)/.test(target);
/** Whether a path is one to which jobs are submitted without waiting. */
export const isRun = (target: string) => /\/run(\?|$)/.test(target);
/** Whether a path is one at which jobs are asked for. */
export const isStatus = (target: string) => target.includes('/status/');
const isJob = (json: Body): boolean =>
  typeof json?.id === 'string' && typeof json.status === 'string';

/** Alters every job, in answers and in webhook calls alike. */
export function jobs(alter: (job: Body) => Body): NonNullable<Mutant['alter']> {
  return (wire) => ({
    ...answers(({ json }) => (isJob(json) ? { json: alter(json) } : undefined))?.(wire),
    deliver: (call) => {
      const job = JSON.parse(call.body);
      return wire.deliver({ ...call, body: JSON.stringify(isJob(job) ? alter(job) : job) });
    },
  });
}

/** Renames states. */
export const renamed = (names: Readonly<Record<string, string>>) =>
  jobs((job) => ({ ...job, status: names[job.status] ?? job.status }));

/** Gives every error another form. */
export const errorsAs = (
  body: (status: number) => { json?: unknown; text?: string; type: string },
) =>
  answers(({ status }) => {
    if (status < 400) return undefined;
    const { type, ...rest } = body(status);
    return { ...rest, headers: { 'content-type': type } };
  });

/** Answers every nth request of those meant with something else, which does not reach the service. */
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

/** Several oddities of one deployment: the later ones see what the earlier ones answer. */
export function together(name: string, parts: readonly Oddity[]): Oddity {
  const time = parts.find((part) => part.time !== undefined)?.time;
  const settings = parts.flatMap((part) => part.settings ?? []);
  const target = parts.flatMap((part) => part.target ?? []);
  return {
    name,
    because: `Each is legal: ${parts.map((part) => part.name).join(', ')}.`,
    alter(wire) {
      let altered = wire;
      for (const { alter } of parts) altered = { ...altered, ...alter?.(altered) };
      return altered;
    },
    // What nothing is changed in is left out: it shows whether the wire is all that differs.
    ...(settings.length > 0 && { settings: inTurn(settings) }),
    ...(target.length > 0 && { target: inTurn(target) }),
    ...(time !== undefined && { time }),
  };
}

const inTurn =
  (changes: readonly ((settings: Settings) => Settings)[]) =>
  (plain: Settings): Settings =>
    changes.reduce((changed, change) => change(changed), plain);
