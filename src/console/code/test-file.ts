/** Requests as tests for vitest, which expect the same outcome again. */
import { typeScriptValue } from '../../samples/literals.ts';
import { type CodeContext, fileNameOf } from './code-context.ts';
import { type CodeJobEnd, type CodeRequest, jobBody } from './code-request.ts';
import { createdClient, fetchCall, headOf } from './typescript.ts';

/** The longest output that a test expects word for word, in characters of JSON. */
const longestExpected = 2000;

/** The shortest time limit, and how much longer than before a job may run, in milliseconds. */
const shortestLimitMs = 60_000;
const slack = 2;

export function testCode(request: CodeRequest, context: CodeContext): string {
  const file = `${fileNameOf(request)}.test.ts`;
  const body = jobBody(request);
  const isEnd = request.outcome === undefined || request.outcome.kind === 'end';
  if (body === undefined || !isEnd) {
    return answerTest(request, context, `${file}: npx vitest run ${file}`);
  }
  const { endpointId = '', outcome } = request;
  const end = outcome?.kind === 'end' && isRepeatable(outcome) ? outcome : undefined;
  const expected = end === undefined ? { status: 'COMPLETED' } : expectedOf(end, request);
  const limitMs = Math.max(shortestLimitMs, slack * (end?.executionTime ?? 0));
  const name = `${endpointId}: the job is ${expected.status.toLowerCase().replaceAll('_', ' ')}`;
  const command = `${file}: npm install inference-contract vitest && npx vitest run ${file}`;
  return `${headOf(command, request, context)}
import { createClient } from 'inference-contract/client';
import { expect, test } from 'vitest';

const client = ${createdClient(request, context)};

test(${JSON.stringify(name)}, async () => {
  const job = await client.runAndWait(${JSON.stringify(endpointId)}, ${typeScriptValue(body, '  ')});
  expect(job).toMatchObject(${typeScriptValue(expected, '  ')});
}, ${limitMs});
`;
}

/** A cancelled job did not end by itself. */
function isRepeatable({ status }: CodeJobEnd): boolean {
  return status !== 'CANCELLED';
}

function expectedOf({ status, output, error }: CodeJobEnd, { endpoint }: CodeRequest) {
  if (status !== 'COMPLETED') return { status, ...(error !== undefined && { error }) };
  // The outputs of public models have addresses, which differ from run to run.
  const isExpected =
    endpoint?.kind !== 'public' &&
    output !== undefined &&
    JSON.stringify(output).length <= longestExpected;
  return { status, ...(isExpected && { output }) };
}

function answerTest(request: CodeRequest, context: CodeContext, command: string): string {
  const { method, target } = request;
  const [path] = target.split('?');
  const { name, lines } = answerExpected(request, fetchCall(request, context, '  '));
  return `${headOf(command, request, context)}
import { expect, test } from 'vitest';

test(${JSON.stringify(`${method} ${path}: ${name}`)}, async () => {
${lines.map((line) => `  ${line}\n`).join('')}});
`;
}

/** What a test is called, and its statements. */
function answerExpected({ outcome }: CodeRequest, call: string): { name: string; lines: string[] } {
  if (outcome?.kind === 'drop') {
    return { name: 'no answer', lines: [`await expect(${call}).rejects.toThrow();`] };
  }
  const response = `const response = await ${call};`;
  // Nobody knows yet how a request that waits is answered.
  if (outcome?.kind !== 'answer') {
    return { name: 'succeeds', lines: [response, 'expect(response.ok).toBe(true);'] };
  }
  const { status, code } = outcome;
  const matched = `expect(await response.json()).toMatchObject({ code: ${JSON.stringify(code)} });`;
  const lines = [response, `expect(response.status).toBe(${status});`];
  return { name: `status ${status}`, lines: code === undefined ? lines : [...lines, matched] };
}
