/** `inference-contract serve`: the reference service on a port of this machine. */

import { isIPv6 } from 'node:net';
import { systemClock } from '../core/clock.ts';
import { isLoopback } from '../core/loopback.ts';
import { unpredictableDigits } from '../core/random.ts';
import { renderTransportError } from '../reference/http/problem.ts';
import type { ServiceSettings } from '../reference/service.ts';
import { type Listening, listen } from '../validation/adapters/node-http.ts';
import type { HttpHandler } from '../validation/http.ts';
import { defineCommand, exitStatus, Refusal, type Terminal } from './command.ts';
import { demoSettings } from './demo-settings.ts';
import { documentationPages } from './documentation-pages.ts';
import { drain } from './drain.ts';
import { firstSteps } from './first-steps.ts';
import { createLog, type Log, logForms, logLevels } from './log.ts';
import { createOperatedService } from './operated-service.ts';
import { packageFile } from './package-files.ts';
import { readPort } from './port.ts';
import { whyNotListening } from './why-not-listening.ts';

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
      description:
        'Lines to read, JSON objects, or warnings and faults only (default: pretty on a terminal, else json)',
    },
    'log-level': {
      type: 'string',
      choices: logLevels,
      default: 'info',
      description: 'From what on to log; debug adds what happens to jobs, workers and webhooks',
    },
    profile: {
      type: 'string',
      choices: ['reference', 'contract'],
      default: 'reference',
      description: 'With what the reference adds, or the contract alone',
    },
    seed: {
      type: 'string',
      value: 'SEED',
      description: 'Seed for job ids and random values, to repeat a run (default: drawn at random)',
    },
    'control-token': {
      type: 'string',
      value: 'TOKEN',
      description:
        'What callers of the control interface have to show; without one it is there on loopback only (default: CONTROL_TOKEN of the environment)',
    },
    'allow-host': {
      type: 'string',
      value: 'NAMES',
      description:
        'Host names, with commas between them, under which what needs no key is served, beside localhost and the address of --host; further ones: hosts in the settings',
    },
    'grace-ms': {
      type: 'string',
      value: 'MS',
      default: '5000',
      description: 'How long answers that are under way may take when the process is asked to end',
    },
  },
  async run({ host, port, config, profile, log: chosenForm, ...rest }, terminal) {
    const address = { host, port: portOf(port, terminal.env.PORT) };
    const hosts = [host, ...readHosts(rest['allow-host'])];
    const graceMs = readGrace(rest['grace-ms']);
    const token = tokenOf(rest['control-token'], terminal.env.CONTROL_TOKEN);
    const seed = rest.seed ?? unpredictableDigits();
    const form = chosenForm ?? (terminal.isInteractive ? 'pretty' : 'json');
    const clock = systemClock();
    const { stop } = terminal;
    const loaded = await unlessAborted(
      stop,
      Promise.all([
        createLog({ form, level: rest['log-level'], clock, terminal }),
        config === undefined ? demoSettings() : readFile(config),
      ]),
    );
    if (loaded === undefined) return exitStatus.done;
    const [log, settings] = loaded;

    const control = { enabled: isLoopback(host) || token !== undefined, token };
    const pages = documentationPages(packageFile('dist/docs'));
    const service = createOperatedService(
      { settings, seed, profile, control, hosts },
      { log, clock, pages, stop },
    );
    const listening = await open(service.handle, address).catch((error: unknown) => {
      service.close();
      throw error;
    });
    if (!isLoopback(host)) {
      log.warn(`other machines can reach ${host}. Keys and jobs are for trying out.`);
    }
    const isDemo = config === undefined && chosenForm === undefined;
    announce({ form, isDemo, url: listening.url, settings, seed, log, terminal });

    await aborted(stop);
    log.draining(graceMs);
    await drain({ listening, service }, { graceMs, clock });
    clock.clear();
    for (const { id, ledger } of service.accounts.all()) {
      if (ledger.totals().length > 0) log.wouldHaveCost(id, ledger.total);
    }
    return exitStatus.done;
  },
});

/** Loads what reads files only where there is one. */
async function readFile(config: string): Promise<ServiceSettings> {
  const { readSettings } = await import('./settings.ts');
  return readSettings(config);
}

/**
 * Programs are told the address. People are told the first steps as well, a key among them: on
 * standard output where that is for them, beside it only if the key is the demo's, which is public.
 */
function announce({
  form,
  isDemo,
  url,
  settings,
  seed,
  log,
  terminal,
}: {
  form: (typeof logForms)[number];
  isDemo: boolean;
  url: string;
  settings: ServiceSettings;
  seed: string;
  log: Log;
  terminal: Terminal;
}): void {
  const steps = firstSteps(url, { settings, seed });
  if (form !== 'json') {
    for (const line of steps) terminal.print(line);
    return;
  }
  log.listening(url, { seed });
  if (isDemo) for (const line of steps) terminal.warn(line);
}

/** What is given on the command line, else in the environment, else the usual port. */
function portOf(option: string | undefined, environment: string | undefined): number {
  if (option !== undefined) return readPort('--port', option);
  return environment ? readPort('PORT', environment) : 8080;
}

/** An empty token would be none to show; in the environment it is the way to set nothing. */
function tokenOf(option: string | undefined, environment: string | undefined): string | undefined {
  if (option === '') throw new Refusal('--control-token: expected a token, got nothing.');
  return option ?? (environment || undefined);
}

function readGrace(text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new Refusal(`--grace-ms: expected milliseconds from 0 to 999999, got "${text}".`);
}

/** Names and addresses without a port; what cannot be one is refused rather than never matched. */
function readHosts(text: string | undefined): readonly string[] {
  const hosts = text?.split(',').map((host) => host.trim()) ?? [];
  const wrong = hosts.find((host) => !/^([\w.-]+|\[[\da-f:.]+\])$/i.test(host) && !isIPv6(host));
  if (wrong === undefined) return hosts;
  throw new Refusal(
    `--allow-host: expected names such as inference.test, without a port, got "${wrong}".`,
  );
}

async function open(
  handler: HttpHandler,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  try {
    return await listen(handler, { host, port, renderError: renderTransportError });
  } catch (cause) {
    throw new Refusal(`Cannot listen on ${host}:${port}: ${whyNotListening(cause)}.`, { cause });
  }
}

/** What the work comes to; undefined when the signal comes first, after which nobody waits for it. */
function unlessAborted<Value>(
  signal: AbortSignal,
  work: Promise<Value>,
): Promise<Value | undefined> {
  return Promise.race([work, aborted(signal).then(() => undefined)]);
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
