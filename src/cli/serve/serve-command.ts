/** `inference-contract serve`: the reference service on a port of this machine. */

import { isIPv6 } from 'node:net';
import { type Command, Option } from '@commander-js/extra-typings';
import { defaults } from '#generated/service-settings/validators.js';
import { type Clock, systemClock } from '../../core/clock.ts';
import { isLoopback } from '../../core/network.ts';
import { unpredictableDigits } from '../../core/random.ts';
import { isUrl } from '../../core/urls.ts';
import { playedIn } from '../../reference/alternatives/support.ts';
import { differingMembers } from '../../reference/alternatives/target-members.ts';
import type { ReportSources } from '../../reference/control/reports.ts';
import type { ReferenceService, ServiceSettings } from '../../reference/service.ts';
import { demoSettings } from '../../reference/settings/demo-settings.ts';
import { type Listening, type ListenOptions, listen } from '../../validation/adapters/node-http.ts';
import { documentationPages } from '../documents/documentation-pages.ts';
import {
  aborted,
  examples,
  graceTime,
  packageFile,
  port,
  Refusal,
  readPort,
  shellWord,
  type Terminal,
  whyNotListening,
} from '../shared/command.ts';
import type { ReadSettings, readSettingsFile } from '../shared/read-settings.ts';
import { differences, withAlternatives } from './alternative-options.ts';
import { consolePages } from './console-pages.ts';
import { createLog, type Log, type logForms } from './log.ts';
import { logOptions } from './log-options.ts';
import { createOperatedService, drain } from './operated-service.ts';
import { readRedisUrl } from './redis-url.ts';
import { addServeInit } from './serve-init.ts';
import { watchSettings } from './settings-watch.ts';

export function addServe(program: Command, terminal: Terminal): void {
  const command = serveCommand(program);
  command.action((options) => serve(options, terminal));
  addServeInit(command, terminal);
}

type ServeOptions = ReturnType<ReturnType<typeof serveCommand>['opts']>;

function serveCommand(program: Command) {
  return program
    .command('serve')
    .description('Run the service locally, in memory or with a Redis server')
    .option('--host <address>', 'Address to listen on', '127.0.0.1')
    .option('--port <port>', 'Port to listen on, 0 for a free one (default: $PORT or 8080)', port)
    .option(
      '--config <file>',
      'Settings that differ from the demo settings; init writes one (default: mocks/service.yaml)',
    )
    .option(
      '--watch',
      'Take over changes of the file of --config while the service runs (default: on a terminal)',
    )
    .option('--no-watch', 'Read the file of --config only once')
    .addOption(logOptions.form)
    .addOption(logOptions.level)
    .addOption(
      new Option('--profile <profile>', 'Serve only the contract, or also our additions')
        .choices(['reference', 'contract'] as const)
        .default('reference' as const),
    )
    .option(
      '--redis <url>',
      'Redis server through which replicas of the service share jobs (default: store in the settings, else in memory)',
      (text) => readRedisUrl('--redis', text),
    )
    .option(
      '--seed <seed>',
      'Seed for job ids and random values, to repeat a run (default: random)',
    )
    .option(
      '--alternative <gap=alternative>',
      'What to do in a gap of the description, such as error-body=text or failure-state=named:ERROR; may be repeated (default: alternatives in the settings, else what the document chooses)',
      (text, earlier: readonly string[] = []) => [...earlier, text],
    )
    .addOption(
      new Option(
        '--alternatives <choice>',
        'An alternative at random for each gap that neither --alternative nor the settings mention; the same with the same --seed',
      ).choices(['random'] as const),
    )
    .option(
      '--control-token <token>',
      'Token that callers of the control interface must send; without a token, only a loopback address offers the interface (default: $CONTROL_TOKEN)',
      token,
    )
    .option(
      '--report <file>',
      'Report that the console shows: the file of `inference-contract test --json` or `check-app --json`; may be repeated, one of each',
      (text, earlier: readonly string[] = []) => [...earlier, text],
    )
    .option('--no-console', 'Do not serve the console, the web pages at /console')
    .option(
      '--allow-host <names>',
      'Additional host names for pages that need no API key, separated by commas',
      hostNames,
    )
    .option(
      '--cors-origin <origins>',
      'Origins, separated by commas, whose web pages may call the service; loopback means those of this machine (default: corsOrigins in the settings, else loopback)',
      originNames,
    )
    .option(
      '--grace-ms <ms>',
      'Time for open responses to finish after a stop signal',
      graceTime,
      5000,
    )
    .addHelpText(
      'after',
      examples('serve', 'serve init', 'serve --port 0 --config service.yaml --log json'),
    );
}

async function serve(
  {
    host,
    config,
    profile,
    graceMs,
    allowHost = [],
    corsOrigin,
    report: files = [],
    ...options
  }: ServeOptions,
  terminal: Terminal,
): Promise<void> {
  const { PORT, CONTROL_TOKEN } = terminal.env;
  const address = { host, port: options.port ?? (PORT ? readPort('PORT', PORT) : 8080) };
  const hosts = [host, ...allowHost];
  if (options.watch === true && config === undefined) {
    throw new Refusal('--watch: expected --config, whose file is watched.');
  }
  // An empty variable counts as unset.
  const token = options.controlToken ?? (CONTROL_TOKEN || undefined);
  const seed = options.seed ?? unpredictableDigits();
  const form = options.log ?? (terminal.isInteractive ? 'pretty' : 'json');
  const isShared = options.redis !== undefined;
  const clock = systemClock();
  const { stop } = terminal;
  terminal.beginLog();
  const loaded = await unlessAborted(
    stop,
    Promise.all([
      createLog({ form, level: options.logLevel, clock, terminal }),
      config === undefined
        ? { settings: demoSettings(), isExtended: true, defaultBase: undefined, stamp: '' }
        : readFile(config, { isShared }),
      files.length === 0 ? {} : readReports(files),
    ]),
  );
  if (loaded === undefined) return;
  const [log, { stamp, ...read }, reports] = loaded;
  let { isExtended } = read;
  const { alternative = [], alternatives } = options;
  const chosen = { alternative, alternatives, seed, profile };
  const settings = withAlternatives(read.settings, chosen);
  const redis = options.redis ?? settings.store?.redis;
  const store =
    redis === undefined ? undefined : await connect(redis, { settings, log, clock, stop });
  if (store === undefined) assertNoQueues(settings);

  const control = {
    enabled: isLoopback(host) || token !== undefined,
    token,
    reports,
    // Those of the demo settings are part of the package; those of a file are secrets.
    publicKeys: () => (isExtended ? demoKeys() : []),
  };
  const documentation = documentationPages(packageFile('dist/docs'), profile);
  const hasConsole = options.console && control.enabled && profile === 'reference';
  const console = hasConsole ? consolePages(packageFile('dist/console')) : () => undefined;
  const service = createOperatedService(
    {
      settings,
      seed,
      profile,
      store,
      control,
      hosts,
      console: hasConsole,
      corsOrigins: corsOrigin,
    },
    { log, clock, pages: (request) => console(request) ?? documentation(request), stop },
  );
  const { bodiesBytes } = settings.memory ?? {};
  const listening = await open(service, { ...address, bodiesBytes }).catch(
    async (error: unknown) => {
      service.close();
      await store?.close();
      throw error;
    },
  );
  if (!isLoopback(host)) {
    log.warn(
      `other machines can reach ${host}. This service is for tests: use no real keys or inputs.`,
    );
    if (settings.webhooks?.hosts === undefined) {
      log.warn(
        'jobs can make this service call any address as their webhook. List the permitted hosts in webhooks.hosts of the settings.',
      );
    }
  }
  const isDemo = config === undefined && options.log === undefined;
  announce({ form, isDemo, url: listening.url, settings, seed, hasConsole, log, terminal });
  if (config !== undefined && isExtended) {
    log.note(`${config} changes the demo settings. With extends: none, only the file counts.`);
  } else if (read.defaultBase === 'none') {
    log.note(
      `${config} counts alone, because every account has keys and every endpoint its kind. With extends: demo, it changes the demo settings.`,
    );
  }
  const endWatch =
    config !== undefined && (options.watch ?? terminal.isInteractive)
      ? watchSettings(config, {
          ...{ log, clock, stamp },
          takeOver: async () => {
            const base = isExtended ? 'demo' : 'none';
            const next = await readFile(config, { isShared, base });
            const { changedBase } = await import('../shared/read-settings.ts');
            if (next.defaultBase !== undefined && next.defaultBase !== base) {
              log.warn(`${config}: ${changedBase(next.defaultBase)}.`);
            }
            const changes = service.changeSettings(withAlternatives(next.settings, chosen));
            ({ isExtended } = next);
            return changes;
          },
        })
      : () => undefined;

  await aborted(stop);
  endWatch();
  log.draining(graceMs);
  await drain({ listening, service }, { graceMs, clock });
  clock.clear();
  // A shared ledger goes on without this replica.
  if (store !== undefined) return store.close();
  for (const { id, engine } of service.accounts.all()) {
    const { total, totals } = await engine.ledger();
    if (totals.length > 0) log.wouldHaveCost(id, total);
  }
}

async function connect(
  redis: string,
  { settings, ...around }: { settings: ServiceSettings; log: Log; clock: Clock; stop: AbortSignal },
) {
  const { connectStore } = await import('./redis-connection.ts');
  const store = await connectStore(redis, around);
  for (const warning of await store.join(settings)) around.log.warn(warning);
  return store;
}

/** Throws `Refusal` if jobs would wait for workers that nothing leads to. */
function assertNoQueues({ endpoints }: ServiceSettings): void {
  for (const [id, endpoint] of Object.entries(endpoints)) {
    if (endpoint.kind === 'public' || typeof endpoint.worker === 'string') continue;
    if (!('queue' in endpoint.worker)) continue;
    throw new Refusal(
      `endpoints/${id}/worker: workers on other machines need a Redis server. Set --redis, or store in the settings.`,
    );
  }
}

/** Loads the YAML parser only if a settings file is given. */
async function readFile(
  config: string,
  options: Parameters<typeof readSettingsFile>[1],
): Promise<ReadSettings> {
  const { readSettingsFile } = await import('../shared/read-settings.ts');
  return readSettingsFile(config, options);
}

/** Loads the validators of reports only if there are some. */
async function readReports(files: readonly string[]): Promise<ReportSources> {
  const { shownReports } = await import('./shown-report.ts');
  return shownReports(files);
}

/**
 * Announces the address, and to people the first steps with an API key. In JSON logs, the first
 * steps go to standard error, and only for the demo settings, whose key is public.
 */
function announce({
  form,
  isDemo,
  url,
  settings,
  seed,
  hasConsole,
  log,
  terminal,
}: {
  form: (typeof logForms)[number];
  isDemo: boolean;
  url: string;
  settings: ServiceSettings;
  seed: string;
  hasConsole: boolean;
  log: Log;
  terminal: Terminal;
}): void {
  const steps = firstSteps(url, { settings, seed, hasConsole });
  if (form !== 'json') {
    for (const line of steps) terminal.print(line);
    return;
  }
  log.listening(url, {
    seed,
    alternatives: differences(settings),
    target: targetOf(settings),
  });
  if (isDemo) for (const line of steps) terminal.warn(line);
}

function token(text: string): string {
  if (text === '') throw new Refusal('--control-token: expected a token, got nothing.');
  return text;
}

/** Names and addresses without a port. Throws `Refusal` for text that can never match a host. */
function hostNames(text: string): string[] {
  const hosts = text.split(',').map((host) => host.trim());
  const wrong = hosts.find((host) => !/^([\w.-]+|\[[\da-f:.]+\])$/i.test(host) && !isIPv6(host));
  if (wrong === undefined) return hosts;
  throw new Refusal(
    `--allow-host: expected names such as inference.test, without a port, got "${wrong}".`,
  );
}

/** Origins as browsers send them. Throws `Refusal` for text that is none. */
function originNames(text: string): string[] {
  const origins = text.split(',').map((origin) => origin.trim());
  const wrong = origins.find((origin) => origin !== 'loopback' && !isOrigin(origin));
  if (wrong === undefined) return origins;
  throw new Refusal(
    `--cors-origin: expected origins such as https://app.example.com, without a path, or loopback, got "${wrong}".`,
  );
}

function isOrigin(text: string): boolean {
  return /^https?:\/\/[^/?#@\s]+$/i.test(text) && isUrl(text);
}

async function open(
  { handle, renderError }: Pick<ReferenceService, 'handle' | 'renderError'>,
  { host, port, bodiesBytes }: Omit<ListenOptions, 'renderError'>,
): Promise<Listening> {
  try {
    return await listen(handle, { host, port, renderError, bodiesBytes });
  } catch (cause) {
    throw new Refusal(`Cannot listen on ${host}:${port}: ${whyNotListening(cause)}.`, { cause });
  }
}

function unlessAborted<Value>(
  signal: AbortSignal,
  work: Promise<Value>,
): Promise<Value | undefined> {
  return Promise.race([work, aborted(signal).then(() => undefined)]);
}

/**
 * The base URL, the first key that may run jobs, the console, the documentation, the seed, the alternatives that
 * the document does not choose, and a shell command that runs a job on the first endpoint.
 */
export function firstSteps(
  url: string,
  { settings, seed, hasConsole }: { settings: ServiceSettings; seed: string; hasConsole: boolean },
): string[] {
  const key = firstUsableKey(settings);
  const lines = [
    `Serving on ${url}`,
    '',
    `  API key    ${key ?? 'none with the permission to run jobs'}`,
    ...(hasConsole ? [`  Console    ${url}/console`] : []),
    `  Docs       ${url}/docs`,
    `  Seed       ${seed}`,
    ...labelled('Differs', differences(settings)),
    '',
    ...targetLines(targetOf(settings)),
  ];
  const [first] = Object.entries(settings.endpoints);
  if (key === undefined || first === undefined) return lines;
  const [id, endpoint] = first;
  const input =
    endpoint.kind === 'public'
      ? { prompt: 'A lighthouse at dusk', width: 1024, height: 1024 }
      : { message: 'Hello' };
  const line = curlLine(`${url}/v2/${id}/runsync`, { key, body: { input } });
  return [...lines, 'Paste this for a first job:', '', line, ''];
}

/** What the target file has to say of the first account, if that is not the usual. */
function targetOf({ accounts, alternatives }: ServiceSettings): string[] {
  const [account] = Object.values(accounts);
  return differingMembers({ ...playedIn(alternatives), ...playedIn(account?.alternatives) });
}

function targetLines(members: readonly string[]): string[] {
  if (members.length === 0) return [];
  return ['The target file that checks it has:', ...members.map((one) => `  ${one}`), ''];
}

/** The longest line of a list, in characters. */
const lineWidth = 100;

/** A list in lines of a bounded length, beside its label; nothing for an empty list. */
function labelled(label: string, items: readonly string[]): string[] {
  const lines: string[] = [];
  let line = `  ${label.padEnd(10)}`;
  for (const [index, item] of items.entries()) {
    const next = index < items.length - 1 ? `${item},` : item;
    if (line.trim() !== label && line.trim() !== '' && line.length + next.length >= lineWidth) {
      lines.push(line);
      line = ' '.repeat(12);
    }
    line += ` ${next}`;
  }
  return items.length === 0 ? [] : [...lines, line];
}

function demoKeys(): string[] {
  return Object.values(demoSettings().accounts).flatMap(({ keys }) => Object.keys(keys));
}

function firstUsableKey({ accounts }: ServiceSettings): string | undefined {
  return Object.values(accounts)
    .flatMap(({ keys }) => Object.entries(keys))
    .find(([, { permission = defaults.KeySettings.permission }]) => permission === 'run')?.[0];
}

function curlLine(url: string, { key, body }: { key: string; body: object }): string {
  return [
    `curl ${shellWord(url)}`,
    `-H ${shellWord(`Authorization: Bearer ${key}`)}`,
    `-H ${shellWord('Content-Type: application/json')}`,
    `-d ${shellWord(JSON.stringify(body))}`,
  ].join(' ');
}
