/** Learns settings of the local service from what a deployment was seen to do. */
import { judges } from '../conformance/judges.ts';
import { scenarios } from '../conformance/scenarios.ts';
import type { EvidenceRecord } from '../evidence/record-types.ts';
import { alternativeSettings } from './alternative-settings.ts';
import { answerTimePoints } from './answer-times.ts';
import { type EndpointOptions, endpointPoints } from './endpoint-settings.ts';
import { firstRefs, refsInSource } from './evidence-refs.ts';
import { type EvidenceSource, sourcesOf } from './evidence-sources.ts';
import type { LearnedSetting, SettingValue } from './learned-setting.ts';
import { localKeys } from './local-keys.ts';
import { possibleSettings } from './possible-settings.ts';

/** What was learned. The points are in the order of the settings file. */
export interface LearningResult {
  readonly points: readonly LearnedSetting[];
  /** The scenarios that stopped early, so that the evidence shows less. */
  readonly stopped: readonly string[];
  /** How much each source shows. */
  readonly sources: readonly { readonly exchanges: number; readonly webhookCalls: number }[];
}

export type LearningOptions = EndpointOptions;

/** The evidence shows too little for settings. `message` says what is missing. */
export class LearningError extends Error {
  override readonly name = 'LearningError';
}

/**
 * Learns from the evidence of one or more runs or recordings of the same deployment. The same evidence gives
 * the same points. Of texts, they have only ids of endpoints and what alternatives take as their parameters, and what
 * the options ask for.
 * Throws a `LearningError` if there is no endpoint in it.
 */
export function learn(
  evidence: readonly (readonly EvidenceRecord[])[],
  options: LearningOptions = {},
): LearningResult {
  const { sources, recognised } = sourcesOf(evidence);
  const endpoints = endpointPoints(sources, options);
  if (endpoints.length === 0) {
    throw new LearningError('The evidence shows no endpoint that answered, and declares none.');
  }
  return {
    points: possibleSettings([
      ...accountPoints(sources),
      ...endpoints,
      limitsPoint(sources),
      ...answerTimePoints(sources),
      ...alternativeSettings(recognised, sources),
    ]),
    stopped: stoppedIn(sources),
    sources: sources.map(({ view }) => ({
      exchanges: view.calls.length,
      webhookCalls: view.deliveries.length,
    })),
  };
}

/** Only those of the suite: other names do not belong in a learned file. */
function stoppedIn(sources: readonly EvidenceSource[]): string[] {
  const ends = sources.flatMap(({ view }) => view.scenarios);
  const stopped = new Set(
    ends.filter(({ outcome }) => outcome !== 'completed').map(({ scenario }) => scenario),
  );
  return scenarios.map(({ name }) => name).filter((name) => stopped.has(name));
}

/** The account and the keys that stand for those of the deployment. */
function accountPoints(sources: readonly EvidenceSource[]): LearnedSetting[] {
  const subjects = sources.map(({ view }) => view.subject);
  const claims = (id: string) => subjects.some((subject) => subject.claims.includes(id));
  const onlyEndpoint = subjects.find(({ oneEndpoint }) => oneEndpoint !== undefined)?.oneEndpoint;
  const key = (name: string, value: SettingValue, why: string): LearnedSetting => ({
    path: ['accounts', 'learned', 'keys', name],
    value,
    basis: { kind: 'madeUp', why },
  });
  return [
    key(localKeys.valid, {}, 'it stands for the real key, which is in no evidence'),
    ...(claims('forbidden-key')
      ? [key(localKeys.forbidden, { permission: 'none' }, 'it stands for the declared key')]
      : []),
    ...(claims('read-only-key')
      ? [key(localKeys.readOnly, { permission: 'read' }, 'it stands for the declared key')]
      : []),
    ...(claims('endpoint-key') && onlyEndpoint !== undefined
      ? [
          key(
            localKeys.oneEndpoint,
            { permission: 'none', endpoints: { [onlyEndpoint]: 'run' } },
            'it stands for the declared key',
          ),
        ]
      : []),
  ];
}

const limitRules = ['request-rates', 'request-concurrency', 'queue-length'] as const;

/** Whether the limits apply that are publicly known. */
function limitsPoint(sources: readonly EvidenceSource[]): LearnedSetting {
  const about = { path: ['limits'], otherwise: 'off' };
  const findings = sources.flatMap((source) =>
    limitRules.flatMap((rule) =>
      judges[rule](source.view).map((finding) => ({ ...finding, source })),
    ),
  );
  const kept = findings.filter(({ outcome }) => outcome === 'holds');
  if (kept.length === 0 || findings.some(({ outcome }) => outcome === 'broken')) {
    const wouldShow =
      'more requests at once than the public limits permit, which are only sent to a local service';
    return { ...about, value: undefined, basis: { kind: 'notSeen', wouldShow } };
  }
  const shownBy = firstRefs(kept.map((finding) => refsInSource(finding.source, finding.shownBy)));
  return { ...about, value: 'public', basis: { kind: 'seen', count: kept.length, shownBy } };
}
