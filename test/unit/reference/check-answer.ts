/** Holds an answer of the service against both profiles of the document. */
import { compiled as contract } from '#generated/contract/validators/index.js';
import { compiled as reference } from '#generated/reference/validators/index.js';
import type { HttpRequest } from '../../../src/validation/http.ts';
import { type CompiledDocument, loadValidator } from '../../../src/validation/load-validator.ts';

const profiles = [validatorOf(contract), validatorOf(reference)];

function validatorOf(compiled: CompiledDocument) {
  return loadValidator(compiled, { security: 'unchecked', undocumented: 'pass' });
}

/** Throws when a profile that has the operation does not permit the answer. */
export async function checkAnswer(
  request: { method: string; target: string },
  { status, contentType, text }: { status: number; contentType: string; text: string },
): Promise<void> {
  for (const validator of profiles) {
    const routed = validator.route(bare(request));
    if (routed.kind !== 'routed') continue;
    const findings = await validator.checkResponse(routed.operation, {
      status,
      header: (name) => (name === 'content-type' ? contentType : undefined),
      body: text,
    });
    if (findings.length === 0) continue;
    const said = `${request.method} ${request.target} answered ${status} ${contentType}`;
    throw new Error(`${said}: ${findings.map(({ detail }) => detail).join(' ')}`);
  }
}

/** A request with nothing but its first line. */
export function bare({ method, target }: { method: string; target: string }): HttpRequest {
  return {
    method,
    target,
    origin: 'http://service.test',
    header: () => undefined,
    body: async () => new Uint8Array(),
    signal: new AbortController().signal,
  };
}
