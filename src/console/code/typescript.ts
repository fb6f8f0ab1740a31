/** Requests as TypeScript: with the client of the package where it can send them, else with fetch. */
import {
  type ClientMethod,
  clientCall,
  clientMethods,
  printedParts,
} from '../../samples/client-calls.ts';
import { typeScriptValue } from '../../samples/literals.ts';
import { valueOrMistake } from '../parts/json-text.ts';
import { type CodeContext, fileNameOf, keyForRequest, remarksOnRequest } from './code-context.ts';
import { type CodeRequest, jobBody, sendsType } from './code-request.ts';

/** A module that prints what the service answers. */
export function typeScriptCode(request: CodeRequest, context: CodeContext): string {
  const file = `${fileNameOf(request)}.mts`;
  const call = clientCallFor(request);
  if (call === undefined) {
    return `${headOf(`${file}: npx tsx ${file}`, request, context)}
const response = await ${fetchCall(request, context)};

console.log(response.status, await response.text());
`;
  }
  const name = call.result === 'job' ? 'job' : 'result';
  const printed =
    call.result === 'stream'
      ? printedParts(call.code)
      : `const ${name} = await ${call.code};

console.log(JSON.stringify(${name}${call.result === 'job' ? '.raw' : ''}, null, 2));`;
  return `${headOf(`${file}: npm install inference-contract && npx tsx ${file}`, request, context)}
import { createClient } from 'inference-contract/client';

const client = ${createdClient(request, context)};
${printed}
`;
}

/** The comment at the head of a file: how to run it, and what to know. */
export function headOf(command: string, request: CodeRequest, context: CodeContext): string {
  return [command, ...remarksOnRequest(request, context)].map((line) => `// ${line}`).join('\n');
}

export function createdClient(request: CodeRequest, context: CodeContext): string {
  const key = keyForRequest(request, context);
  const apiKey = key.kind === 'value' ? JSON.stringify(key.value) : "process.env['API_KEY'] ?? ''";
  return `createClient({
  baseUrl: ${JSON.stringify(context.baseUrl)},
${key.kind === 'none' ? '' : `  apiKey: ${apiKey},\n`}})`;
}

interface ClientCall {
  readonly code: string;
  readonly result: ClientMethod['result'];
}

/** The call of the client; undefined if it cannot send the request. */
function clientCallFor(request: CodeRequest): ClientCall | undefined {
  const { operationId = '', endpointId, jobId, target, outcome } = request;
  const method = clientMethods.get(operationId);
  if (method === undefined || endpointId === undefined || target.includes('?')) return undefined;
  const { name, result } = method;
  const endpoint = JSON.stringify(endpointId);
  const body = jobBody(request);
  if (body !== undefined) {
    const waits = name === 'run' && (outcome === undefined || outcome.kind === 'end');
    const code = clientCall(waits ? 'runAndWait' : name, [endpoint, typeScriptValue(body)]);
    return { code, result };
  }
  if (operationId.startsWith('runJob') || request.body !== undefined) return undefined;
  const ids = jobId === undefined ? [endpoint] : [endpoint, JSON.stringify(jobId)];
  return { code: clientCall(name, ids), result };
}

/** The request with fetch, on any path and with any body. */
export function fetchCall(request: CodeRequest, context: CodeContext, indent = ''): string {
  const { method, target, contentType = 'application/json' } = request;
  // It refuses to send another one.
  const body = method === 'GET' || method === 'HEAD' ? undefined : request.body;
  const key = keyForRequest(request, context);
  const read = body === undefined ? undefined : valueOrMistake(body);
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
