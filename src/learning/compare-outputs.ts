/** Whether the outputs of a deployment still fit the schemas that settings have for them. */

import { isDeepStrictEqual } from 'node:util';
import { schemaFit } from '../conformance/judging/schema-fit.ts';
import { declaredSchemas } from '../endpoints/declared-schemas.ts';
import type { EndpointSchemas } from '../endpoints/endpoint-schemas.ts';
import type { SettingChange, SettingsComparison } from './compare-settings.ts';
import { type Evidence, jobsWithOutput } from './jobs-with-output.ts';
import type { LearnedSetting } from './learned-setting.ts';

/**
 * Adds to a comparison what no longer fits. Of outputs, only places and types are told.
 * @param endpoints of the settings, whose schemas refer to no files. Those that the owner declared beside the evidence
 *   count where settings have none
 */
export function compareOutputs(
  comparison: SettingsComparison,
  {
    endpoints,
    evidence,
  }: {
    readonly endpoints: Readonly<Record<string, EndpointSchemas>>;
    readonly evidence: Evidence;
  },
): SettingsComparison {
  const jobs = jobsWithOutput(evidence);
  const changes: SettingChange[] = [];
  const same: LearnedSetting[] = [];
  const described = {
    ...declaredEndpoints(evidence),
    ...describingOutputs(Object.entries(endpoints)),
  };
  for (const [id, endpoint] of Object.entries(described)) {
    const { output: schema } = declaredSchemas(endpoint);
    const ofEndpoint = jobs.filter(({ endpointId }) => endpointId === id);
    if (schema === undefined || ofEndpoint.length === 0) continue;
    const path = ['endpoints', id, 'output'];
    const fits = ofEndpoint.map(({ output, shownBy }) => {
      const fit = schemaFit(schema, output, { base: '/output', isSecret: () => true });
      return { ...fit, shownBy };
    });
    const misfits = fits.flatMap(({ misfits: [invalid], shownBy }) =>
      invalid === undefined ? [] : [{ shownBy, detail: invalid.detail }],
    );
    const [first] = misfits;
    if (first === undefined) {
      const shownBy = fits.flatMap((fit) => (fit.doubt === undefined ? [fit.shownBy] : []));
      if (shownBy.length === 0) continue;
      same.push({
        path,
        value: undefined,
        basis: { kind: 'seen', count: shownBy.length, shownBy },
      });
      continue;
    }
    changes.push({
      path,
      kind: 'somethingElse',
      from: 'outputs that fit',
      to: undefined,
      shownBy: misfits.map(({ shownBy }) => shownBy),
      detail: first.detail,
    });
  }
  const compared = [...changes, ...same].map(({ path }) => path);
  return {
    ...comparison,
    changes: [...comparison.changes, ...changes],
    same: [...comparison.same, ...same],
    notLookedFor: comparison.notLookedFor.filter(
      ({ path }) => !compared.some((other) => isDeepStrictEqual(other, path)),
    ),
  };
}

/** Those of the target file with which the evidence was made. */
function declaredEndpoints(evidence: Evidence): Readonly<Record<string, EndpointSchemas>> {
  const subjects = evidence.flat().filter((record) => record.kind === 'subject');
  return describingOutputs(
    subjects.flatMap(({ endpoints }) =>
      endpoints.map(({ id, output }) => [id, { ...(output && { output }) }] as const),
    ),
  );
}

function describingOutputs(
  endpoints: readonly (readonly [string, EndpointSchemas])[],
): Readonly<Record<string, EndpointSchemas>> {
  return Object.fromEntries(endpoints.filter(([, { output }]) => output !== undefined));
}
