/** The application that an application file describes: a command for each piece of work, or a server. */
import { basename } from 'node:path';
import { defaults } from '#generated/file-formats/validators.js';
import type { Clock } from '../../core/clock.ts';
import { Secrets } from '../../core/secrets.ts';
import { jobParts } from '../../endpoints/endpoint-schemas.ts';
import { namesCredential } from '../../evidence/secret-names.ts';
import { type ApplicationFile, isTold, takesTexts } from './app-file.ts';
import {
  type Application,
  ApplicationError,
  type FixedPlace,
  type RunningApplication,
  type ServiceAccess,
} from './application.ts';
import { Instance } from './application-instance.ts';
import { boundsOf, declarationsOf, msOf } from './application-promises.ts';
import { type KeySearch, keySearch } from './key-search.ts';
import { EnvironmentMark } from './leftover-processes.ts';
import { fillPlaceholders } from './placeholders.ts';
import { ProcessGroups, startProcess } from './started-process.ts';

export interface ApplicationContext {
  /** The folder of the file, in which commands run. */
  readonly folder: string;
  /** The environment that started processes inherit. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  /** A new name for a piece of work. */
  readonly newName: () => string;
}

/** Throws an `ApplicationError` if a variable of the environment is missing. */
export function applicationOf(file: ApplicationFile, context: ApplicationContext): Application {
  const {
    start,
    work,
    webhooks,
    declares = {},
    operation = defaults.ApplicationFile.operation,
  } = file;
  const promises = { ...declares, ...(webhooks !== undefined && { webhooks: true }) };
  const place = fixedServicePlace(file, context);
  const schemas = jobParts(file);
  const mark = new EnvironmentMark();
  const groups = new ProcessGroups(mark.text);
  return {
    name: file.name ?? basename(context.folder),
    endpoint: file.endpoint,
    takesTexts: takesTexts(file),
    countsActs: file.acts !== undefined,
    declares: declarationsOf(promises, operation, schemas),
    schemas,
    bounds: boundsOf(promises, work.withinSeconds ?? defaults.ApplicationWork.withinSeconds),
    readyMs: start === undefined ? 0 : readyMsOf(start),
    instances: instancesOf(file, place),
    place,
    open: (access, signal) => openApplication(file, access, { ...context, groups, mark, signal }),
    end() {
      mark.killAll();
      groups.end();
    },
  };
}

function readyMsOf({ withinSeconds = defaults.ApplicationStart.withinSeconds }): number {
  return msOf(withinSeconds);
}

/** Two servers cannot listen at one port, and neither can two stages. */
function instancesOf(file: ApplicationFile, place: FixedPlace | undefined): number | undefined {
  const isOnly = file.start !== undefined && !isTold(file, 'port');
  return isOnly || (place?.port ?? 0) !== 0 ? 1 : file.instances;
}

function fixedServicePlace(
  { service }: ApplicationFile,
  { env }: Pick<ApplicationContext, 'env'>,
): FixedPlace | undefined {
  if (service === undefined) return undefined;
  const { host, port, apiKey, reachedAs } = { ...defaults.ServicePlace, ...service };
  const name = typeof apiKey === 'string' ? apiKey : undefined;
  const key = typeof apiKey === 'object' ? apiKey.public : name && env[name];
  if (name !== undefined && !key) {
    const shownName = /^[A-Z][A-Z\d_]*$/.test(name) ? name : 'that is named there';
    throw new ApplicationError(
      `/service/apiKey: the environment variable ${shownName} is ${key === '' ? 'empty' : 'not set'}. Set it to the key with which the application calls the service, or write { public: KEY }`,
    );
  }
  return { host, port, reachedAs: reachedAs ?? host, apiKey: key };
}

interface OpenContext extends ApplicationContext {
  readonly groups: ProcessGroups;
  readonly mark: EnvironmentMark;
  readonly signal: AbortSignal;
}

async function openApplication(
  file: ApplicationFile,
  access: ServiceAccess,
  { folder, clock, groups, mark, signal, newName, env: inherited }: OpenContext,
): Promise<RunningApplication> {
  const hasKey = keySearch(access.apiKey);
  const mask = maskOf(inherited, hasKey);
  const patterns = {
    acts: globalPattern(file.acts?.output),
    ready: globalPattern(file.start?.ready?.output),
  };
  const counted = Object.values(patterns).filter((pattern) => pattern !== undefined);
  const instance = new Instance({
    file,
    access,
    clock,
    patterns,
    newName,
    usesPort: isTold(file, 'port'),
    takesTexts: takesTexts(file),
    usesDataFolder: isTold(file, 'dataFolder'),
    isMarked: (pid) => mark.isOn(pid),
    run: (words, lookup) =>
      startProcess(words, {
        folder,
        clock,
        groups,
        mask,
        counted,
        mustShow: hasKey,
        env: mark.on(applicationEnvironment(file, inherited, lookup)),
      }),
  });
  await instance.begin(signal);
  return instance;
}

function globalPattern(text: string | undefined): RegExp | undefined {
  return text === undefined ? undefined : new RegExp(text, 'g');
}

/** The inherited variables and those of the file. */
function applicationEnvironment(
  { env = {} }: ApplicationFile,
  inherited: ApplicationContext['env'],
  lookup: (name: string) => string | undefined,
): Record<string, string | undefined> {
  const variables = Object.entries(env).map(([name, text]) => [
    name,
    fillPlaceholders(text, lookup),
  ]);
  return { ...inherited, ...direct(inherited), ...Object.fromEntries(variables) };
}

/** Requests to the service of the checks must not go through a proxy that the environment names. */
function direct(inherited: ApplicationContext['env']): Record<string, string> {
  const hosts = [inherited['NO_PROXY'] ?? inherited['no_proxy'], '127.0.0.1', 'localhost'];
  const text = hosts.filter(Boolean).join(',');
  return { NO_PROXY: text, no_proxy: text };
}

/** Hides what variables hold whose names say that it is secret. The key of the check is looked for first. */
function maskOf(inherited: ApplicationContext['env'], hasKey: KeySearch): (text: string) => string {
  const secrets = new Secrets();
  for (const [name, value = ''] of Object.entries(inherited)) {
    if (namesCredential(name) && !hasKey(value)) secrets.add(value, `[${name}]`);
  }
  return (text) => secrets.replaceIn(text);
}
