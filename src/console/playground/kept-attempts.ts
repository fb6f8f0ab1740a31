/** Earlier attempts of the playground, which the browser keeps. */

import { signal } from '@preact/signals';
import type { JobDetails } from '../../client/control.ts';
import { isObject } from '../../core/json.ts';
import { keepSetting, readSetting } from '../browser-storage.ts';
import type { PlaygroundRequest } from './request-draft.ts';

/** Without its result, which the service is asked for. */
export interface EarlierAttempt {
  readonly request: PlaygroundRequest;
  readonly jobId: string;
  readonly sentMs: number;
  readonly status: string;
  readonly charge?: string | undefined;
}

/** What the browser keeps of earlier runs: their number, and their size in characters. */
const most = { runs: 50, characters: 500_000 };

const setting = 'playground.runs';

/** The last one first. */
export const earlier = signal(readAttempts(readSetting(setting)));

export function forgetEarlier(): void {
  earlier.value = [];
  keepSetting(setting, undefined);
}

export function keepAttempt(newest: EarlierAttempt): void {
  writeAttempts([newest, ...earlier.value]);
}

export function remember({ id, status, cost: charge }: JobDetails): void {
  writeAttempts(
    earlier.value.map((attempt) =>
      attempt.jobId === id ? { ...attempt, status, charge } : attempt,
    ),
  );
}

function writeAttempts(all: readonly EarlierAttempt[]): void {
  const kept = all.slice(0, most.runs);
  while (JSON.stringify(kept).length > most.characters) kept.pop();
  earlier.value = kept;
  keepSetting(setting, JSON.stringify(kept));
}

/** Leaves out what this console has not written. */
function readAttempts(text = '[]'): readonly EarlierAttempt[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isEarlierAttempt) : [];
  } catch {
    return [];
  }
}

function isEarlierAttempt(value: unknown): value is EarlierAttempt {
  if (!isObject(value) || !isObject(value['request'])) return false;
  const { jobId, sentMs, status, charge = '' } = value;
  const { endpointId, body } = value['request'];
  const texts = [jobId, status, charge, endpointId];
  return (
    texts.every((text) => typeof text === 'string') &&
    typeof sentMs === 'number' &&
    isObject(body) &&
    isObject(body['input'])
  );
}
