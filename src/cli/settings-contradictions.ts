/** What a schema cannot say about the settings: how their parts have to agree. */
import { pricing } from '#generated/reference/tables.js';
import { defaults } from '#generated/service-settings/validators.js';
import type { ServiceSettings } from '../reference/service.ts';
import { escapePointer } from '../validation/findings.ts';
import { alternatives } from './command.ts';
import type { Problem, YamlSource } from './yaml-source.ts';

/** Each contradiction as a problem at the setting that should change; empty where all agree. */
export function settingsContradictions(settings: ServiceSettings, source: YamlSource): Problem[] {
  return [...keysOfTwoAccounts(settings, source), ...endpoints(settings, source)];
}

function* keysOfTwoAccounts(settings: ServiceSettings, source: YamlSource): Generator<Problem> {
  const owners = new Map<string, string>();
  for (const [account, { keys }] of Object.entries(settings.accounts)) {
    for (const key of Object.keys(keys)) {
      const owner = owners.get(key);
      if (owner === undefined) {
        owners.set(key, account);
        continue;
      }
      const pointer = `/accounts/${escapePointer(account)}/keys/${escapePointer(key)}`;
      const message = `expected a key of one account only, got ${key}, which ${owner} has as well`;
      yield { place: source.placeOfKey(pointer), message };
    }
  }
}

function* endpoints(settings: ServiceSettings, source: YamlSource): Generator<Problem> {
  for (const [id, endpoint] of Object.entries(settings.endpoints)) {
    const pointer = `/endpoints/${escapePointer(id)}`;
    if (endpoint.kind === 'public' && pricing.prices[endpoint.price].kind !== endpoint.model) {
      const fitting = Object.entries(pricing.prices)
        .filter(([, { kind }]) => kind === endpoint.model)
        .map(([price]) => price);
      const message = `expected a price of the model ${endpoint.model} (${alternatives(fitting)}) at ${pointer}/price, got ${endpoint.price}`;
      yield { place: source.placeOfValue(`${pointer}/price`), message };
    }
    const { min, max } = { ...defaults.WorkersSettings, ...endpoint.workers };
    if (min > max) {
      const message = `expected min of at most max (${max}) at ${pointer}/workers, got ${min}`;
      yield { place: source.placeOfValue(`${pointer}/workers/min`), message };
    }
  }
}
