/** Reads the settings of the local service. Errors name the file, line and column. */
import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pricing } from '#generated/reference/tables.js';
import { demo } from '#generated/service-settings/demo.js';
import type { components } from '#generated/service-settings/types.d.ts';
import { defaults, validateServiceSettings } from '#generated/service-settings/validators.js';
import { closestTo } from '../core/closest-names.ts';
import { escapeToken } from '../core/json.ts';
import type { EndpointSettings } from '../reference/account.ts';
import { type Fault, faultContradictions } from '../reference/engine/injected-faults.ts';
import type { ServiceSettings } from '../reference/service.ts';
import { alternatives } from '../validation/errors/findings.ts';
import { packageFile } from './command.ts';
import { withoutPassword } from './redis-url.ts';
import type { Problem, YamlSource } from './yaml-file.ts';

/**
 * Reads a settings file; paths in it become absolute. Throws `Refusal` with one line per problem,
 * in the order of the file: `FILE:LINE:COLUMN: expected ..., got ...`.
 * @param isShared whether replicas share the accounts, also if the settings name no store
 */
export async function readSettings(
  file: string,
  { isShared = false }: { isShared?: boolean } = {},
): Promise<ServiceSettings> {
  // `serve` with its demo settings needs neither the parser nor the compiler.
  const [{ fileRefusal, readYamlFile }, { settingsErrors }] = await Promise.all([
    import('./yaml-file.ts'),
    import('./settings-errors.ts'),
  ]);
  const refusal = (problems: readonly Problem[]) =>
    fileRefusal(
      file,
      problems.map(({ place, message }) => ({ place, message: withoutSecrets(message) })),
    );
  const source = await readYamlFile(file, 'a settings file');
  const { value } = source;
  if (value === null || value === undefined) {
    const place = { line: 1, column: 1 };
    throw refusal([{ place, message: 'expected accounts and endpoints, got an empty file' }]);
  }
  if (!isServiceSettings(value)) {
    const errors = validateServiceSettings.errors ?? [];
    throw refusal(await settingsErrors('service-settings', errors, source));
  }
  const missing = await missingModules(file, value, source);
  const shared = isShared || value.store !== undefined;
  const clocks = shared ? [...clocksOfReplicas(value)] : [];
  const wrong = [...settingsContradictions(value, source, clocks), ...missing];
  if (wrong.length > 0) throw refusal(wrong);
  return withModules(file, value);
}

function isServiceSettings(value: unknown): value is ServiceSettings {
  return validateServiceSettings(value);
}

/** Pointers contain API keys, URLs of stores passwords, and messages may end up in a build log. */
function withoutSecrets(message: string): string {
  return message
    .replaceAll(/(\/accounts\/[^/\s]+\/keys\/)[^/\s,]+/g, '$1[key]')
    .replace(/(?<= at \/store\/redis, got ").*(?=")/s, withoutPassword);
}

/**
 * The settings of mocks/service.yaml as they were when the package was made: loading the parser
 * would take a quarter of the time until the first answer.
 */
export function demoSettings(): ServiceSettings {
  return withModules(packageFile('mocks/service.yaml'), demo);
}

/** The settings of a file, with absolute paths of its modules. */
function withModules(file: string, settings: ServiceSettings): ServiceSettings {
  const endpoints = Object.entries(settings.endpoints).map(([id, endpoint]) => {
    const module = moduleOf(endpoint);
    return module === undefined
      ? ([id, endpoint] as const)
      : ([id, { ...endpoint, worker: { module: pathOf(file, module) } }] as const);
  });
  return { ...settings, endpoints: Object.fromEntries(endpoints) };
}

/** A problem for each module that is not there. */
async function missingModules(
  file: string,
  settings: ServiceSettings,
  source: YamlSource,
): Promise<readonly Problem[]> {
  const problems = Object.entries(settings.endpoints).map(async ([id, endpoint]) => {
    const module = moduleOf(endpoint);
    if (module === undefined || (await isFile(pathOf(file, module)))) return [];
    const pointer = `/endpoints/${escapeToken(id)}/worker/module`;
    const message = `expected the path of a module at ${pointer}, got ${module}: there is no such file (looked for ${pathOf(file, module)})`;
    return [{ place: source.placeOfValue(pointer), message }];
  });
  return (await Promise.all(problems)).flat();
}

function moduleOf(endpoint: EndpointSettings): string | undefined {
  if (endpoint.kind !== 'serverless') return undefined;
  const { worker } = endpoint;
  return typeof worker === 'object' && 'module' in worker ? worker.module : undefined;
}

function pathOf(file: string, module: string): string {
  return resolve(dirname(file), module);
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    // Whatever the reason is, the module cannot be read from there.
    return false;
  }
}

// Contradictions between settings, which a schema cannot express.

/** Something that should change: a key of the settings, or the value at a pointer. */
interface Contradiction {
  readonly key?: string;
  readonly value?: string;
  readonly message: string;
}

/** Each contradiction as a problem at the setting that should change; empty where all agree. */
function settingsContradictions(
  settings: ServiceSettings,
  source: YamlSource,
  others: readonly Contradiction[],
): Problem[] {
  const found = [
    ...others,
    ...keysOfTwoAccounts(settings),
    ...Object.entries(settings.accounts).flatMap(([name, account]) => [
      ...endpointsOfKeys(settings, { name, account }),
      ...(account.faults ?? []).flatMap((fault, index) => [
        ...contradictionsOfFault(settings, fault, `/accounts/${escapeToken(name)}/faults/${index}`),
      ]),
    ]),
    ...Object.entries(settings.endpoints).flatMap(([id, endpoint]) => [
      ...endpointContradictions(endpoint, `/endpoints/${escapeToken(id)}`),
    ]),
  ];
  return found.map(({ key, value = '', message }) => ({
    place: key === undefined ? source.placeOfValue(value) : source.placeOfKey(key),
    message,
  }));
}

/** Only the clock of the system is the same in all replicas. */
function* clocksOfReplicas({ accounts }: ServiceSettings): Generator<Contradiction> {
  for (const [name, { clock }] of Object.entries(accounts)) {
    if (clock !== 'manual') continue;
    const value = `/accounts/${escapeToken(name)}/clock`;
    const message = `expected system at ${value}, because replicas share the account, got "manual"`;
    yield { value, message };
  }
}

function* keysOfTwoAccounts(settings: ServiceSettings): Generator<Contradiction> {
  const owners = new Map<string, string>();
  for (const [account, { keys }] of Object.entries(settings.accounts)) {
    for (const key of Object.keys(keys)) {
      const owner = owners.get(key);
      if (owner === undefined) {
        owners.set(key, account);
        continue;
      }
      const pointer = `/accounts/${escapeToken(account)}/keys/${escapeToken(key)}`;
      const message = `expected a key of one account only, got one that ${owner} has as well`;
      yield { key: pointer, message };
    }
  }
}

function* endpointsOfKeys(
  settings: ServiceSettings,
  { name, account }: { name: string; account: ServiceSettings['accounts'][string] },
): Generator<Contradiction> {
  for (const [key, { endpoints = {} }] of Object.entries(account.keys)) {
    const pointer = `/accounts/${escapeToken(name)}/keys/${escapeToken(key)}/endpoints`;
    for (const id of Object.keys(endpoints)) {
      if (Object.hasOwn(settings.endpoints, id)) continue;
      yield {
        key: `${pointer}/${escapeToken(id)}`,
        message: unknownEndpoint(settings, id, pointer),
      };
    }
  }
}

function* contradictionsOfFault(
  settings: ServiceSettings,
  fault: Fault,
  pointer: string,
): Generator<Contradiction> {
  const has = (id: string) => Object.hasOwn(settings.endpoints, id);
  for (const { kind, expected, received, ...found } of faultContradictions(fault, { has })) {
    const value = pointer + found.pointer;
    yield kind === 'unknownEndpoint'
      ? { value, message: unknownEndpoint(settings, `${received}`, value) }
      : { value, message: `expected ${expected} at ${value}, got ${received}` };
  }
}

function unknownEndpoint(settings: ServiceSettings, id: string, pointer: string): string {
  const known = Object.keys(settings.endpoints);
  const meant = closestTo(id, known);
  const hint = meant === undefined ? '' : `; did you mean ${meant}?`;
  return `expected one of the endpoints ${alternatives(known)} at ${pointer}, got ${id}${hint}`;
}

function* endpointContradictions(
  endpoint: EndpointSettings,
  pointer: string,
): Generator<Contradiction> {
  yield* endpoint.kind === 'public'
    ? modelContradictions(endpoint, pointer)
    : workerContradictions(endpoint, pointer);
  const { min, max } = { ...defaults.WorkersSettings, ...endpoint.workers };
  if (min > max) {
    const message = `expected min of at most max (${max}) at ${pointer}/workers, got ${min}`;
    yield { value: `${pointer}/workers/min`, message };
  }
}

function* modelContradictions(
  { model, price, roundSizesTo }: components['schemas']['PublicEndpointSettings'],
  pointer: string,
): Generator<Contradiction> {
  if (pricing.prices[price].kind !== model) {
    const fitting = Object.entries(pricing.prices)
      .filter(([, { kind }]) => kind === model)
      .map(([id]) => id);
    const message = `expected a price of the model ${model} (${alternatives(fitting)}) at ${pointer}/price, got ${price}`;
    yield { value: `${pointer}/price`, message };
  }
  if (roundSizesTo !== undefined && model !== 'image') {
    const message = `expected roundSizesTo only with the model image at ${pointer}, got the model ${model}`;
    yield { key: `${pointer}/roundSizesTo`, message };
  }
}

/**
 * Each kind of worker takes some of the settings; one that it does not take would have no effect.
 */
function* workerContradictions(
  {
    worker,
    script,
    durationMs,
    wallClockLimitMs,
  }: components['schemas']['ServerlessEndpointSettings'],
  pointer: string,
): Generator<Contradiction> {
  const isOwn = typeof worker !== 'string';
  const got = isOwn ? 'a worker of your own' : worker;
  if (script !== undefined && worker !== 'script') {
    const message = `expected script only with the worker script at ${pointer}, got ${got}`;
    yield { key: `${pointer}/script`, message };
  }
  if (durationMs !== undefined && isOwn) {
    const message = `expected durationMs only with a demo worker at ${pointer}, got ${got}`;
    yield { key: `${pointer}/durationMs`, message };
  }
  if (isOwn && 'url' in worker && !URL.canParse(worker.url)) {
    // The message does not repeat the URL: it may hold a password, and an invalid URL cannot be parsed to remove it.
    const message = `expected an address with a host and a port of at most 65535 at ${pointer}/worker/url, got one that cannot be called`;
    yield { value: `${pointer}/worker/url`, message };
  }
  if (wallClockLimitMs !== undefined && !isOwn) {
    const message = `expected wallClockLimitMs only with a worker of your own at ${pointer}, got ${got}`;
    yield { key: `${pointer}/wallClockLimitMs`, message };
  }
}
