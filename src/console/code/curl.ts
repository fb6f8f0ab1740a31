/** Requests as commands for a shell. */
import { shellQuoted } from '../../core/shell-quoting.ts';
import { type CodeContext, keyOf } from './code-context.ts';
import { type CodeRequest, sendsType } from './code-request.ts';

/** The command prints the body of the response, and fails for an error status. */
export function curlCode(request: CodeRequest, context: CodeContext): string {
  const { method, target, body, contentType = 'application/json' } = request;
  const key = keyOf(request, context);
  const hasType = sendsType(request);
  const isPlain = method === (body === undefined ? 'GET' : 'POST');
  const change = method === 'HEAD' ? '--head ' : `--request ${method} `;
  const url = shellQuoted(context.baseUrl + target);
  return [
    `curl --fail-with-body ${isPlain ? '' : change}${url}`,
    ...(key.kind === 'value'
      ? [`--header ${shellQuoted(`Authorization: Bearer ${key.value}`)}`]
      : []),
    ...(key.kind === 'variable'
      ? [`--header "Authorization: Bearer \${API_KEY:?Set it to an API key of the account.}"`]
      : []),
    ...(hasType ? [`--header ${shellQuoted(`Content-Type: ${contentType}`.trim())}`] : []),
    ...(body === undefined ? [] : [`--data-raw ${shellQuoted(body)}`]),
  ].join(' \\\n  ');
}
