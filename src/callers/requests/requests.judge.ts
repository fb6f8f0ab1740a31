/** Requests match the document, and the key is where it belongs. */
import { broken, type Finding, holds } from '../../conformance/judging/judge.ts';
import { describeError, requestErrors } from '../../evidence/document-errors.ts';
import type { OperationExchange } from '../../evidence/operation-exchange.ts';
import type { CallerEvidence } from '../judging/caller-evidence.ts';
import type { CallerJudges } from '../judging/verdicts.ts';

export const requestJudges = {
  *'requests-are-valid'(evidence: CallerEvidence): Iterable<Finding> {
    for (const call of callsToService(evidence)) yield validRequest(call);
  },
  *'key-in-header'(evidence: CallerEvidence): Iterable<Finding> {
    for (const { exchange } of callsToService(evidence)) {
      const { id, key, request } = exchange;
      const what = `${request.method} ${request.target}`;
      yield key === 'valid'
        ? holds(`${what} has the key.`, [id])
        : broken(
            `Expected the key in \`Authorization\`, got ${key === 'none' ? 'none' : 'another one'}: ${what}`,
            [id],
          );
    }
  },
} satisfies Partial<CallerJudges>;

function callsToService({ scenes }: CallerEvidence): OperationExchange[] {
  return scenes.flatMap(({ calls }) =>
    calls.filter(({ exchange }) => exchange.request.target.startsWith('/v2')),
  );
}

function validRequest({ exchange, operationId, sent }: OperationExchange): Finding {
  const { id, request } = exchange;
  const what = `${request.method} ${request.target}`;
  if (operationId === undefined) return broken(`The document has no operation ${what}.`, [id]);
  const [error] = request.method === 'POST' ? requestErrors(operationId, sent) : [];
  return error === undefined
    ? holds(`${what} is valid.`, [id])
    : broken(`${what}: ${describeError(error, sent)}`, [id]);
}
