/** Tells what the service answers, a line at a time. */
import type { Clock } from '../clock.ts';
import type { HttpHandler } from '../validation/http.ts';
import type { Terminal } from './command.ts';

/** How requests are logged: in words, as one JSON object per line, or not at all. */
export const logForms = ['pretty', 'json', 'silent'] as const;

/** A log of requests. Neither headers nor bodies are part of it, so neither keys nor inputs are. */
export interface RequestLog {
  /** The same handler, with each of its answers logged. */
  around(handler: HttpHandler): HttpHandler;
  /** Reports a fault of the service itself on standard error, in every form. */
  fault(error: unknown): void;
}

/** Logs to the terminal; instants and durations are those of the clock. */
export function createRequestLog(
  form: (typeof logForms)[number],
  { clock, terminal }: { clock: Clock; terminal: Terminal },
): RequestLog {
  return {
    around: (handler) => {
      if (form === 'silent') return handler;
      return async (request) => {
        const startMs = clock.now();
        const response = await handler(request);
        const { method } = request;
        const target = printable(request.target);
        const { status } = response;
        const time = new Date(startMs).toISOString();
        const durationMs = clock.now() - startMs;
        terminal.print(
          form === 'json'
            ? JSON.stringify({ event: 'request', time, method, target, status, durationMs })
            : `${time.slice(11, 23)}  ${status}  ${method.padEnd(4)}  ${target}  ${durationMs} ms`,
        );
        return response;
      };
    },
    fault: (error) => {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      terminal.warn(form === 'json' ? JSON.stringify({ event: 'fault', error: text }) : text);
    },
  };
}

/** A request's target comes from outside; nothing of it may steer the terminal. */
function printable(target: string): string {
  return target.slice(0, 500).replaceAll(/[^\x20-\x7e]/g, '?');
}
