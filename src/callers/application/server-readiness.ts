/** Waits until a started server is ready. */
import type { Clock } from '../../core/clock.ts';
import { pause, withTimeLimit } from '../../core/clock-waits.ts';
import { codeOf } from '../../core/system-errors.ts';
import { ApplicationError } from './application.ts';
import { askApplication } from './ask-application.ts';
import { knownListeners, listens } from './port-listeners.ts';
import type { StartedProcess } from './started-process.ts';

/** All that is named here must show. */
export interface ReadySigns {
  /** Something listens there. */
  readonly port?: number | undefined;
  /** It is answered with a status below 500: method and URL. */
  readonly request?: string | undefined;
  /** A line of the output matches. */
  readonly output?: RegExp | undefined;
}

/** How often the signs are looked for, in milliseconds. */
const everyMs = 50;

/** How long one look may take, in milliseconds. */
const lookMs = 2000;

/** How many lines of output a message has. */
const shownLines = 20;

/** Rejects with an `ApplicationError` if the process ends or the time is over before, else with the signal's reason. */
export async function untilReady(
  server: StartedProcess,
  {
    signs,
    withinMs,
    clock,
    signal,
  }: { signs: ReadySigns; withinMs: number; clock: Clock; signal: AbortSignal },
): Promise<void> {
  const lastMs = clock.now() + withinMs;
  for (;;) {
    const missing = await missingSign(server, signs, { clock, signal });
    signal.throwIfAborted();
    if (server.end !== undefined) throw new ApplicationError(endedEarlyText(server));
    if (missing === undefined) return;
    if (clock.now() >= lastMs) {
      throw new ApplicationError(
        `The application was not ready within ${withinMs / 1000} s: ${missing}.${outputText(server)}`,
      );
    }
    await pause(everyMs, { clock, signal });
  }
}

/** Whether something answers at the address of a server that has not been started yet. */
export async function isTaken(
  request: string,
  context: { clock: Clock; signal: AbortSignal },
): Promise<boolean> {
  return (await whyUnanswered(request, context)) === undefined;
}

/** Programs that listen for containers, which they did not start. */
const containerForwarders = /docker|rootless|slirp4netns|pasta|gvproxy|conmon/;

/**
 * Throws an `ApplicationError` if something else than the application listens at its port. Nothing happens where that
 * cannot be told.
 */
export function assertListener(port: number, isOfApplication: (pid: number) => boolean): void {
  const stranger = knownListeners(port).find(
    ({ pid, name }) => !containerForwarders.test(name) && !isOfApplication(pid),
  );
  if (stranger === undefined) return;
  const { pid, name } = stranger;
  const who = pid === process.pid ? 'the check itself' : `${name} (process ${pid})`;
  throw new ApplicationError(
    `At port ${port}, ${who} listens, which is not the application. Let the application listen at {port}, and run in the foreground.`,
  );
}

function endedEarlyText(server: StartedProcess): string {
  const { status, signal } = server.end ?? {};
  const how = signal ? `by ${signal}` : `with status ${status}`;
  return `The application ended ${how} before it was ready.${outputText(server)}`;
}

function outputText({ output }: StartedProcess): string {
  const text = output.lastLines(shownLines);
  return text === '' ? ' It printed nothing.' : ` It printed:\n${text}`;
}

/** Undefined if all signs show. */
async function missingSign(
  { output: serverOutput }: StartedProcess,
  { port, request, output }: ReadySigns,
  context: { clock: Clock; signal: AbortSignal },
): Promise<string | undefined> {
  if (output !== undefined && serverOutput.countOf(output) === 0) {
    return `no line of its output matches ${output.source}`;
  }
  if (port !== undefined && !(await listens(port))) return `nothing listens at port ${port}`;
  return request === undefined ? undefined : await whyUnanswered(request, context);
}

async function whyUnanswered(
  request: string,
  context: { clock: Clock; signal: AbortSignal },
): Promise<string | undefined> {
  const [method = '', url = ''] = request.split(' ');
  try {
    const { status } = await withTimeLimit(lookMs, context, (signal) =>
      askApplication({ method, url }, signal),
    );
    return status < 500 ? undefined : `${request} was answered with ${status}`;
  } catch (error) {
    return `${request} got no answer (${codeOf(error) ?? String(error)})`;
  }
}
