/** A request as code that runs as it stands. The key comes from the environment. */
import { curlCommand } from '../parts/curl.ts';
import type { PlaygroundRequest } from './draft.ts';

export function curlSample({ endpointId, isSync, body }: PlaygroundRequest): string {
  return `${curlCommand({ path: pathOf(endpointId, isSync), body })}\n`;
}

/** The request with our client, which waits for the job. */
export function typeScriptSample({ endpointId, isSync, body }: PlaygroundRequest): string {
  return `import { createClient } from 'inference-contract/client';

const { API_KEY = '' } = process.env;
const client = createClient({ baseUrl: ${JSON.stringify(location.origin)}, apiKey: API_KEY });
const job = await client.${isSync ? 'runSync' : 'runAndWait'}(${JSON.stringify(endpointId)}, ${literal(body)});

console.log(JSON.stringify(job.raw, null, 2));
`;
}

/** JSON as an object literal, in which an unquoted or quoted \`__proto__\` would set the prototype. */
function literal(value: object): string {
  return JSON.stringify(value, null, 2).replaceAll(/^( *)"__proto__":/gm, '$1["__proto__"]:');
}

/** The request with the standard library of Python. */
export function pythonSample({ endpointId, isSync, body }: PlaygroundRequest): string {
  return `import json
import os
import urllib.request

request = urllib.request.Request(
    ${JSON.stringify(location.origin + pathOf(endpointId, isSync))},
    headers={
        "Authorization": f"Bearer {os.environ['API_KEY']}",
        "Content-Type": "application/json",
    },
    data=json.dumps(${pythonValue(body)}).encode(),
)
with urllib.request.urlopen(request) as response:
    print(json.dumps(json.load(response), indent=2))
`;
}

function pythonValue(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(pythonValue).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}: ${pythonValue(member)}`,
  );
  return `{${members.join(', ')}}`;
}

function pathOf(endpointId: string, isSync: boolean): string {
  const operation = isSync ? 'runsync' : 'run';
  return `/v2/${encodeURIComponent(endpointId)}/${operation}`;
}
