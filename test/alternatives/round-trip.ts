/** A combination of alternatives is served, learned from outside, and what was learned is served and learned again. */
import { isDeepStrictEqual } from 'node:util';
import { judges } from '../../src/conformance/judges.ts';
import { viewOf } from '../../src/conformance/judging/evidence-view.ts';
import { judgeEach } from '../../src/conformance/judging/verdicts/verdicts.ts';
import { recognisers } from '../../src/conformance/recognisers.ts';
import type { Recogniser } from '../../src/conformance/recognising/sightings.ts';
import type { Scenario } from '../../src/conformance/run/scenario.ts';
import { scenarios } from '../../src/conformance/scenarios.ts';
import { answerErrors } from '../../src/evidence/document-errors.ts';
import type { EvidenceRecord } from '../../src/evidence/record-types.ts';
import { compareSettings } from '../../src/learning/compare-settings.ts';
import { type LearningResult, learn } from '../../src/learning/learn.ts';
import type { LearnedSetting } from '../../src/learning/learned-setting.ts';
import { settingsFromPoints } from '../../src/learning/possible-settings.ts';
import { choicesOfSettings } from '../../src/reference/alternatives/account-alternatives.ts';
import { check } from '../mutants/check-in-process.ts';
import type { Deployment, Settings } from '../mutants/mutant.ts';
import { mistakesIn } from './recognised-alternatives.ts';
import { type Alternatives, declaring, serving } from './served-alternatives.ts';

/**
 * Everything that is wrong about a combination, as sentences; none if it is served, recognised and learned.
 * @param onRecords told of the evidence of the combination
 */
export async function faultsOf(
  alternatives: Alternatives,
  chosen: readonly Scenario[],
  onRecords?: (records: readonly EvidenceRecord[]) => void,
): Promise<string[]> {
  const served = serving(alternatives);
  const first = await evidenceOf(served, chosen);
  onRecords?.(first);
  const points = learn([first]);
  const learned = settingsFromPoints(points);
  const again = { settings: () => learned, target: targetOf(learned, served.target) };
  const second = await evidenceOf(again, chosen);
  return [
    ...violationsIn(first),
    ...schemaErrorsIn(first),
    ...mistakesIn(first, alternatives),
    ...violationsIn(second).map((text) => `as learned: ${text}`),
    ...differences(points, learn([second])),
  ];
}

async function evidenceOf(
  mutant: Deployment,
  chosen: readonly Scenario[],
): Promise<readonly EvidenceRecord[]> {
  // It sends what any profile asks for; only the contract is judged.
  const { records } = await check({ mutant, profile: 'reference', chosen });
  return records;
}

/** Answers and webhook calls that the schemas of the contract refuse, whatever the judges say. */
export function schemaErrorsIn(records: readonly EvidenceRecord[]): string[] {
  const { calls, webhookCalls } = viewOf(records);
  const answered = calls.flatMap((call) =>
    (call.status ?? 0) < 300 ? (answerErrors(call) ?? []) : [],
  );
  const called = webhookCalls.flatMap(({ delivery, content }) =>
    delivery.method === 'POST'
      ? (answerErrors({ operationId: 'getJobStatus', status: 200, answered: content }) ?? [])
      : [],
  );
  return [...answered, ...called].map(
    ({ instancePath, message }) => `${instancePath} ${message ?? 'is refused'}`,
  );
}

/** The rules of the contract that are violated, each with the reason. */
export function violationsIn(records: readonly EvidenceRecord[]): string[] {
  const verdicts = [...judgeEach(viewOf(records), { judges, scenarios, profile: 'contract' })];
  return verdicts
    .filter(({ verdict }) => verdict === 'violated')
    .map(({ rule, reason }) => `${rule} is violated: ${reason}`);
}

/** The target file for learned settings, which have keys of their own, and do what their owner can read there. */
function targetOf({ alternatives = {} }: Settings, target: NonNullable<Deployment['target']>) {
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
 * The points that are not the same when what was learned is learned again. A point that is left out is what the local
 * service does by itself. A measured time or number is the same if `learn --check` says so.
 */
function differences(first: LearningResult, second: LearningResult): string[] {
  const [before, after] = [first, second].map(({ points }) => byPath(points));
  const changed = new Set(
    compareSettings(settingsFromPoints(first), second).changes.map(({ path }) => path.join('/')),
  );
  return [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])].flatMap((path) => {
    const [one, other] = [before?.get(path), after?.get(path)];
    if (isIncidental(other)) return [];
    const areSame = [one, other].some(isTime)
      ? !changed.has(path)
      : one?.value !== undefined && other?.measure?.kind === 'bounds'
        ? !changed.has(path)
        : isDeepStrictEqual(meaningOf(one), meaningOf(other));
    const [from, to] = [one, other].map((point) => JSON.stringify(meaningOf(point)));
    return areSame ? [] : [`${path} was learned as ${from}, and from that as ${to}`];
  });
}

/**
 * Whether a point was not seen that shows only in answers to other requests: those of what was learned are fewer where
 * the chosen scenarios did not show what causes them.
 */
function isIncidental(point: LearnedSetting | undefined): boolean {
  const [section, gap = ''] = point?.path ?? [];
  if (section !== 'alternatives' || point?.basis.kind !== 'notSeen') return false;
  return Object.entries<Recogniser>(recognisers).some(
    ([of, { readsEveryAnswer }]) => of === gap && readsEveryAnswer === true,
  );
}

function byPath(points: readonly LearnedSetting[]): ReadonlyMap<string, LearnedSetting> {
  return new Map(points.map((point) => [point.path.join('/'), point]));
}

/** On a busy machine, an answer is late at times. */
function isTime(point: LearnedSetting | undefined): boolean {
  const kind = point?.measure?.kind;
  return kind === 'times' || kind === 'answerTimes' || kind === 'script';
}

function meaningOf(point: LearnedSetting | undefined): unknown {
  if (point === undefined) return undefined;
  const { path, value = point.otherwise } = point;
  const [section, gap = ''] = path;
  return section === 'alternatives' ? choicesOfSettings({ [gap]: value }).get(gap) : value;
}
