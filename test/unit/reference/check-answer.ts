/** Holds an answer of the service against both editions of the document. */
import { operations as contractOperations } from '#generated/contract/tables.js';
import { validators as contractValidators } from '#generated/contract/validators.js';
import { operations as referenceOperations } from '#generated/reference/tables.js';
import { validators as referenceValidators } from '#generated/reference/validators.js';
import { describeFindings } from '../../../src/validation/findings.ts';
import type { OperationValidators } from '../../../src/validation/operation-validators.ts';
import { createPathRouter } from '../../../src/validation/path-router.ts';

type Editions = Readonly<Record<string, OperationValidators>>;

const editions = [
  { operations: Object.values(contractOperations), validators: contractValidators as Editions },
  { operations: Object.values(referenceOperations), validators: referenceValidators as Editions },
].map(({ operations, validators }) => ({
  validators,
  match: createPathRouter(operations),
}));

/** Throws when an edition that has the operation does not permit the answer. */
export function checkAnswer(
  { method, target }: { method: string; target: string },
  { status, contentType, text }: { status: number; contentType: string; text: string },
): void {
  for (const { match, validators } of editions) {
    const found = match(method, target);
    if (found.kind !== 'found') continue;
    const responses = validators[found.operation.operationId]?.responses ?? {};
    const content =
      responses[`${status}`] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses.default;
    const validate = content?.[contentType] ?? content?.['*/*'];
    const said = `${method} ${target} answered ${status} ${contentType}`;
    if (validate === undefined) throw new Error(`${said}, which is not in the document.`);
    const value: unknown = contentType.includes('json') ? JSON.parse(text) : text;
    if (validate(value)) continue;
    const findings = describeFindings(validate.errors ?? [], { value, location: 'body' });
    throw new Error(`${said}: ${findings.map(({ detail }) => detail).join(' ')}`);
  }
}
