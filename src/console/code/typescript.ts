/** Requests as TypeScript: with the client of the package where it can send them, else with fetch. */
import { readJson } from '../parts/json-text.ts';
import { type CodeContext, fileNameOf, keyOf, remarksOn } from './code-context.ts';
import { type CodeRequest, jobBody, sendsType } from './code-request.ts';
import { typeScriptValue } from './literals.ts';

/** A module that prints what the service answers. */
export function typeScriptCode(request: CodeRequest, context: CodeContext): string {
  const file = `${fileNameOf(request)}.mts`;
  const call = clientCall(request);
  if (call === undefined) {
    return `${headOf(`${file}: npx tsx ${file}`, request, context)}
const response = await ${fetchCall(request, context)};

console.log(response.status, await response.text());
`;
  }
  const printed = call.isStream
    ? `for await (const part of ${call.code}) console.log(JSON.stringify(part));`
    : `const ${call.result} = await ${call.code};

console.log(JSON.stringify(${call.result}${call.result === 'job' ? '.raw' : ''}, null, 2));`;
  return `${headOf(`${file}: npm install inference-contract && npx tsx ${file}`, request, context)}
import { createClient } from 'inference-contract/client';

const client = ${createdClient(request, context)};
${printed}
`;
}

/** The comment at the head of a file: how to run it, and what to know. */
export function headOf(command: string, request: CodeRequest, context: CodeContext): string {
  return [command, ...remarksOn(request, context)].map((line) => `// ${line}`).join('\n');
}

export function createdClient(request: CodeRequest, context: CodeContext): string {
  const key = keyOf(request, context);
  const apiKey = key.kind === 'value' ? JSON.stringify(key.value) : "process.env['API_KEY'] ?? ''";
  return `createClient({
  baseUrl: ${JSON.stringify(context.baseUrl)},
${key.kind === 'none' ? '' : `  apiKey: ${apiKey},\n`}})`;
}

interface ClientCall {
  readonly code: string;
  readonly result: 'job' | 'result';
  readonly isStream?: true;
}

/** The call of the client; undefined if it cannot send the request. */
function clientCall(request: CodeRequest): ClientCall | undefined {
  const { operationId = '', endpointId, jobId, target, outcome } = request;
  if (endpointId === undefined || target.includes('?')) return undefined;
  const endpoint = JSON.stringify(endpointId);
  const body = jobBody(request);
  if (body !== undefined) {
    const waiting = outcome === undefined || outcome.kind === 'end' ? 'runAndWait' : 'run';
    const method = operationId === 'runJobSync' ? 'runSync' : waiting;
    return { code: `client.${method}(${endpoint}, ${typeScriptValue(body)})`, result: 'job' };
  }
  const call = callsById.get(operationId);
  if (call === undefined || request.body !== undefined) return undefined;
  const ids = jobId === undefined ? endpoint : `${endpoint}, ${JSON.stringify(jobId)}`;
  return { ...call, code: `client.${call.code}(${ids})` };
}

const callsById: ReadonlyMap<string, ClientCall> = new Map([
  ['getJobStatus', { code: 'status', result: 'job' }],
  ['cancelJob', { code: 'extended.cancel', result: 'job' }],
  ['retryJob', { code: 'extended.retry', result: 'job' }],
  ['getJobStatusSync', { code: 'extended.statusSync', result: 'job' }],
  ['purgeQueue', { code: 'extended.purgeQueue', result: 'result' }],
  ['getEndpointHealth', { code: 'extended.health', result: 'result' }],
  ['streamJob', { code: 'extended.stream', result: 'result', isStream: true }],
]);

/** The request with fetch, on any path and with any body. */
export function fetchCall(request: CodeRequest, context: CodeContext, indent = ''): string {
  const { method, target, contentType = 'application/json' } = request;
  // It refuses to send another one.
  const body = method === 'GET' || method === 'HEAD' ? undefined : request.body;
  const key = keyOf(request, context);
  const read = body === undefined ? undefined : readJson(body);
  const headers = [
    ...(key.kind === 'value' ? [`Authorization: ${JSON.stringify(`Bearer ${key.value}`)}`] : []),
    ...(key.kind === 'variable' ? [`Authorization: \`Bearer \${process.env['API_KEY']}\``] : []),
    ...(sendsType({ ...request, body }) ? [`'Content-Type': ${JSON.stringify(contentType)}`] : []),
  ];
  const written =
    read !== undefined && 'value' in read
      ? `JSON.stringify(${typeScriptValue(read.value, '  ')})`
      : JSON.stringify(body);
  const text = [
    `fetch(${JSON.stringify(context.baseUrl + target)}, {`,
    `  method: ${JSON.stringify(method)},`,
    ...(headers.length === 0 ? [] : [`  headers: { ${headers.join(', ')} },`]),
    ...(body === undefined ? [] : [`  body: ${written},`]),
    '})',
  ].join('\n');
  return text.replaceAll('\n', `\n${indent}`);
}
