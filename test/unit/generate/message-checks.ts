/** The checks of single messages of a compiled document. */
import type { CheckModule, CompiledDocument } from '../../../src/validation/load-validator.ts';
import type { ContentPlan, OperationPlan, Validate } from '../../../src/validation/plan.ts';

/** The check of the JSON that a request of an operation carries. */
export function requestCheck({ plan, request }: CompiledDocument, id: string): Validate {
  return checkAt(jsonKey(operationOf(plan.operations, id).body?.content), request.first);
}

/** The check of the JSON of an operation's answers with a status. */
export async function responseCheck(
  { plan, response }: CompiledDocument,
  id: string,
  status: string,
): Promise<Validate> {
  const { content } = operationOf(plan.operations, id).responses[status] ?? {};
  const key = jsonKey(content);
  return checkAt(key, await response.first(key));
}

function operationOf(operations: readonly OperationPlan[], id: string): OperationPlan {
  const found = operations.find((operation) => operation.id === id);
  if (found === undefined) throw new Error(`Expected an operation, got ${id}.`);
  return found;
}

function jsonKey(content: readonly ContentPlan[] = []): string {
  return content.find(({ mediaType }) => mediaType === 'application/json')?.check ?? '';
}

function checkAt(key: string, { checks }: CheckModule): Validate {
  const validate = checks[key];
  if (validate === undefined) throw new Error('Expected JSON with a schema.');
  return validate;
}
