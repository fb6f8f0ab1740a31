/** A job as code: a test for vitest, and an input of a target file. */
import type { EndpointSummary, JobDetails } from '../../client/control.ts';

/** The longest output that a test expects word for word, in characters of JSON. */
const longestExpected = 2000;

/** A test file that runs the same job and expects the same result. */
export function testOf(job: JobDetails, result: { output?: unknown; isPublic: boolean }): string {
  const { endpointId, input = {}, policy, status, error } = job;
  const expected =
    status === 'COMPLETED'
      ? { status, ...(isExpected(result) && { output: result.output }) }
      : job.endedMs === undefined
        ? { status: 'COMPLETED' }
        : { status, ...(error !== undefined && { error }) };
  const request = { input, ...(policy !== undefined && { policy }) };
  const name = `${endpointId}: the job is ${expected.status.toLowerCase().replaceAll('_', ' ')}`;
  return `import { createClient } from 'inference-contract/client';
import { expect, test } from 'vitest';

const client = createClient({
  baseUrl: process.env['INFERENCE_URL'] ?? ${code(location.origin)},
  apiKey: process.env['INFERENCE_KEY'] ?? 'demo-key',
});

test(${code(name)}, async () => {
  const job = await client.runAndWait(${code(endpointId)}, ${code(request)});
  expect(job).toMatchObject(${code(expected)});
});
`;
}

/** The outputs of public models have addresses, which differ from run to run. */
function isExpected({ output, isPublic }: { output?: unknown; isPublic: boolean }): boolean {
  return !isPublic && output !== undefined && JSON.stringify(output).length <= longestExpected;
}

/** A value as TypeScript. In a literal, a member named __proto__ would set the prototype. */
function code(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replaceAll(/(?<!\\)"__proto__":/g, '["__proto__"]:')
    .replaceAll('\n', '\n  ');
}

/** The endpoint's entry of a target file, with the job's input. JSON is YAML. */
export function targetInputOf(job: JobDetails, endpoint: EndpointSummary | undefined): string {
  const { endpointId, input = {} } = job;
  const [name, value] = namedInput(job, input);
  const id = JSON.stringify(endpointId);
  const lines = [
    'endpoints:',
    `  ${id}:`,
    `    id: ${id}`,
    `    kind: ${endpoint?.kind ?? 'serverless'}`,
    ...(endpoint?.model === undefined ? [] : [`    model: ${endpoint.model}`]),
    ...(endpoint?.price === undefined ? [] : [`    price: ${JSON.stringify(endpoint.price.id)}`]),
    '    inputs:',
    `      ${name}: ${JSON.stringify(value)}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** The name tells how jobs with this input end. */
function namedInput(
  { status, startedMs, executionTime = 0 }: JobDetails,
  input: object,
): [name: string, value: unknown] {
  if (status === 'FAILED') return ['failing', input];
  if (status === 'TIMED_OUT' && startedMs !== undefined) return ['hanging', input];
  if (status === 'COMPLETED' && executionTime >= slowMs) {
    return ['slow', { input, runsForMs: executionTime }];
  }
  return ['ordinary', input];
}

/** From this run time on, checks can see a job in progress; in milliseconds. */
const slowMs = 2000;
