/** Requests as Python, with its standard library alone. */
import { pythonValue } from '../../samples/literals.ts';
import { pythonRequest } from '../../samples/requests.ts';
import { valueOrMistake } from '../parts/json-text.ts';
import { type CodeContext, fileNameOf, keyForRequest, remarksOnRequest } from './code-context.ts';
import { type CodeRequest, sendsType } from './code-request.ts';

/** A program that prints what the service answers, and fails for an error status. */
export function pythonCode(request: CodeRequest, context: CodeContext): string {
  const { method, target, body, contentType = 'application/json' } = request;
  const file = `${fileNameOf(request).replaceAll('-', '_')}.py`;
  const key = keyForRequest(request, context);
  const read = body === undefined ? undefined : valueOrMistake(body);
  const isJson = read !== undefined && 'value' in read;
  const headers = [
    ...(key.kind === 'value' ? [`"Authorization": ${JSON.stringify(`Bearer ${key.value}`)}`] : []),
    ...(key.kind === 'variable' ? [`"Authorization": "Bearer " + os.environ["API_KEY"]`] : []),
    ...(sendsType(request) ? [`"Content-Type": ${JSON.stringify(contentType)}`] : []),
  ];
  const data = isJson
    ? `json.dumps(${pythonValue(read.value, '    ')}).encode()`
    : `${JSON.stringify(body)}.encode()`;
  return [
    ...[`${file}: python3 ${file}`, ...remarksOnRequest(request, context)].map(
      (line) => `# ${line}`,
    ),
    ...(isJson ? ['import json'] : []),
    ...(key.kind === 'variable' ? ['import os'] : []),
    'import sys',
    'import urllib.error',
    'import urllib.request',
    '',
    ...pythonRequest({
      url: JSON.stringify(context.baseUrl + target),
      method: JSON.stringify(method),
      headers,
      data: body === undefined ? undefined : data,
    }),
    'try:',
    '    with urllib.request.urlopen(request) as response:',
    '        print(response.read().decode())',
    'except urllib.error.HTTPError as error:',
    '    print(error.read().decode())',
    '    sys.exit(f"The service answered with status {error.code}.")',
    '',
  ].join('\n');
}
