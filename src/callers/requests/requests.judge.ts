/** Requests match the document, and secrets are where they belong. */
import { operations } from '#generated/reference/tables.js';
import { schemaFit } from '../../conformance/judging/schema-fit.ts';
import { broken, type Finding, holds, unclear } from '../../conformance/judging/verdicts/judge.ts';
import { isObject, textsWithin } from '../../core/json.ts';
import { declaredSchemas } from '../../endpoints/declared-schemas.ts';
import {
  contentTypesOf,
  describeError,
  parameterErrors,
  requestErrors,
} from '../../evidence/document-errors.ts';
import { isSubmission, type OperationExchange } from '../../evidence/operation-exchange.ts';
import type { WorkRecord } from '../../evidence/record-types.ts';
import { storageSettingsIn } from '../../evidence/storage-secrets.ts';
import type { SchemaError } from '../../validation/plan.ts';
import {
  onlyWork,
  reportedOutcomeText,
  requestText,
  submissionElsewhere,
} from '../judging/application-jobs.ts';
import { type CallerEvidence, isUsual, type Scene } from '../judging/caller-evidence.ts';
import { successUnder } from '../judging/under-alternatives.ts';
import type { CallerJudges } from '../judging/verdicts.ts';
import { howDeclared } from '../rules.ts';

export const requestJudges = {
  *'requests-are-valid'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const { calls } of scenes) {
      for (const call of calls.filter(({ exchange }) => isToService(exchange.request)))
        yield otherEndpoint(call, calls) ?? judgeRequest(call);
    }
  },
  *'input-fits-schema'(evidence: CallerEvidence): Iterable<Finding> {
    const { input: schema } = declaredSchemas(evidence.application);
    if (schema === undefined) return;
    const { endpoint } = evidence.application;
    for (const call of callsToService(evidence).filter(isSubmission)) {
      const { exchange, sent } = call;
      if (!isObject(sent) || !isObject(sent['input'])) continue;
      if (endpoint !== undefined && call.endpointId !== endpoint) continue;
      const { misfits, doubt } = schemaFit(schema, sent['input'], { base: '/input' });
      const shownBy = [exchange.id];
      if (misfits.length > 0) {
        const details = misfits.map(({ detail }) => detail).join(' ');
        yield broken(`${requestText(call)}: ${details}`, shownBy);
      } else if (doubt === undefined) yield holds('The input fits the schema.', shownBy);
      else yield unclear(doubt, shownBy);
    }
  },
  *'sends-json'(evidence: CallerEvidence): Iterable<Finding> {
    for (const call of callsToService(evidence)) yield* judgeContentType(call);
  },
  *'sends-texts-unchanged'({ scenes }: CallerEvidence): Iterable<Finding> {
    if (!scenes.some((scene) => isUsual(scene) && passesItsTextOn(scene))) return;
    for (const scene of scenes) yield* judgeTextArrival(scene);
  },
  *'key-in-header'(evidence: CallerEvidence): Iterable<Finding> {
    for (const call of callsToService(evidence)) {
      const { id, key } = call.exchange;
      const what = requestText(call);
      const { keyIn = [] } = call.exchange;
      const instead = keyIn.length === 0 ? '' : `; the key is in ${keyIn.join(' and ')}`;
      const got = key === 'none' ? 'no key' : 'another key than the given one';
      yield key === 'valid'
        ? holds(`${what} has the key.`, [id])
        : broken(`${what} has ${got} in \`Authorization\`${instead}.`, [id]);
    }
  },
  *'key-in-no-address'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const { exchange } of scenes.flatMap(({ calls }) => calls)) {
      const { id, request, keyIn = [] } = exchange;
      const { method, target } = request;
      const [place] = keyIn.filter((name) => name === 'address' || name === 'body');
      if (place !== undefined)
        yield broken(`The ${place} of ${method} ${target} contains the API key.`, [id]);
      else yield holds('Neither address nor body contains the API key.', [id]);
    }
  },
  *'key-in-no-output'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const { works, end } of scenes) {
      for (const work of works) yield* judgeOutput(work, [work.id]);
      if (end !== undefined)
        yield* judgeOutput(
          end,
          works.map(({ id }) => id),
        );
    }
  },
  *'storage-secret-in-storage-settings'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const { calls, works, end } of scenes) {
      for (const call of calls) yield* judgeStorageSecret(call);
      const output = [...works.map((work) => work.said), end?.said].join('\n');
      const [setting] = storageSettingsIn(output);
      if (setting !== undefined)
        yield broken(
          `The output of the application contains \`${setting}\`.`,
          works.map(({ id }) => id),
        );
    }
  },
  *'policy-in-bounds'(evidence: CallerEvidence): Iterable<Finding> {
    for (const { exchange, operationId, sent } of callsToService(evidence)) {
      if (operationId === undefined || !isObject(sent) || sent['policy'] === undefined) continue;
      const [error] = requestErrors(operationId, sent).filter(({ instancePath }) =>
        instancePath.startsWith('/policy'),
      );
      yield error === undefined
        ? holds('The policy is within its bounds.', [exchange.id])
        : broken(describeError(error, sent), [exchange.id]);
    }
  },
  *'runsync-for-short-work'({ scenes, application }: CallerEvidence): Iterable<Finding> {
    for (const { exchange, operationId } of scenes.flatMap(({ calls }) => calls)) {
      if (operationId !== 'runJobSync') continue;
      yield application.declares.includes('runsync')
        ? holds('The application submits with `runsync`, and declares its work short.', [
            exchange.id,
          ])
        : broken(
            `The application submits with \`runsync\`, and does not declare its work short: expected ${howDeclared('runsync')} in app.yaml.`,
            [exchange.id],
          );
    }
  },
  'accepts-any-success': successUnder('accepts-any-success'),
  'accepts-other-media-types': successUnder('accepts-other-media-types'),
} satisfies Partial<CallerJudges>;

function* judgeOutput(
  { said: output, showsKey: keyPlace }: Pick<WorkRecord, 'said' | 'showsKey'>,
  shownBy: readonly number[],
): Iterable<Finding> {
  if (output === undefined) return;
  yield keyPlace === undefined
    ? holds('The output does not contain the API key.', shownBy)
    : broken(`The output of the application contains the API key, in ${keyPlace}.`, shownBy);
}

/** Requests at the origin of the service, without downloads of results, and without what browsers ask first. */
function callsToService({ scenes }: CallerEvidence): OperationExchange[] {
  return scenes.flatMap(({ calls }) =>
    calls.filter(({ exchange: { request } }) => isToService(request)),
  );
}

/** Downloads and what browsers ask first change nothing. */
function isToService({ method, target }: OperationExchange['exchange']['request']): boolean {
  if (method === 'OPTIONS' || !target.startsWith('/')) return false;
  return /^\/v\d/.test(target) || (method !== 'GET' && method !== 'HEAD');
}

/** A request about a job at another endpoint than the one that took it; undefined if it is at the right one. */
function otherEndpoint(
  call: OperationExchange,
  calls: readonly OperationExchange[],
): Finding | undefined {
  const submission = submissionElsewhere(call, calls);
  if (submission === undefined) return undefined;
  return broken(
    `${requestText(call)}: expected the endpoint \`${submission.endpointId}\`, which the job was submitted to, got \`${call.endpointId}\`.`,
    [submission.exchange.id, call.exchange.id],
  );
}

/** The operation that a request to an unknown path is most like: it shares the most words of its path. */
function closestOperation({ method, target }: OperationExchange['exchange']['request']): string {
  const words = target.split(/[/?#]/);
  const countSharedWords = (path: string) =>
    path.split('/').filter((word) => words.includes(word)).length;
  const [closest] = Object.values(operations)
    .filter((operation) => operation.method === method)
    .sort((left, right) => countSharedWords(right.path) - countSharedWords(left.path));
  return closest === undefined ? 'another method' : `${closest.method} ${closest.path}`;
}

function judgeRequest(call: OperationExchange): Finding {
  const { exchange, operationId } = call;
  const what = requestText(call);
  if (operationId === undefined)
    return broken(
      `The document has no operation ${what}: expected one such as ${closestOperation(exchange.request)}.`,
      [exchange.id],
    );
  const mistake = firstRequestError(call);
  return mistake === undefined
    ? holds(`${what} is valid.`, [exchange.id])
    : broken(`${what}: ${describeError(mistake.error, mistake.value)}`, [exchange.id]);
}

function firstRequestError({
  exchange,
  operationId,
  sent,
}: OperationExchange): { error: SchemaError; value: unknown } | undefined {
  if (operationId === undefined) return undefined;
  if (exchange.request.method === 'POST') {
    const [error] = requestErrors(operationId, sent);
    if (error !== undefined) return { error, value: sent };
  }
  const [, query = ''] = exchange.request.target.split('?');
  for (const [name, value] of new URLSearchParams(query)) {
    const read = /^-?\d+$/.test(value) ? Number(value) : value;
    const [error] = parameterErrors(operationId, name, read);
    if (error !== undefined) return { error, value: read };
  }
  return undefined;
}

function* judgeContentType({ exchange, operationId }: OperationExchange): Iterable<Finding> {
  const { id, request } = exchange;
  if (operationId === undefined || request.body === undefined) return;
  const expected = contentTypesOf(operationId);
  if (expected.length === 0) return;
  const contentType = request.headers['content-type'];
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  yield expected.includes(type)
    ? holds(`The body is sent as \`${type}\`.`, [id])
    : broken(
        `Expected \`${expected.join('` or `')}\`, got ${contentType === undefined ? 'no content type' : `\`${contentType}\``}.`,
        [id],
      );
}

function* judgeStorageSecret({ exchange, sent }: OperationExchange): Iterable<Finding> {
  const { id, request } = exchange;
  const hasSettings = isObject(sent) && sent['s3Config'] !== undefined;
  const { s3Config: _, ...others } = isObject(sent) ? sent : {};
  const places = [
    request.target,
    JSON.stringify(Object.entries(request.headers)),
    JSON.stringify(others),
  ];
  const [setting] = places.flatMap(storageSettingsIn);
  if (setting !== undefined)
    yield broken(
      `\`${setting}\` is outside of \`s3Config\` in ${request.method} ${request.target}.`,
      [id],
    );
  else if (hasSettings) yield holds('The storage settings are in `s3Config` only.', [id]);
}

function passesItsTextOn(scene: Scene): boolean {
  const text = onlyWork(scene)?.piece;
  return text !== undefined && textsSent(scene).some((sent) => sent.includes(text));
}

/** All texts in the inputs of its submissions. */
function textsSent({ calls }: Scene): string[] {
  return calls
    .filter(isSubmission)
    .flatMap(({ sent }) => (isObject(sent) ? textsWithin(sent['input']) : []));
}

/** Where the piece of work was named by a text with quotes: it is in the input of a submission. */
function* judgeTextArrival(scene: Scene): Iterable<Finding> {
  const work = onlyWork(scene);
  const text = work?.piece;
  if (work === undefined || text === undefined || !text.includes('"')) return;
  const submissions = scene.calls.filter(isSubmission);
  const [first] = submissions;
  if (first === undefined) {
    // It may take no such names.
    const what = `No submission had the text ${JSON.stringify(text)}; ${reportedOutcomeText(work)}.`;
    yield work.outcome === 'crashed' ? broken(what, [work.id]) : unclear(what, [work.id]);
    return;
  }
  const shownBy = [first.exchange.id, work.id];
  const what = `${requestText(first)} was sent for the text ${JSON.stringify(text)}`;
  const sent = textsSent(scene);
  if (submissions.every((call) => call.sent === undefined))
    yield broken(`${what}, and its body is not valid JSON.`, shownBy);
  else if (sent.some((other) => other.includes(text))) yield holds(`${what}, and has it.`, shownBy);
  else if (sent.some((other) => withPlainSpaces(other).includes(withPlainSpaces(text))))
    yield unclear(`${what}, and has it with other spaces and line ends.`, shownBy);
  else yield broken(`${what}, which its input does not have.`, shownBy);
}

function withPlainSpaces(text: string): string {
  return text.normalize().trim().replaceAll(/\s+/g, ' ');
}
