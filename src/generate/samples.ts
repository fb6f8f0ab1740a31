/** Code samples of every operation, in curl, TypeScript and Python, that run as they stand. */
import { isArray, isObject, type Json, type JsonObject } from '../core/json.ts';
import { shellQuoted } from '../core/shell-quoting.ts';
import { clientCall, clientMethods, printedParts } from '../samples/client-calls.ts';
import { pythonValue, typeScriptLine } from '../samples/literals.ts';
import { curlCommand, pythonRequest } from '../samples/requests.ts';
import { objectEntries, objectMember, textMember } from './documentation/markdown.ts';
import { type ApiOperation, listOperations, resolve } from './documentation/operations.ts';

/** What a sample needs to know of its operation. */
interface SampleRequest {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Environment variables of the path's parameters by parameter: `job_id` is in `JOB_ID`. */
  readonly variables: ReadonlyMap<string, string>;
  readonly needsKey: boolean;
  readonly body: Json | undefined;
  readonly answer: 'json' | 'file' | 'events' | 'nothing';
}

/** Repeats a document in which every operation has its samples, as `x-codeSamples`. */
export function withSamples(document: JsonObject): JsonObject {
  const paths: Record<string, Json> = { ...objectMember(document, 'paths') };
  for (const item of listOperations(document)) {
    const method = item.method.toLowerCase();
    const path = objectMember(paths, item.path);
    paths[item.path] = {
      ...path,
      [method]: { ...item.operation, 'x-codeSamples': samplesOf(document, item) },
    };
  }
  return { ...document, paths };
}

function samplesOf(document: JsonObject, item: ApiOperation): Json {
  const sample = sampleRequest(document, item);
  return [
    { lang: 'Shell', label: 'curl', source: curl(sample) },
    { lang: 'TypeScript', source: typeScript(sample) },
    { lang: 'Python', source: python(sample) },
  ];
}

/** A body that any endpoint takes, and a query that shows what an operation is for. */
const job = { input: { prompt: 'A lighthouse on a cliff at dawn' } };
const bodies: Readonly<Record<string, Json>> = { runJob: job, runJobSync: job };
const queries: Readonly<Record<string, string>> = {
  getJobStatusSync: '?wait=30000',
  getJobStatusSyncByPost: '?wait=30000',
};

function sampleRequest(
  document: JsonObject,
  { id, method, path, operation, parameters }: ApiOperation,
): SampleRequest {
  const security = operation.security ?? document.security;
  const schemes = (isArray(security) ? security : []).flatMap((requirement) =>
    isObject(requirement) ? Object.keys(requirement) : [],
  );
  const names = parameters
    .filter((parameter) => parameter.in === 'path')
    .map((parameter) => textMember(parameter, 'name'));
  return {
    id,
    method,
    path,
    variables: new Map(names.map((name) => [name, name.toUpperCase()])),
    needsKey: schemes.includes('bearerKey'),
    body: bodies[id] ?? firstExample(document, operation.requestBody),
    answer: answerOf(document, operation),
  };
}

function firstExample(document: JsonObject, body: Json | undefined): Json | undefined {
  const [media] = objectEntries(objectMember(resolve(document, body), 'content'));
  const [example] = Object.values(objectMember(media?.[1], 'examples'));
  return example === undefined ? undefined : resolve(document, example).value;
}

function answerOf(document: JsonObject, operation: JsonObject): SampleRequest['answer'] {
  const responses = Object.entries(objectMember(operation, 'responses'));
  const success = responses.find(([status]) => status.startsWith('2'))?.[1];
  const [type] = Object.keys(objectMember(resolve(document, success), 'content'));
  if (type === undefined) return 'nothing';
  if (type === 'application/json') return 'json';
  return type === 'text/event-stream' ? 'events' : 'file';
}

/** The path with each parameter as `variable` gives it. */
function pathWith(
  { id, path, variables }: SampleRequest,
  variable: (name: string) => string,
): string {
  const filled = [...variables].reduce(
    (rest, [parameter, name]) => rest.replace(`{${parameter}}`, () => variable(name)),
    path,
  );
  return filled + (queries[id] ?? '');
}

function curl(sample: SampleRequest): string {
  const { method, needsKey, body, answer } = sample;
  const headers = needsKey ? ['"Authorization: Bearer $API_KEY"'] : [];
  if (body !== undefined) headers.push("'Content-Type: application/json'");
  const options = { json: [], file: ['--output result'], events: ['--no-buffer'], nothing: [] };
  const command = curlCommand({
    method,
    url: `"$BASE_URL${pathWith(sample, (name) => `$${name}`)}"`,
    options: options[answer],
    headers,
    data: body === undefined ? undefined : `--data ${shellQuoted(JSON.stringify(body))}`,
  });
  return `${command}${answer === 'events' ? ' | head -n 4' : ''}\n`;
}

function python(sample: SampleRequest): string {
  const { method, needsKey, body, answer } = sample;
  const url = `f"{os.environ['BASE_URL']}${pathWith(sample, (name) => `{os.environ['${name}']}`)}"`;
  const headers = [
    ...(needsKey ? [`"Authorization": f"Bearer {os.environ['API_KEY']}"`] : []),
    ...(body === undefined ? [] : ['"Content-Type": "application/json"']),
  ];
  const request = pythonRequest({
    url,
    method: method === 'GET' ? undefined : `"${method}"`,
    headers: headers.length === 0 ? undefined : headers,
    data: body === undefined ? undefined : `json.dumps(${pythonValue(body)}).encode()`,
  });
  const needsJson = answer === 'json' || body !== undefined;
  return `${[
    ...(needsJson ? ['import json'] : []),
    'import os',
    'import urllib.request',
    '',
    ...request,
    '',
    ...pythonReading(sample),
  ].join('\n')}\n`;
}

function pythonReading({ id, answer }: SampleRequest): string[] {
  const open = 'with urllib.request.urlopen(request) as response:';
  if (id.startsWith('streamJob')) {
    return [
      'status = "IN_QUEUE"',
      'while status in ("IN_QUEUE", "IN_PROGRESS"):',
      `    ${open}`,
      '        answer = json.load(response)',
      '    status = answer["status"]',
      '    for part in answer["stream"]:',
      '        print(json.dumps(part["output"]))',
    ];
  }
  switch (answer) {
    case 'json':
      return [open, '    print(json.dumps(json.load(response)))'];
    case 'file':
      return [
        `${open.slice(0, -1)}, open("result", "wb") as file:`,
        '    file.write(response.read())',
      ];
    case 'events':
      return [
        open,
        '    for line in response:',
        '        print(line.decode().rstrip())',
        '        if line.startswith(b"event: ended"):',
        '            break',
      ];
    case 'nothing':
      return [open, '    print(response.status)'];
  }
}

/** Arguments of the control client's methods, which have the names of the operations. */
const controlArguments: Readonly<Record<string, (body: Json) => string>> = {
  deleteAccount: () => 'ACCOUNT_ID',
  getJob: () => 'JOB_ID',
  resendWebhook: (body) => `JOB_ID, ${typeScriptLine(body)}`,
  getRequest: () => 'REQUEST_ID',
  changeKey: (body) => `KEY_ID, ${typeScriptLine(body)}`,
  revokeKey: () => 'KEY_ID',
  changeReceiver: (body) => `RECEIVER_ID, ${typeScriptLine(memberOfBody(body, 'responses'))}`,
  deleteReceiver: () => 'RECEIVER_ID',
  listReceiverCalls: () => 'RECEIVER_ID',
  changeFault: (body) => `FAULT_ID, ${typeScriptLine(body)}`,
  removeFault: () => 'FAULT_ID',
  declareFaults: (body) => typeScriptLine(memberOfBody(body, 'faults')),
};

function memberOfBody(body: Json, name: string): Json {
  return isObject(body) ? (body[name] ?? null) : null;
}

function typeScript(sample: SampleRequest): string {
  const { id, path, needsKey, variables } = sample;
  const names = ['BASE_URL', ...(needsKey ? ['API_KEY'] : []), ...variables.values()];
  const variablesLine = `const { ${names.map((name) => `${name} = ''`).join(', ')} } = process.env;`;
  const method = clientMethods.get(id);
  if (method !== undefined) {
    const args = [...variables.values()];
    if (sample.body !== undefined) args.push(typeScriptLine(sample.body));
    if (id === 'getJobStatusSync') args.push('{ waitMs: 30_000 }');
    const call = clientCall(method.name, args);
    const reading =
      method.result === 'stream'
        ? [printedParts(call)]
        : [`const result = await ${call};`, '', 'console.log(JSON.stringify(result));'];
    return lines([
      "import { createClient } from 'inference-contract/client';",
      '',
      variablesLine,
      'const client = createClient({ baseUrl: BASE_URL, apiKey: API_KEY });',
      '',
      ...reading,
    ]);
  }
  if (path.startsWith('/control/')) return controlSample(sample, variablesLine);
  return sample.answer === 'file'
    ? downloadSample(sample, variablesLine)
    : fetchSample(sample, variablesLine);
}

function controlSample(
  { id, needsKey, answer, body }: SampleRequest,
  variablesLine: string,
): string {
  const sent = body === undefined ? '' : typeScriptLine(body);
  const call = `control.${id}(${controlArguments[id]?.(body ?? null) ?? sent})`;
  const options = needsKey ? '{ baseUrl: BASE_URL, apiKey: API_KEY }' : '{ baseUrl: BASE_URL }';
  const result = id === 'createAccount' ? '{ id, apiKey }' : 'result';
  const reading =
    answer === 'events'
      ? [
          `for await (const event of ${call}) {`,
          '  console.log(JSON.stringify(event));',
          "  if (event.type === 'ended') break;",
          '}',
        ]
      : answer === 'nothing'
        ? [`await ${call};`]
        : [`const ${result} = await ${call};`, '', `console.log(JSON.stringify(${result}));`];
  return lines([
    "import { createControlClient } from 'inference-contract/control';",
    '',
    variablesLine,
    `const control = createControlClient(${options});`,
    '',
    ...reading,
  ]);
}

/** A download needs no client: its URL comes from an output, whole and without a key. */
function downloadSample(sample: SampleRequest, variablesLine: string): string {
  const url = `\${BASE_URL}${pathWith(sample, (name) => `\${${name}}`)}`;
  return lines([
    "import { writeFile } from 'node:fs/promises';",
    '',
    variablesLine,
    `const response = await fetch(\`${url}\`);`,
    'if (!response.ok || response.body === null) throw new Error(await response.text());',
    '',
    "await writeFile('result', response.body);",
  ]);
}

/**
 * The client reads with GET. The same reads with POST are for callers that cannot, so their samples
 * show the generated types with a client for any document.
 */
function fetchSample(sample: SampleRequest, variablesLine: string): string {
  const { id, method, path, needsKey, variables } = sample;
  const parameters = [...variables].map(([name, variable]) => `${name}: ${variable}`).join(', ');
  const query = queries[id] === undefined ? '' : ', query: { wait: 30_000 }';
  const request = `await client.${method}('${path}', {\n  params: { path: { ${parameters} }${query} },\n});`;
  const reading = id.startsWith('streamJob')
    ? [
        "for (let status = 'IN_QUEUE'; status === 'IN_QUEUE' || status === 'IN_PROGRESS'; ) {",
        `  const { data, error } = ${request.replaceAll('\n', '\n  ')}`,
        '  if (data === undefined) throw new Error(error.detail);',
        '  for (const part of data.stream) console.log(JSON.stringify(part.output));',
        '  status = data.status;',
        '}',
      ]
    : [
        `const { data, error } = ${request}`,
        'if (!data) throw new Error(error?.detail);',
        '',
        'console.log(JSON.stringify(data));',
      ];
  return lines([
    '// npm install openapi-fetch',
    "import type { paths } from 'inference-contract/types';",
    "import createClient from 'openapi-fetch';",
    '',
    variablesLine,
    'const client = createClient<paths>({',
    '  baseUrl: BASE_URL,',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample fills it in.
    ...(needsKey ? ['  headers: { authorization: `Bearer ${API_KEY}` },'] : []),
    '});',
    '',
    ...reading,
  ]);
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}
