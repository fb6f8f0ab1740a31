/** A combination of alternatives is served, learned from outside, and what was learned is served and learned again. */
import { isDeepStrictEqual } from 'node:util';
import { gaps } from '#generated/reference/tables.js';
import { type Recognised, recognise } from '../../src/conformance/alternatives/recognise.ts';
import { judges } from '../../src/conformance/judges.ts';
import { viewOf } from '../../src/conformance/judging/evidence-view.ts';
import { judgeEach } from '../../src/conformance/judging/verdicts.ts';
import type { Scenario } from '../../src/conformance/run/scenario.ts';
import { scenarios } from '../../src/conformance/scenarios.ts';
import { isObject } from '../../src/core/json.ts';
import type { EvidenceRecord } from '../../src/evidence/records.ts';
import { learn } from '../../src/learning/learn.ts';
import { compare } from '../../src/learning/moved.ts';
import { settingsOf } from '../../src/learning/possible.ts';
import { choicesOf } from '../../src/reference/alternatives/alternatives.ts';
import { check } from '../mutants/check.ts';
import type { Mutant, Settings } from '../mutants/mutant.ts';
import { type Alternatives, declaring, serving } from './served.ts';

/** Everything that is wrong about a combination, as sentences; none if it is served, recognised and learned. */
export async function faultsOf(
  alternatives: Alternatives,
  chosen: readonly Scenario[],
): Promise<string[]> {
  const served = serving(alternatives);
  const first = await evidenceOf(served, chosen);
  const learned = settingsOf(learn([first]));
  const again = { settings: () => learned, target: targetOf(learned, served.target) };
  const second = await evidenceOf(again, chosen);
  return [
    ...violationsIn(first),
    ...mistakesIn(first, alternatives),
    ...violationsIn(second).map((text) => `as learned: ${text}`),
    ...differences(learned, second),
  ];
}

async function evidenceOf(
  mutant: Pick<Mutant, 'settings' | 'target'>,
  chosen: readonly Scenario[],
): Promise<readonly EvidenceRecord[]> {
  // It sends what any profile asks for; only the contract is judged.
  const { records } = await check({ mutant, profile: 'reference', chosen });
  return records;
}

function violationsIn(records: readonly EvidenceRecord[]): string[] {
  const verdicts = [...judgeEach(viewOf(records), { judges, scenarios, profile: 'contract' })];
  return verdicts
    .filter(({ verdict }) => verdict === 'violated')
    .map(({ rule, reason }) => `${rule} is violated: ${reason}`);
}

/** What is recognised as something else than what was chosen. */
function mistakesIn(records: readonly EvidenceRecord[], alternatives: Alternatives): string[] {
  return recognise(viewOf(records)).flatMap((one) => {
    const setting = alternatives[one.gap] ?? gaps[one.gap].chosen;
    if (one.kind === 'notSeen' || isAsChosen(one, setting)) return [];
    const found = one.kind === 'does' ? [one.alternative, one.parameter, one.bounds] : ['another'];
    return [
      `${one.gap} is ${JSON.stringify(setting)}, recognised ${JSON.stringify(found)}: ${one.saw}`,
    ];
  });
}

function isAsChosen(one: Recognised, setting: unknown): boolean {
  if (one.kind !== 'does') return false;
  const [[id, value] = ['', undefined]] = isObject(setting)
    ? Object.entries(setting)
    : [[setting, undefined]];
  const { parameter, bounds: { atLeast = -Infinity, atMost = Infinity } = {} } = one;
  if (one.alternative !== id) return false;
  if (typeof value === 'number') return atLeast <= value && value <= atMost;
  // The case of a header's name does not count.
  return (
    value === undefined ||
    parameter === undefined ||
    `${parameter}`.toLowerCase() === `${value}`.toLowerCase()
  );
}

/** The target file for learned settings, which have keys of their own, and do what their owner can read there. */
function targetOf({ alternatives = {} }: Settings, target: NonNullable<Mutant['target']>) {
  const names: Readonly<Record<string, string>> = {
    valid: 'local-key',
    forbidden: 'local-forbidden-key',
    readOnly: 'local-read-only-key',
  };
  return (plain: Settings): Settings => {
    const file = declaring(target(plain), alternatives);
    const { oneEndpoint, ...others } = file.keys;
    const keys = Object.keys(others).map((role) => [role, { public: names[role] }]);
    return {
      ...file,
      keys: {
        ...Object.fromEntries(keys),
        ...(oneEndpoint && {
          oneEndpoint: { ...oneEndpoint, key: { public: 'local-endpoint-key' } },
        }),
      },
    };
  };
}

/**
 * The points that are not the same when what was learned is learned again. A point that a file leaves out has the
 * document's choice; a measured time or number is the same if `learn --check` says so.
 */
function differences(learned: Settings, second: readonly EvidenceRecord[]): string[] {
  const found = learn([second]);
  const moved = compare(learned, found).changes.map(({ path }) => path.join('/'));
  const isMeasured = new Map(
    found.points.map(({ path, measure }) => [
      path.join('/'),
      (measure?.kind ?? 'exact') !== 'exact',
    ]),
  );
  return changedIn([], inFull(learned), inFull(settingsOf(found)))
    .filter(({ path }) => moved.includes(path) || isMeasured.get(path) !== true)
    .map(
      ({ path, from, to }) =>
        `${path} was learned as ${JSON.stringify(from)}, and from that as ${JSON.stringify(to)}`,
    );
}

/** The settings with the document's choice for each gap that they leave out. */
function inFull({ alternatives, ...settings }: Settings): unknown {
  return { ...settings, alternatives: Object.fromEntries(choicesOf(alternatives)) };
}

function changedIn(
  path: readonly string[],
  from: unknown,
  to: unknown,
): { path: string; from: unknown; to: unknown }[] {
  if (isDeepStrictEqual(from, to)) return [];
  const isPoint =
    path.length === (path[0] === 'alternatives' ? 2 : 4) || path.at(-1) === 'durationMs';
  if (isPoint || !isObject(from) || !isObject(to)) return [{ path: path.join('/'), from, to }];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((key) =>
    changedIn([...path, key], from[key], to[key]),
  );
}
