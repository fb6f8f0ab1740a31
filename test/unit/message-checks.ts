/** The checks of single messages of a compiled document. */
import type { CheckModule, CompiledDocument } from '../../src/validation/load-validator.ts';
import type { ContentPlan, OperationPlan, Validate } from '../../src/validation/plan.ts';

/** The check of the JSON that a request of an operation carries. */
export function requestCheck({ plan, request }: CompiledDocument, id: string): Validate {
  return jsonCheck(operationOf(plan.operations, id).body?.content, request.first);
}

/** The check of the JSON of an operation's answers with a status. */
export async function responseCheck(
  { plan, response }: CompiledDocument,
  id: string,
  status: string,
): Promise<Validate> {
  const { content } = operationOf(plan.operations, id).responses[status] ?? {};
  return jsonCheck(content, await response.first());
}

function operationOf(operations: readonly OperationPlan[], id: string): OperationPlan {
  const found = operations.find((operation) => operation.id === id);
  if (found === undefined) throw new Error(`Expected an operation, got ${id}.`);
  return found;
}

function jsonCheck(content: readonly ContentPlan[] = [], { checks }: CheckModule): Validate {
  const { check = '' } = content.find(({ mediaType }) => mediaType === 'application/json') ?? {};
  const validate = checks[check];
  if (validate === undefined) throw new Error('Expected JSON with a schema.');
  return validate;
}
