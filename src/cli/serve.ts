/** `inference-contract serve`: the reference service on a port of this machine. */
import { systemClock } from '../clock.ts';
import { createReferenceService, type ServiceSettings } from '../reference/service.ts';
import { type Listening, listen } from '../validation/adapters/node-http.ts';
import type { HttpHandler } from '../validation/http.ts';
import { defineCommand, exitStatus, Refusal, type Terminal } from './command.ts';
import { documentationPages } from './documentation-pages.ts';
import { firstSteps } from './first-steps.ts';
import { packageFile } from './package-files.ts';
import { readPort } from './port.ts';
import { createRequestLog, logForms } from './request-log.ts';
import { readSettings } from './settings.ts';

/** How long answers that are under way may take when the process is asked to end. */
const graceMs = 2000;

/** Serves until it is asked to end. */
export const serve = defineCommand({
  summary: 'Run the service locally, in memory',
  options: {
    host: {
      type: 'string',
      value: 'ADDRESS',
      default: '127.0.0.1',
      description: 'Where to listen',
    },
    port: {
      type: 'string',
      value: 'PORT',
      description:
        'Port to listen on, 0 for a free one (default: PORT of the environment, or 8080)',
    },
    config: {
      type: 'string',
      value: 'FILE',
      description: 'Accounts, keys and endpoints (default: the demo data of mocks/service.yaml)',
    },
    log: {
      type: 'string',
      choices: logForms,
      default: 'pretty',
      description: 'A line for each request, a JSON object for each, or none',
    },
    profile: {
      type: 'string',
      choices: ['reference', 'contract'],
      default: 'reference',
      description: 'With what the reference adds, or the contract alone',
    },
  },
  async run({ host, port, config, log: form, profile }, terminal) {
    const address = { host, port: portOf(port, terminal.env.PORT) };
    const settings = await readSettings(config ?? packageFile('mocks/service.yaml'));
    const clock = systemClock();
    const log = createRequestLog(form, { clock, terminal });
    const service = createReferenceService({
      settings,
      profile,
      clock,
      onFault: log.fault,
      pages: documentationPages(packageFile('dist/docs')),
    });
    const listening = await open(log.around(service.handle), address);
    if (!isLoopback(host)) {
      terminal.warn(`Warning: other machines can reach ${host}. Keys and jobs are for trying out.`);
    }
    announce({ form, url: listening.url, settings, terminal });

    await aborted(terminal.stop);
    service.close();
    const late = new Promise<void>((resolve) => clock.schedule(clock.now() + graceMs, resolve));
    await Promise.race([listening.close(), late]);
    clock.clear();
    return exitStatus.done;
  },
});

function announce({
  form,
  url,
  settings,
  terminal,
}: {
  form: (typeof logForms)[number];
  url: string;
  settings: ServiceSettings;
  terminal: Terminal;
}): void {
  if (form === 'json') terminal.print(JSON.stringify({ event: 'listening', url }));
  else for (const line of firstSteps(url, settings)) terminal.print(line);
}

/** What is given on the command line, else in the environment, else the usual port. */
function portOf(option: string | undefined, environment: string | undefined): number {
  if (option !== undefined) return readPort('--port', option);
  return environment ? readPort('PORT', environment) : 8080;
}

async function open(
  handler: HttpHandler,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  try {
    return await listen(handler, { host, port });
  } catch (cause) {
    throw new Refusal(`Cannot listen on ${host}:${port}: ${reason(cause)}.`, { cause });
  }
}

function reason(cause: unknown): string {
  switch (cause instanceof Error && 'code' in cause ? cause.code : undefined) {
    case 'EADDRINUSE':
      return 'the port is in use; choose another with --port (0 takes a free one)';
    case 'EACCES':
      return 'this user may not use the port; choose one from 1024 on with --port';
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'the host is no address of this machine; choose another with --host';
    default:
      return cause instanceof Error ? cause.message : String(cause);
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
