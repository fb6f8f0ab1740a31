/** Rules about API keys. */
import { groupBy } from '../../evidence/indexes.ts';
import {
  isSubmissionId,
  isSuccess,
  type OperationExchange,
} from '../../evidence/operation-exchange.ts';
import { emptyBearer, emptyHeader } from '../contract/empty-authorization.ts';
import { neverAdmitted } from '../judging/answers/always-refused-429.ts';
import { bodyErrors } from '../judging/answers/submissions.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { isTransient, problemCode } from '../judging/jobs/job-calls.ts';
import {
  broken,
  type Finding,
  holdingOnlyIf,
  holds,
  type Judge,
  notice,
  unclear,
} from '../judging/verdicts/judge.ts';
import { indefiniteAnswer } from '../judging/verdicts/missing-evidence.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';
import { type Comparison, comparer } from './compare-refusal-texts.ts';

type ExchangeKey = OperationExchange['exchange']['key'];

function callsWith(key: ExchangeKey, { calls }: EvidenceView): OperationExchange[] {
  return calls.filter(
    ({ exchange, operationId }) =>
      exchange.key === key && operationId !== undefined && operationId !== 'getResult',
  );
}

/** Whether the service definitely refuses a request, not because of load or a timeout. */
function isDefiniteRefusal({ status = 0 }: OperationExchange): boolean {
  return status >= 300 && status < 500 && status !== 408 && status !== 429;
}

/** Whether the key is the only possible fault of a request. */
function isOtherwiseRight(
  { operationId, exchange, sent, endpointId }: OperationExchange,
  evidence: EvidenceView,
) {
  if (evidence.endpoint(endpointId) === undefined) return false;
  if (operationId === 'getJobStatus') return true;
  if (!isSubmissionId(operationId)) return false;
  const request = { operationId, body: sent };
  return (
    exchange.request.bytes === undefined && bodyErrors(request, 'reference').found.length === 0
  );
}

/**
 * Whether only the key can explain that a request is refused: with a valid one the same job was shown, or the same body
 * accepted by either way to submit, and other requests by this one.
 */
function isAcceptedWithValidKey(call: OperationExchange, evidence: EvidenceView): boolean {
  const { operationId, endpointId, exchange } = call;
  const { target, body } = exchange.request;
  const accepted = callsWith('valid', evidence).filter(
    (other) => isSuccess(other) && other.endpointId === endpointId,
  );
  const alike = accepted.filter((other) => other.operationId === operationId);
  if (!isSubmissionId(operationId)) {
    return alike.some((other) => other.exchange.request.target === target);
  }
  return alike.length > 0 && accepted.some((other) => other.exchange.request.body === body);
}

/** The calls of keys that are declared to lack permission for them, each with its declaration. */
function callsWithoutPermission(evidence: EvidenceView): DeniedCall[] {
  const declaredBy = (key: ExchangeKey, place: string): DeniedCall[] =>
    callsWith(key, evidence).map((call) => ({
      call,
      name: describeSentKey(call),
      declaration: ` ${place} declares that the key lacks permission.`,
    }));
  const { oneEndpoint } = evidence.subject;
  return [
    ...declaredBy('forbidden', 'keys.forbidden'),
    ...declaredBy('readOnly', 'keys.readOnly').filter(({ call }) => needOf(call) === 'run'),
    ...declaredBy('oneEndpoint', 'keys.oneEndpoint').filter(
      ({ call }) => call.endpointId !== oneEndpoint,
    ),
  ];
}

interface DeniedCall {
  readonly call: OperationExchange;
  /** What was sent, as a noun phrase. */
  readonly name: string;
  /** The declaration that it contradicts to accept the key, as a sentence after a space; empty if there is none. */
  readonly declaration: string;
}

/** What kind of key was sent; a recorded label says more about a wrong one. */
function describeSentKey({ exchange: { key, label } }: OperationExchange): string {
  return label?.startsWith(`a ${key} key`) ? label : `a ${key} key`;
}

/** Where requests without a key are accepted, an empty one may count as none. */
function wrongKeysIn(evidence: EvidenceView): OperationExchange[] {
  const isKeyless = callsWith('none', evidence).some(isSuccess);
  return callsWith('wrong', evidence).filter((call) => !isKeyless || !hasEmptyKey(call));
}

function callsWithWrongKey(evidence: EvidenceView): DeniedCall[] {
  return wrongKeysIn(evidence).map((call) => ({
    call,
    name: describeSentKey(call),
    declaration: '',
  }));
}

/**
 * 401 keeps the rule. A success breaks it, and so does another refusal that only the key can explain. A
 * service may answer 404 to an unknown key, but not to a key that is declared to exist without permission.
 */
function refusedWith401(denied: (evidence: EvidenceView) => DeniedCall[]): Judge {
  return (evidence) => {
    const { persistentFailures } = evidence;
    const all = denied(evidence);
    const limited = neverAdmitted(
      all.map(({ call }) => call),
      evidence,
      ({ exchange }) => exchange.key ?? '',
    );
    const findings = all.map(({ call, name, declaration }): Finding => {
      const { status, exchange, operationId } = call;
      const ids = [exchange.id];
      if (status === 401) return holds(`${operationId} refused ${name} with 401.`, ids);
      if (isSuccess(call)) {
        return broken(`${operationId} accepted ${name} with ${status}.${declaration}`, ids);
      }
      if (persistentFailures.has(call) || limited.has(call)) {
        const reason = `${operationId} answered ${name} with ${status} every time.${declaration}`;
        return broken(reason, ids);
      }
      const isOfKey =
        status === 403 ||
        (status === 400 && isOtherwiseRight(call, evidence)) ||
        (isDefiniteRefusal(call) &&
          (exchange.key === 'wrong'
            ? status !== 404 && isAcceptedWithValidKey(call, evidence)
            : mayKnow(call)));
      return isOfKey
        ? broken(`Expected 401 for ${name} from ${operationId}, got ${status}.${declaration}`, ids)
        : indefiniteAnswer(`${operationId} with ${name}`, call, ids);
    });
    // One kind of key shows nothing about another.
    const kinds = [...groupBy(all, ({ call }) => call.exchange.key).values()];
    const isEachRefused = kinds.every((same) => same.some(({ call }) => call.status === 401));
    return holdingOnlyIf(isEachRefused, findings);
  };
}

/** A made-up job may be missed with a key that may read. */
function mayKnow({ exchange: { key }, status }: OperationExchange): boolean {
  return key === 'forbidden' || status !== 404;
}

/**
 * The key in the header decides whether a request is accepted. Sending it is the caller's duty, so a
 * service may accept requests without it, which gives a notice. Then only a refused wrong key shows
 * that the service reads the header. If some wrong keys are refused, it reads the header: the rule about
 * wrong keys judges the others.
 */
const keyInAuthorization: Judge = (evidence) => {
  const accepted = callsWith('valid', evidence).find(isSuccess);
  const wrong = wrongKeysIn(evidence);
  const refused = wrong.find((call) => call.status === 401 && !hasEmptyKey(call));
  const keyless = callsWith('none', evidence).filter(isSuccess);
  const ids = [accepted, refused].flatMap((call) => (call === undefined ? [] : [call.exchange.id]));
  return [
    ...keyless.map(({ exchange }) =>
      notice('The service accepts requests without an API key.', [exchange.id]),
    ),
    ...(refused === undefined ? wrong : [])
      .filter(isSuccess)
      .map(({ exchange }) => broken('A wrong key was accepted, and none refused.', [exchange.id])),
    ...(accepted && refused
      ? [
          holds(
            keyless.length === 0
              ? 'A valid key in the header was accepted, and a wrong one refused.'
              : 'A wrong key in the header was refused, although requests without a key were accepted.',
            ids,
          ),
        ]
      : []),
  ];
};

/** Broken if an endpoint of a kind accepts only the bare key. */
const keyAsBearer =
  (kind: 'public' | 'serverless'): Judge =>
  (evidence) => {
    const calls = callsWith('valid', evidence).filter(
      ({ endpointId }) => evidence.endpoint(endpointId)?.kind === kind,
    );
    const bareAt = new Map(
      calls
        .filter((call) => call.exchange.keyForm === 'bare' && isSuccess(call))
        .map(({ endpointId, exchange }) => [endpointId, exchange.id]),
    );
    return calls
      .filter(({ exchange }) => exchange.keyForm === 'bearer')
      .flatMap((call) => {
        const { exchange, status, endpointId } = call;
        if (isSuccess(call)) return holds('A bearer token was accepted.', [exchange.id]);
        const bare = bareAt.get(endpointId);
        if ((status !== 401 && status !== 403) || bare === undefined) return [];
        return broken('A key was refused with `Bearer`, and accepted without it.', [
          exchange.id,
          bare,
        ]);
      });
  };

const missingKeyIs401: Judge = (evidence) => {
  const wrong = callsWith('wrong', evidence).find(({ status }) => status === 401);
  const { persistentFailures } = evidence;
  return callsWith('none', evidence).map((call) => {
    const { exchange, status } = call;
    if (persistentFailures.has(call)) {
      return broken(`Expected 401 without a key, got ${status} every time.`, [exchange.id]);
    }
    if (isTransient(call)) return indefiniteAnswer('A request without a key', call, [exchange.id]);
    if (status !== 401) return broken(`Expected 401 without a key, got ${status}.`, [exchange.id]);
    if (wrong === undefined || problemCode(wrong) === problemCode(call)) {
      return holds('Requests without a key and with a wrong key got the same status and code.', [
        exchange.id,
      ]);
    }
    const ids = [exchange.id, wrong.exchange.id];
    return broken('Requests without a key and with a wrong key got different codes.', ids);
  });
};

function hasEmptyKey({ exchange: { label } }: OperationExchange): boolean {
  return label === emptyHeader || label === emptyBearer;
}

/** Compares the refusals of an operation, without what differs between those of the same key too. */
const unauthorizedTellsNothing: Judge = (evidence) => {
  const refusalsWith = (key: 'wrong' | 'forbidden') =>
    // An empty key may be told that there is none.
    callsWith(key, evidence).filter((call) => call.status === 401 && !hasEmptyKey(call));
  const forbiddenRefusals = groupBy(refusalsWith('forbidden'), ({ operationId }) => operationId);
  return [...groupBy(refusalsWith('wrong'), ({ operationId }) => operationId)].flatMap(
    ([operationId, wrong]) => {
      const others = forbiddenRefusals.get(operationId) ?? [];
      const [other] = others;
      if (other === undefined) return [];
      const compare = comparer(wrong, others);
      return wrong.map((call) => comparedTo(other, { call, comparison: compare(call) }));
    },
  );
};

function comparedTo(
  other: OperationExchange,
  { call, comparison }: { call: OperationExchange; comparison: Comparison },
): Finding {
  const ids = [call.exchange.id, other.exchange.id];
  switch (comparison) {
    case 'same':
      return holds('A wrong and a forbidden key got the same answer.', ids);
    case 'different':
      return broken('A wrong and a forbidden key got different answers.', ids);
    case 'unknown':
      return unclear(
        'The answers to a wrong and a forbidden key differ in what may differ from call to call.',
        ids,
      );
  }
}

function judgeAccess(call: OperationExchange, expected: 'accepted' | 'refused'): Finding {
  const { exchange, operationId, status } = call;
  const ids = [exchange.id];
  if (isTransient(call)) return indefiniteAnswer(`${operationId}`, call, ids);
  const isRefused = status === 401;
  const what = `${operationId} with the key ${exchange.key} at ${call.endpointId}`;
  if (isRefused === (expected === 'refused'))
    return holds(`${what}: got ${status}, as expected.`, ids);
  return broken(
    `${what}: expected the key to be ${isRefused ? 'accepted' : 'refused'}, got ${status}.`,
    ids,
  );
}

/** The permission that an operation needs; undefined if that is not certain. */
function needOf({ operationId }: OperationExchange): 'read' | 'run' | undefined {
  switch (operationId) {
    case 'runJob':
    case 'runJobSync':
      return 'run';
    case 'getJobStatus':
      return 'read';
    default:
      return undefined;
  }
}

/** Holds only if a read-only key may read and not submit, and a forbidden key may do neither. */
const keyPermissions: Judge = (evidence) => {
  const findings = callsWith('readOnly', evidence).flatMap((call) => {
    const need = needOf(call);
    if (need === undefined) return [];
    return [{ need, finding: judgeAccess(call, need === 'read' ? 'accepted' : 'refused') }];
  });
  const forbidden = callsWith('forbidden', evidence).map((call) => ({
    need: 'nothing',
    finding: judgeAccess(call, 'refused'),
  }));
  return completeOnly([...findings, ...forbidden], ['read', 'run', 'nothing']);
};

const keyPermissionsByEndpoint: Judge = (evidence) => {
  const { oneEndpoint } = evidence.subject;
  const findings = callsWith('oneEndpoint', evidence).map((call) => {
    const isOwn = call.endpointId === oneEndpoint;
    return {
      need: isOwn ? 'own' : 'other',
      finding: judgeAccess(call, isOwn ? 'accepted' : 'refused'),
    };
  });
  return completeOnly(findings, ['own', 'other']);
};

/** Findings that hold count only if every side was tested. */
function completeOnly(
  findings: readonly { readonly need: string; readonly finding: Finding }[],
  sides: readonly string[],
): Finding[] {
  const isHeld = (side: string) =>
    findings.some(({ need, finding }) => need === side && finding.outcome === 'holds');
  return holdingOnlyIf(
    sides.every(isHeld),
    findings.map(({ finding }) => finding),
  );
}

export const authenticationJudges = {
  'key-in-authorization': keyInAuthorization,
  'key-as-bearer': keyAsBearer('public'),
  'serverless-key-as-bearer': keyAsBearer('serverless'),
  'wrong-key-refused': refusedWith401(callsWithWrongKey),
  'forbidden-key-refused': refusedWith401(callsWithoutPermission),
  'missing-key-is-401': missingKeyIs401,
  'unauthorized-tells-nothing': unauthorizedTellsNothing,
  'key-permissions': keyPermissions,
  'key-permissions-by-endpoint': keyPermissionsByEndpoint,
} satisfies Judges;
