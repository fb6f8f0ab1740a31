/** Every alternative of the document is played, or there is a reason why not. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { gaps } from '#generated/reference/tables.js';
import {
  playedOf,
  whyUnplayed,
} from '../../../../src/reference/alternatives/playable-alternatives.ts';
import { createReferenceService } from '../../../../src/reference/service.ts';
import type { ServiceSettings } from '../../../../src/reference/settings/check-settings.ts';

const root = join(import.meta.dirname, '../../../..');

function sourceIn(folder: string): string {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('playable-alternatives.ts'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('\n');
}

const code = sourceIn('src/reference');

const open = Object.entries(gaps).flatMap(([gap, { alternatives, chosen = '' }]) =>
  alternatives === undefined
    ? []
    : [
        {
          ...{ gap, chosen, ids: Object.keys(alternatives) },
          hasParameter: alternatives[chosen]?.parameter !== undefined,
        },
      ],
);

test.each(open)(
  '$gap: the code knows it if there is something to play',
  ({ gap, chosen, ids, hasParameter }) => {
    const others = ids.filter((id) => id !== chosen);
    const played = others.filter((id) => whyUnplayed(gap, id) === undefined);
    expect(whyUnplayed(gap, chosen)).toBeUndefined();
    expect(playedOf(gap)).toEqual(ids.filter((id) => id === chosen || played.includes(id)));
    // What the code does not know cannot be played, and a gap that it knows has something to play.
    expect(code.includes(`'${gap}'`)).toBe(played.length > 0 || hasParameter);
  },
);

test('there are reasons for known alternatives only, as sentences', () => {
  const known = new Set(open.flatMap(({ gap, ids }) => ids.map((id) => `${gap} ${id}`)));
  for (const entry of known) {
    const [gap = '', id = ''] = entry.split(' ');
    expect(whyUnplayed(gap, id) ?? 'A reason.').toMatch(/^[A-Z].+\.$/);
  }
  expect(whyUnplayed('error-body', 'unknown')).toBeUndefined();
});

const endpoints = { echo: { kind: 'serverless', worker: 'echo' } } as const;
const unplayed: ServiceSettings = {
  accounts: {
    a: {
      keys: { 'a-key': {} },
      alternatives: { 'queue-order': 'any', 'webhook-user-agent': { named: 'a' } },
    },
  },
  endpoints,
  alternatives: { 'response-size': 'unlimited', 'error-body': 'text' },
};
const warnings = [
  '/alternatives/response-size: this service does not offer unlimited, so the setting has no effect. The service bounds what it keeps in memory.',
  '/accounts/a/alternatives/queue-order: this service does not offer any, so the setting has no effect. The queues hand jobs out in the order of their submission.',
];

test('settings with what is not played are warned of, and do what the document chooses', () => {
  const warned: string[] = [];
  const onWarning = (text: string) => warned.push(text);
  const service = createReferenceService({ settings: unplayed, onWarning });
  onTestFinished(() => service.close());
  expect(warned).toEqual(warnings);
  const choices = service.accounts.get('a')?.alternatives.choices;
  expect(choices?.get('response-size')?.alternative).toBe('limited');
  expect(choices?.get('queue-order')?.alternative).toBe('submission');
  expect(choices?.get('error-body')?.alternative).toBe('text');
});

test('without another place for them, warnings go to the console', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  onTestFinished(() => warn.mockRestore());
  createReferenceService({ settings: unplayed }).close();
  expect(warn.mock.calls.flat()).toEqual(warnings);
});

test('misspelt settings are refused with the closest names', () => {
  const alternatives: object = { 'eror-body': 'text', 'retry-after': 'dat' };
  const settings = { ...unplayed, alternatives };
  expect(() => createReferenceService({ settings })).toThrow(
    `Invalid service settings:
  expected an open point that has alternatives, such as error-body at /alternatives/eror-body, got "eror-body"
  expected seconds, date or none (did you mean date?) at /alternatives/retry-after, got "dat"`,
  );
});
