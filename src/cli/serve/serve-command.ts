/** `inference-contract serve`: the reference service on a port of this machine. */

import { isIPv6 } from 'node:net';
import { type Command, Option } from '@commander-js/extra-typings';
import { defaults } from '#generated/service-settings/validators.js';
import { type Clock, systemClock } from '../../core/clock.ts';
import { fileStamp } from '../../core/file-stamp.ts';
import { isLoopback } from '../../core/loopback.ts';
import { unpredictableDigits } from '../../core/random.ts';
import { shellWord } from '../../core/shell-quoting.ts';
import { isUrl } from '../../core/urls.ts';
import { playedIn } from '../../reference/alternatives/playable-alternatives.ts';
import { differingMembers } from '../../reference/alternatives/target-members.ts';
import type { ReportSources } from '../../reference/control/report-sources.ts';
import type { ReferenceService } from '../../reference/service.ts';
import type { ServiceSettings } from '../../reference/settings/check-settings.ts';
import { demoSettings } from '../../reference/settings/demo-settings.ts';
import { type Listening, type ListenOptions, listen } from '../../validation/adapters/node-http.ts';
import { exampleLines } from '../shared/message-texts.ts';
import { packageFile } from '../shared/package-file.ts';
import { port, readPort, whyNotListening } from '../shared/ports.ts';
import type { ReadSettings, readSettingsFile } from '../shared/read-settings.ts';
import { Refusal } from '../shared/refusal.ts';
import { graceTime, waitForAbort } from '../shared/shutdown.ts';
import type { Terminal } from '../shared/terminal.ts';
import { alternativeOptionsFor, withAlternatives } from './alternative-options.ts';
import { consolePages } from './console-pages.ts';
import { documentationBuild } from './documentation-build.ts';
import { documentationPages } from './documentation-pages.ts';
import { createLog, type Log, type logForms } from './log.ts';
import { logOptions } from './log-options.ts';
import { createOperatedService, drain } from './operated-service.ts';
import { readRedisUrl } from './redis-url.ts';
import { addServeInit } from './serve-init.ts';
import { watchSettings } from './settings-watch.ts';

export function addServe(program: Command, terminal: Terminal): void {
  const command = serveCommand(program);
  command.action((options) => runService(options, terminal));
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
      'Settings file, not the configuration file: what differs from the demo settings; init writes one (default: mocks/service.yaml)',
    )
    .option(
      '--watch',
      'Apply changes of the --config file while the service runs (default: on a terminal)',
    )
    .option('--no-watch', 'Read the --config file only once')
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
      'What to do at an open point of the description, such as error-body=text or failure-state=named:ERROR; may be repeated (default: alternatives in the settings, else what the document chooses)',
      (text, earlier: readonly string[] = []) => [...earlier, text],
    )
    .addOption(
      new Option(
        '--alternatives <choice>',
        'An alternative at random for each open point that neither --alternative nor the settings mention; the same with the same --seed',
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
      exampleLines('serve', 'serve init', 'serve --port 0 --config service.yaml --log json'),
    );
}

async function runService(options: ServeOptions, terminal: Terminal): Promise<void> {
  const plan = readOptions(options, terminal);
  const { stop } = terminal;
  const clock = systemClock();
  terminal.beginLog();
  const loaded = await unlessAborted(stop, loadSettings(plan, clock, terminal));
  if (loaded === undefined) return;
  const { log, settings } = loaded;
  const store = await connectIfAny(plan, { settings, log, clock, stop });
  const service = createService(plan, loaded, { store, clock, stop });
  const listening = await listenOrClose(service, plan.address, { settings, store });
  warnOfExposure(plan.address.host, settings, log);
  const { url } = listening;
  await announce({ ...plan, url, settings, log, terminal });
  noteBase(plan, loaded);
  const endWatch = watchIfWanted(plan, loaded, { service, clock });
  await waitForAbort(stop);
  endWatch();
  log.draining(plan.graceMs);
  await drain({ listening, service }, { graceMs: plan.graceMs, clock });
  clock.clear();
  // A shared ledger goes on without this replica.
  if (store !== undefined) return store.close();
  await logCosts(service, log);
}

type ServePlan = ReturnType<typeof readOptions>;

/** With the environment. Throws `Refusal` for options that contradict each other. */
function readOptions(
  { host, config, profile, graceMs, redis, allowHost = [], corsOrigin, ...options }: ServeOptions,
  { env: { PORT, CONTROL_TOKEN }, isInteractive }: Terminal,
) {
  const address = { host, port: options.port ?? (PORT ? readPort('PORT', PORT) : 8080) };
  if (options.watch === true && config === undefined) {
    throw new Refusal('--watch: expected --config, whose file is watched.');
  }
  // An empty variable counts as unset.
  const token = options.controlToken ?? (CONTROL_TOKEN || undefined);
  const hasControl = isLoopback(host) || token !== undefined;
  const { alternative = [], alternatives, seed = unpredictableDigits() } = options;
  return {
    address,
    hosts: [host, ...allowHost],
    config,
    isWatched: options.watch ?? isInteractive,
    profile,
    graceMs,
    redis,
    corsOrigins: corsOrigin,
    token,
    hasControl,
    hasConsole: options.console && hasControl && profile === 'reference',
    seed,
    chosen: { alternative, alternatives, seed, profile },
    reportFiles: options.report ?? [],
    form: options.log ?? (isInteractive ? ('pretty' as const) : ('json' as const)),
    logLevel: options.logLevel,
    isDemo: config === undefined && options.log === undefined,
  };
}

interface LoadedSettings {
  readonly log: Log;
  readonly reports: ReportSources;
  /** Those in force: replicas on Redis keep those of their start. */
  settings: ServiceSettings;
  /** Files with schemas of endpoints, as `watchSettings` takes them. */
  readonly schemaFiles: Map<string, string>;
  readonly defaultBase: ReadSettings['defaultBase'];
  readonly stamp: string;
  /** Whether the settings change the demo settings; that may change with the file. */
  isExtended: boolean;
}

const demo = { isExtended: true, defaultBase: undefined, stamp: '' } as const;

async function loadSettings(
  { form, logLevel, config, redis, reportFiles, chosen }: ServePlan,
  clock: Clock,
  terminal: Terminal,
): Promise<LoadedSettings> {
  const schemaFiles = new Map<string, string>();
  const [log, read, reports] = await Promise.all([
    createLog({ form, level: logLevel, clock, terminal }),
    config === undefined
      ? { ...demo, settings: demoSettings() }
      : readFile(config, { isShared: redis !== undefined, onSchemaFile: stampInto(schemaFiles) }),
    reportFiles.length === 0 ? {} : readReports(reportFiles),
  ]);
  return { ...read, log, reports, schemaFiles, settings: withAlternatives(read.settings, chosen) };
}

/** The store of the option or of the settings. */
async function connectIfAny({ redis }: ServePlan, context: Parameters<typeof connect>[1]) {
  const url = redis ?? context.settings.store?.redis;
  if (url !== undefined) return connect(url, context);
  assertNoQueues(context.settings);
  return undefined;
}

type Store = Awaited<ReturnType<typeof connect>>;

type OperatedService = ReturnType<typeof createOperatedService>;

interface ServeContext {
  readonly store: Store | undefined;
  readonly clock: Clock;
  readonly stop: AbortSignal;
}

function createService(
  { seed, profile, hosts, hasConsole, corsOrigins, hasControl, token }: ServePlan,
  loaded: LoadedSettings,
  { store, clock, stop }: ServeContext,
): OperatedService {
  const { settings, log, reports } = loaded;
  const build = documentationBuild(stop);
  const documentation = documentationPages(
    packageFile('dist/docs'),
    profile,
    build,
    () => loaded.settings.endpoints,
  );
  const console = hasConsole ? consolePages(packageFile('dist/console')) : () => undefined;
  const control = {
    enabled: hasControl,
    token,
    reports,
    // Those of the demo settings are part of the package; those of a file are secrets.
    publicKeys: () => (loaded.isExtended ? demoKeys() : []),
  };
  return createOperatedService(
    { settings, seed, profile, store, control, hosts, console: hasConsole, corsOrigins },
    { log, clock, pages: (request) => console(request) ?? documentation(request), stop },
  );
}

async function listenOrClose(
  service: OperatedService,
  address: ServePlan['address'],
  { settings, store }: { settings: ServiceSettings; store: Store | undefined },
): Promise<Listening> {
  const { bodiesBytes } = settings.memory ?? {};
  return openPort(service, { ...address, bodiesBytes }).catch(async (error: unknown) => {
    service.close();
    await store?.close();
    throw error;
  });
}

function warnOfExposure(host: string, { webhooks }: ServiceSettings, log: Log): void {
  if (isLoopback(host)) return;
  log.warn(
    `other machines can reach ${host}. This service is for tests: use no real keys or inputs.`,
  );
  if (webhooks?.hosts !== undefined) return;
  log.warn(
    'jobs can make this service call any address as their webhook. List the permitted hosts in webhooks.hosts of the settings.',
  );
}

/** What a settings file counts as: people may expect the other. */
function noteBase({ config }: ServePlan, { isExtended, defaultBase, log }: LoadedSettings): void {
  if (config !== undefined && isExtended) {
    log.note(`${config} changes the demo settings. With extends: none, only the file counts.`);
  } else if (defaultBase === 'none') {
    log.note(
      `${config} counts alone, because every account has keys and every endpoint its kind. With extends: demo, it changes the demo settings.`,
    );
  }
}

/** Returns what ends the watch. */
function watchIfWanted(
  { config, isWatched, redis, chosen }: ServePlan,
  loaded: LoadedSettings,
  { service, clock }: { service: OperatedService; clock: Clock },
): () => void {
  if (config === undefined || !isWatched) return () => undefined;
  const { log, stamp, schemaFiles } = loaded;
  const onSchemaFile = stampInto(schemaFiles);
  const takeOver = async () => {
    const base = loaded.isExtended ? 'demo' : 'none';
    const next = await readFile(config, { isShared: redis !== undefined, base, onSchemaFile });
    const { changedBase } = await import('../shared/read-settings.ts');
    if (next.defaultBase !== undefined && next.defaultBase !== base) {
      log.warn(`${config}: ${changedBase(next.defaultBase)}.`);
    }
    const settings = withAlternatives(next.settings, chosen);
    const changes = service.changeSettings(settings);
    loaded.isExtended = next.isExtended;
    if (redis === undefined) loaded.settings = settings;
    return changes;
  };
  return watchSettings(config, { log, clock, stamp, schemaFiles, takeOver });
}

async function logCosts({ accounts }: OperatedService, log: Log): Promise<void> {
  for (const { id, engine } of accounts.all()) {
    const { total, totals } = await engine.ledger();
    if (totals.length > 0) log.wouldHaveCost(id, total);
  }
}

async function connect(
  redis: string,
  {
    settings,
    ...context
  }: { settings: ServiceSettings; log: Log; clock: Clock; stop: AbortSignal },
) {
  const { connectStore } = await import('./redis-connection.ts');
  const store = await connectStore(redis, context);
  for (const warning of await store.join(settings)) context.log.warn(warning);
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

/** Notes how a file was before it is read. */
function stampInto(stamps: Map<string, string>): (path: string) => void {
  return (path) => void stamps.set(path, fileStamp(path));
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
async function announce({
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
}): Promise<void> {
  const steps = await firstSteps(url, { settings, seed, hasConsole });
  if (form !== 'json') {
    for (const line of steps) terminal.print(line);
    return;
  }
  log.listening(url, {
    seed,
    alternatives: alternativeOptionsFor(settings),
    target: targetMembersToDeclare(settings),
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
  const wrong = origins.find((origin) => origin !== 'loopback' && !isOriginText(origin));
  if (wrong === undefined) return origins;
  throw new Refusal(
    `--cors-origin: expected origins such as https://app.example.com, without a path, or loopback, got "${wrong}".`,
  );
}

function isOriginText(text: string): boolean {
  return /^https?:\/\/[^/?#@\s]+$/i.test(text) && isUrl(text);
}

async function openPort(
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
  return Promise.race([work, waitForAbort(signal).then(() => undefined)]);
}

/**
 * The base URL, the first key that may run jobs, the console, the documentation, the seed, the alternatives that
 * the document does not choose, and a shell command that runs a job on the first endpoint.
 */
export async function firstSteps(
  url: string,
  { settings, seed, hasConsole }: { settings: ServiceSettings; seed: string; hasConsole: boolean },
): Promise<string[]> {
  const key = firstUsableKey(settings);
  const lines = [
    `Serving on ${url}`,
    '',
    `  API key    ${key ?? 'none with the permission to run jobs'}`,
    ...(hasConsole ? [`  Console    ${url}/console`] : []),
    `  Docs       ${url}/docs`,
    `  Seed       ${seed}`,
    ...labelledLines('Differs', alternativeOptionsFor(settings)),
    '',
    ...targetLines(targetMembersToDeclare(settings)),
  ];
  const [first] = Object.entries(settings.endpoints);
  if (key === undefined || first === undefined) return lines;
  const [id, endpoint] = first;
  const input = await firstInput(endpoint);
  if (input === undefined) return lines;
  const line = curlLine(`${url}/v2/${id}/runsync`, { key, body: { input } });
  return [...lines, 'Paste this for a first job:', '', line, ''];
}

/** The longest input, as JSON, that is shown. */
const longestInput = 1000;

/** Undefined for an endpoint whose inputs are too long, or cannot be made. */
async function firstInput(
  endpoint: ServiceSettings['endpoints'][string],
): Promise<object | undefined> {
  if (endpoint.kind === 'public') {
    return { prompt: 'A lighthouse at dusk', width: 1024, height: 1024 };
  }
  if (endpoint.input === undefined) return { message: 'Hello' };
  const { declaredSchemas, exampleInput } = await import('../../endpoints/declared-schemas.ts');
  const { input: schema } = declaredSchemas({ input: endpoint.input });
  const example = schema && exampleInput(schema);
  if (example === undefined || 'problem' in example) return undefined;
  return JSON.stringify(example.input).length > longestInput ? undefined : example.input;
}

/** What the target file has to say of the first account, if that is not the usual. */
function targetMembersToDeclare({ accounts, alternatives }: ServiceSettings): string[] {
  const [account] = Object.values(accounts);
  return differingMembers({ ...playedIn(alternatives), ...playedIn(account?.alternatives) });
}

function targetLines(members: readonly string[]): string[] {
  if (members.length === 0) return [];
  return ['The target file that checks it has:', ...members.map((member) => `  ${member}`), ''];
}

/** The longest line of a list, in characters. */
const lineWidth = 100;

/** A list in lines of a bounded length, beside its label; nothing for an empty list. */
function labelledLines(label: string, items: readonly string[]): string[] {
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
