/**
 * The twin of a deployment: a local service that runs the same scenarios, started from a settings file or
 * already running.
 */
import { isDeepStrictEqual } from 'node:util';
import { Option } from '@commander-js/extra-typings';
import { type ControlClient, createControlClient } from '../client/control.ts';
import { ClientError } from '../client/errors.ts';
import { networkScopeOf } from '../conformance/target/network-scope.ts';
import type { Target, TargetKeys } from '../conformance/target/target.ts';
import type { IsStandIn } from '../conformance/twin/observations.ts';
import { isObject } from '../core/json.ts';
import { jsonDigest } from '../core/json-digest.ts';
import { unplayedWarnings } from '../reference/check-settings.ts';
import { hasOutcome, scriptsOf } from '../reference/models/certain-inputs.ts';
import type { Script } from '../reference/models/script.ts';
import { createReferenceService, type ServiceSettings } from '../reference/service.ts';
import { listen } from '../validation/adapters/node-http.ts';
import { Refusal, type Terminal } from './command.ts';
import { readSettings } from './read-settings.ts';
import { plainAddress, variableName } from './target-options.ts';

export const twinOptions = {
  twin: new Option(
    '--twin <file or url>',
    'Also run the scenarios on a local service, and report where the deployment differs from it: settings to start one, or the URL of one that runs',
  ),
  twinKeyEnv: new Option(
    '--twin-key-env <name>',
    'Environment variable that holds a key of the running twin (default: it gets a throw-away account)',
  ).argParser((text) => variableName(text, '--twin-key-env')),
} as const;

export interface Twin {
  /** As its user named it. */
  readonly name: string;
  /** The same declarations, with the twin's address and keys, without endpoints that it lacks. */
  readonly target: Target;
  /** Whether its output of a job only stands for one. */
  readonly isStandIn: IsStandIn | undefined;
  /** The endpoints that it lacks, by id. */
  readonly lacks: readonly string[];
  close(): Promise<void>;
}

interface TwinOptions {
  readonly target: Target;
  readonly terminal: Terminal;
  readonly keyEnv?: string | undefined;
}

/** Throws `Refusal` if there is no such twin, or if it has no endpoint of the target. */
export async function openTwin(name: string, options: TwinOptions): Promise<Twin> {
  const isUrl = /^https?:/i.test(name);
  const { url, close, isStandIn } = isUrl
    ? { url: plainAddress(name), close: nothing, isStandIn: undefined }
    : await serve(name, options.terminal);
  try {
    const access = await openAccount(url, options);
    const twin = { name, isStandIn, ...(await targetOfTwin(url, access, options)) };
    return {
      ...twin,
      async close() {
        await access.end();
        await close();
      },
    };
  } catch (cause) {
    await close();
    if (!(cause instanceof ClientError)) throw cause;
    throw new Refusal(
      `--twin ${name}: expected a local service whose control interface needs no token: ${cause.message}`,
      { cause },
    );
  }
}

const nothing = () => Promise.resolve();

/** Starts the service of a settings file on a free port. */
async function serve(
  file: string,
  terminal: Terminal,
): Promise<Pick<Twin, 'isStandIn' | 'close'> & { url: string }> {
  const settings = await readSettings(file);
  for (const text of unplayedWarnings(settings)) terminal.warn(`${file}: ${text}`);
  // Throw-away accounts are like the first one.
  const [account] = Object.values(settings.accounts);
  const service = createReferenceService({
    settings: { ...settings, alternatives: { ...settings.alternatives, ...account?.alternatives } },
    control: { enabled: true },
    // Of the places in the file, not of those that are made of it.
    onWarning: () => undefined,
  });
  const { url, close } = await listen(service.handle, {
    host: '127.0.0.1',
    port: 0,
    renderError: service.renderError,
  });
  return {
    url,
    isStandIn: standInsOf(settings),
    async close() {
      service.close();
      await close();
    },
  };
}

/** The jobs that complete with `{}` because a script gives no other output. */
function standInsOf({ endpoints }: ServiceSettings): IsStandIn {
  const scripts = new Map(
    Object.entries(endpoints).map(([id, { inputs = {} }]) => [id, scriptsOf(inputs)]),
  );
  return ({ endpointId = '', sent }) => {
    const settings = endpoints[endpointId];
    const input = isObject(sent) && isObject(sent['input']) ? sent['input'] : {};
    const usual =
      settings?.kind === 'serverless' && settings.worker === 'script' && !('script' in input)
        ? settings.script
        : undefined;
    const own = scripts.get(endpointId)?.get(jsonDigest(input));
    const script = own !== undefined && hasOutcome(own) ? own : usual;
    return script !== undefined && isDeepStrictEqual(outcomeIn(script), { output: {} });
  };
}

/** How a script ends its job. */
function outcomeIn({ afterMs: _, chunks: __, ...outcome }: Script): object {
  return { output: {}, ...outcome };
}

interface Access {
  readonly valid: string;
  readonly control: ControlClient;
  end(): Promise<void>;
}

/** The account of a key, or a throw-away one. */
async function openAccount(
  baseUrl: string,
  { terminal: { env }, keyEnv }: TwinOptions,
): Promise<Access> {
  if (keyEnv === undefined) {
    const account = await createControlClient({ baseUrl }).createAccount({ clock: 'system' });
    return { valid: account.apiKey, control: account.control, end: () => account.delete() };
  }
  const valid = env[keyEnv];
  if (!valid) throw new Refusal(`--twin-key-env: the environment variable ${keyEnv} is not set.`);
  return { valid, control: createControlClient({ baseUrl, apiKey: valid }), end: nothing };
}

async function targetOfTwin(
  baseUrl: string,
  { valid, control }: Access,
  { target }: TwinOptions,
): Promise<Pick<Twin, 'target' | 'lacks'>> {
  const offered = new Set((await control.listEndpoints()).map(({ id }) => id));
  const endpoints = target.endpoints.filter(({ id }) => offered.has(id));
  if (endpoints.length === 0) {
    const ids = target.endpoints.map(({ id }) => id).join(', ');
    throw new Refusal(`The twin has none of the target's endpoints: ${ids}.`);
  }
  const { publicUrl, ...receiver } = target.webhooks ?? { port: 0 };
  // On this machine, the twin needs no detour to the receiver.
  const webhooks =
    publicUrl !== undefined && networkScopeOf(baseUrl) === 'loopback' ? receiver : target.webhooks;
  return {
    target: {
      ...target,
      baseUrl,
      endpoints,
      keys: { valid, ...(await furtherKeys(target.keys, control)) },
      webhooks,
      control: target.control && { token: undefined, clock: target.control.clock },
    },
    lacks: target.endpoints.filter(({ id }) => !offered.has(id)).map(({ id }) => id),
  };
}

/** Keys of the twin that may do what those of the target may. */
async function furtherKeys(
  { forbidden, readOnly, oneEndpoint }: TargetKeys,
  control: ControlClient,
): Promise<Omit<TargetKeys, 'valid'>> {
  const created = async (permission: 'none' | 'read', own?: string) => {
    const endpoints = own === undefined ? {} : { [own]: 'run' as const };
    return (await control.createKey({ permission, endpoints })).key;
  };
  return {
    forbidden: forbidden && (await created('none')),
    readOnly: readOnly && (await created('read')),
    oneEndpoint: oneEndpoint && {
      ...oneEndpoint,
      key: await created('none', oneEndpoint.endpointId),
    },
  };
}
