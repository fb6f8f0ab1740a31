/** Requests as commands for a shell. */
import { shellQuoted } from '../../core/shell-quoting.ts';
import { curlCommand } from '../../samples/requests.ts';
import { type CodeContext, keyForRequest } from './code-context.ts';
import { type CodeRequest, sendsType } from './code-request.ts';

/** The command prints the body of the response, and fails for an error status. */
export function curlCode(request: CodeRequest, context: CodeContext): string {
  const { method, target, body, contentType = 'application/json' } = request;
  const key = keyForRequest(request, context);
  const headers: string[] = [];
  if (key.kind === 'value') headers.push(shellQuoted(`Authorization: Bearer ${key.value}`));
  if (key.kind === 'variable')
    headers.push(`"Authorization: Bearer \${API_KEY:?Set it to an API key of the account.}"`);
  if (sendsType(request)) headers.push(shellQuoted(`Content-Type: ${contentType}`.trim()));
  return curlCommand({
    method,
    url: shellQuoted(context.baseUrl + target),
    headers,
    data: body === undefined ? undefined : `--data-raw ${shellQuoted(body)}`,
  });
}
