/** The operations that the document at `/openapi.json` has, by their ids. */

export async function readOperationIds(signal: AbortSignal): Promise<readonly string[]> {
  const response = await fetch('/openapi.json', { signal });
  if (!response.ok) return [];
  const document: unknown = await response.json();
  return membersOf(Object(document).paths)
    .flatMap(membersOf)
    .map((operation) => Object(operation).operationId)
    .filter((id) => typeof id === 'string');
}

function membersOf(value: unknown): unknown[] {
  return Object.values(Object(value));
}
