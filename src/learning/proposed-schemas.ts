/** Schemas of the endpoints of a deployment, proposed from what was seen, for their owner to correct. */
import { isObject } from '../core/json.ts';
import { countText } from '../core/sentences.ts';
import { type Evidence, jobsWithOutput } from './jobs-with-output.ts';
import { SeenValues } from './seen-values.ts';
import { refsText } from './setting-comments.ts';

/**
 * A YAML file to which settings, target and application files can refer. It has types, required members, and ranges as
 * comments; texts, and names that may be private, are not in it.
 */
export function proposedSchemasFile(evidence: Evidence): string {
  const jobs = jobsWithOutput(evidence).filter(({ output }) => isObject(output));
  const ids = [...new Set(jobs.map(({ endpointId }) => endpointId))];
  const sections = ids.flatMap((id) => {
    const ofEndpoint = jobs.filter(({ endpointId }) => endpointId === id);
    const refs = ofEndpoint.map(({ shownBy }) => shownBy);
    const inputs = new SeenValues();
    const outputs = new SeenValues();
    for (const { input, output } of ofEndpoint) {
      if (isObject(input)) inputs.add(input);
      outputs.add(output);
    }
    const hasInputs = ofEndpoint.some(({ input }) => isObject(input));
    return [
      `  ${JSON.stringify(id)}: # ${countText(ofEndpoint.length, 'completed job')}, in ${refsText(refs, evidence.length)}`,
      ...(hasInputs ? ['    input:', ...inputs.schemaLines('      ')] : []),
      '    output:',
      ...outputs.schemaLines('      '),
    ];
  });
  return [
    '# Schemas of endpoints, proposed from what was seen: correct them. Ranges are comments. Settings, target and',
    '# application files refer to them:',
    '#   input: { $ref: "./FILE#/endpoints/ID/input" }',
    '# In settings, an endpoint with an output schema needs neither worker nor script: its outputs follow from it.',
    ids.length === 0 ? 'endpoints: {}' : 'endpoints:',
    ...sections,
    '',
  ].join('\n');
}
