/** Mistakes in settings that a schema cannot find, because several settings have to agree. */

import { pricing } from '#generated/reference/tables.js';
import type { components } from '#generated/service-settings/types.d.ts';
import { defaults } from '#generated/service-settings/validators.js';
import { closestNames, suggestion } from '../../core/closest-names.ts';
import { escapeToken } from '../../core/json.ts';
import { isUrl } from '../../core/urls.ts';
import { alternatives } from '../../validation/errors/invalid-values.ts';
import { type Mistake, mostMistakes } from '../../validation/errors/mistakes.ts';
import {
  combinationRefusal,
  impossibleCombinations,
} from '../alternatives/impossible-combinations.ts';
import { type FaultSettings, faultContradictions } from '../engine/injected-faults.ts';
import { namesInput } from '../models/scripted-inputs.ts';

type Schemas = components['schemas'];

/** Something that should change: a key of the settings, or the value at a pointer. */
interface Contradiction {
  readonly key?: string;
  readonly value?: string;
  readonly message: string;
}

/**
 * A mistake for each setting that contradicts another one, at the setting that should change, at most
 * `mostMistakes`.
 * @param options `isShared`: whether replicas share the accounts
 */
export function settingsContradictions(
  settings: Schemas['ServiceSettings'],
  { isShared }: { readonly isShared: boolean },
): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const { key, value = '', message } of contradictionsIn(settings, isShared)) {
    mistakes.push(
      key === undefined
        ? { of: 'value', pointer: value, message }
        : { of: 'key', pointer: key, message },
    );
    if (mistakes.length === mostMistakes) return mistakes;
  }
  return mistakes.concat(impossibleAlternatives(settings, 'reference'));
}

function* contradictionsIn(
  settings: Schemas['ServiceSettings'],
  isShared: boolean,
): Generator<Contradiction> {
  if (isShared) yield* clocksOfReplicas(settings);
  yield* keysOfTwoAccounts(settings);
  for (const [name, account] of Object.entries(settings.accounts)) {
    yield* endpointsOfKeys(settings, { name, account });
    for (const [index, fault] of (account.faults ?? []).entries()) {
      const pointer = `/accounts/${escapeToken(name)}/faults/${index}`;
      yield* contradictionsOfFault(settings, fault, pointer);
    }
  }
  for (const [id, endpoint] of Object.entries(settings.endpoints)) {
    yield* endpointContradictions(endpoint, `/endpoints/${escapeToken(id)}`);
  }
}

/** A mistake for each alternative that another one excludes: the service could not do both. */
export function impossibleAlternatives(
  settings: Schemas['ServiceSettings'],
  profile: 'contract' | 'reference',
): Mistake[] {
  return impossibleCombinations(settings, { profile })
    .slice(0, mostMistakes)
    .map((combination) => ({
      of: 'key',
      pointer: combination.choice.at,
      message: combinationRefusal(combination),
    }));
}

/** Only the clock of the system is the same in all replicas. */
function* clocksOfReplicas({ accounts }: Schemas['ServiceSettings']): Generator<Contradiction> {
  for (const [name, { clock }] of Object.entries(accounts)) {
    if (clock === undefined || clock === 'system') continue;
    const value = `/accounts/${escapeToken(name)}/clock`;
    const message = `expected system at ${value}, because replicas share the account, got "${clock}"`;
    yield { value, message };
  }
}

function* keysOfTwoAccounts(settings: Schemas['ServiceSettings']): Generator<Contradiction> {
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
  settings: Schemas['ServiceSettings'],
  { name, account }: { name: string; account: Schemas['ServiceSettings']['accounts'][string] },
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
  settings: Schemas['ServiceSettings'],
  fault: FaultSettings,
  pointer: string,
): Generator<Contradiction> {
  const has = (id: string) => Object.hasOwn(settings.endpoints, id);
  for (const { kind, expected, received, ...place } of faultContradictions(fault, { has })) {
    const value = pointer + place.pointer;
    yield kind === 'unknownEndpoint'
      ? { value, message: unknownEndpoint(settings, `${received}`, value) }
      : { value, message: `expected ${expected} at ${value}, got ${received}` };
  }
}

/** The most endpoints of which a message lists all. */
const longestList = 20;

function unknownEndpoint(
  settings: Schemas['ServiceSettings'],
  id: string,
  pointer: string,
): string {
  const ids = Object.keys(settings.endpoints);
  const isLong = ids.length > longestList;
  const listedIds = isLong ? closestNames(id, ids).concat(ids).slice(0, 3) : ids;
  return `expected one of the endpoints ${isLong ? 'of the settings, such as ' : ''}${alternatives(listedIds)} at ${pointer}, got ${id}${suggestion(id, ids)}`;
}

function* endpointContradictions(
  endpoint: Schemas['EndpointSettings'],
  pointer: string,
): Generator<Contradiction> {
  yield* endpoint.kind === 'public'
    ? modelContradictions(endpoint, pointer)
    : workerContradictions(endpoint, pointer);
  for (const key of Object.keys(endpoint.inputs ?? {})) {
    if (namesInput(key)) continue;
    const at = `${pointer}/inputs/${escapeToken(key)}`;
    yield { key: at, message: `expected an input as JSON at ${pointer}/inputs, got ${key}` };
  }
  const { min, max } = { ...defaults.WorkersSettings, ...endpoint.workers };
  if (min > max) {
    const message = `expected min of at most max (${max}) at ${pointer}/workers, got ${min}`;
    yield { value: `${pointer}/workers/min`, message };
  }
}

function* modelContradictions(
  { model, price, roundSizesTo }: Schemas['PublicEndpointSettings'],
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
    input,
    output,
    script,
    inputs,
    durationMs,
    wallClockLimitMs,
  }: Schemas['ServerlessEndpointSettings'],
  pointer: string,
): Generator<Contradiction> {
  if (worker === 'schema' && output === undefined) {
    const message = `expected an output schema, from which outputs are made, or a worker that makes them at ${pointer}, got neither`;
    yield { key: pointer, message };
  }
  const inputType = input?.['type'];
  if (typeof inputType === 'string' && inputType !== 'object') {
    const message = `expected an input schema of the type object at ${pointer}/input/type, got ${inputType}: every input is an object`;
    yield { key: `${pointer}/input`, message };
  }
  const isOwn = typeof worker !== 'string';
  const got = isOwn ? 'a worker of your own' : worker;
  if (script !== undefined && worker !== 'script') {
    const message = `expected script only with the worker script at ${pointer}, got ${got}`;
    yield { key: `${pointer}/script`, message };
  }
  for (const [key, value] of Object.entries({ inputs, durationMs })) {
    if (value === undefined || !isOwn) continue;
    const message = `expected ${key} only with a demo worker at ${pointer}, got ${got}`;
    yield { key: `${pointer}/${key}`, message };
  }
  if (isOwn && 'url' in worker && !isUrl(worker.url)) {
    // The message does not repeat the URL: it may hold a password, and an invalid URL cannot be parsed to remove it.
    const message = `expected an address with a host and a port of at most 65535 at ${pointer}/worker/url, got one that cannot be called`;
    yield { value: `${pointer}/worker/url`, message };
  }
  if (wallClockLimitMs !== undefined && !isOwn) {
    const message = `expected wallClockLimitMs only with a worker of your own at ${pointer}, got ${got}`;
    yield { key: `${pointer}/wallClockLimitMs`, message };
  }
}
