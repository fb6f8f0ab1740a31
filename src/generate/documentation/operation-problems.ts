/** Which codes the errors of an operation can have. The document lists codes by status. */
import type { Json, JsonObject } from '../../core/json.ts';
import { objectEntries, objectMember, textMember } from './markdown.ts';
import { type ApiOperation, listOperations, resolve } from './operations.ts';

type Condition = (item: ApiOperation) => boolean;

const takesBody: Condition = ({ operation }) => operation.requestBody !== undefined;

const takesInput: Condition = (item) =>
  takesBody(item) || item.parameters.some((parameter) => parameter.in === 'query');

/** A job can be deleted while a caller waits for it. */
const readsJob: Condition = ({ parameters }) =>
  parameters.some(({ name }) => name === 'job_id' || name === 'wait');

/** What adds a job to the queue can exceed a budget. */
const queuesJob: Condition = ({ operation }) =>
  objectMember(operation, 'responses')['402'] !== undefined;

/** When an operation can send a code that only some can send. */
const conditions: ReadonlyMap<string, Condition> = new Map([
  ['invalidPath', ({ parameters }) => parameters.some((parameter) => parameter.in === 'path')],
  ['jobNotFound', readsJob],
  ['unsupportedMediaType', takesBody],
  ['invalidJson', takesBody],
  ['invalidRequest', takesInput],
  ['serviceStopping', queuesJob],
  ['accountClosed', queuesJob],
  ['queueFull', queuesJob],
  ['accountFull', takesBody],
]);

/**
 * The codes of an error of an operation, in the order of the document. Of the response `default`,
 * those that not every operation can send.
 */
export function problemCodes(
  document: JsonObject,
  item: ApiOperation,
  [status, written]: readonly [string, Json],
): string[] {
  const exampleCodes = Object.values(problemExamples(document, written)).map((example) =>
    textMember(objectMember(resolve(document, example), 'value'), 'code'),
  );
  const problems = objectEntries(objectMember(document, 'x-problems'));
  if (problems.length === 0 || !isGeneral(document, written)) {
    return [...new Set(exampleCodes)].filter((id) => id !== '');
  }
  const responses = objectMember(item.operation, 'responses');
  return problems
    .filter(([id, problem]) => {
      const condition = conditions.get(id);
      if (condition === undefined) return status !== 'default' && exampleCodes.includes(id);
      const ownStatus = textMember(problem, 'status');
      const isHere = status === (responses[ownStatus] === undefined ? 'default' : ownStatus);
      return isHere && condition(item);
    })
    .map(([id]) => id);
}

/** The examples of a response, by their names. */
export function problemExamples(document: JsonObject, written: Json): JsonObject {
  const [content] = objectEntries(objectMember(resolve(document, written), 'content'));
  return objectMember(content?.[1], 'examples');
}

/** Whether the page of errors describes a response, instead of each page. */
export function isGeneral(document: JsonObject, response: Json): boolean {
  return usersOf(document, response) > 2;
}

/** How many operations have a response. */
function usersOf(document: JsonObject, response: Json): number {
  const written = JSON.stringify(response);
  return listOperations(document).filter(({ operation }) =>
    Object.values(objectMember(operation, 'responses')).some(
      (candidate) => JSON.stringify(candidate) === written,
    ),
  ).length;
}
