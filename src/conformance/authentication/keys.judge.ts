/** Rules about API keys. */
import { type Call, isSuccess } from '../../evidence/calls.ts';
import type { EvidenceView } from '../engine/judging/evidence-view.ts';
import {
  broken,
  type Finding,
  holds,
  type Judge,
  notice,
  unclear,
} from '../engine/judging/judge.ts';
import { faultsOf } from '../engine/judging/submissions.ts';
import type { Judges } from '../engine/judging/verdicts.ts';

type Key = Call['exchange']['key'];

/** Requests for operations that need a key. */
function callsWith(key: Key, { calls }: EvidenceView): Call[] {
  return calls.filter(
    ({ exchange, operationId }) =>
      exchange.key === key && operationId !== undefined && operationId !== 'getResult',
  );
}

/** Statuses that say nothing of a key: there are too many requests, or something broke. */
function isBeside({ status = 0 }: Call): boolean {
  return status < 200 || (status > 299 && status < 400) || status === 429 || status >= 500;
}

/** Whether the service refuses a request for good: not because there are too many, or it is too slow. */
function isRefusal({ status = 0 }: Call): boolean {
  return status >= 300 && status < 500 && status !== 408 && status !== 429;
}

/** Whether a request is wrong in nothing but its key, so that nothing else can be answered. */
function isOtherwiseRight(
  { operationId, exchange, sent, endpointId }: Call,
  evidence: EvidenceView,
) {
  if (evidence.endpoint(endpointId) === undefined) return false;
  if (operationId === 'getJobStatus') return true;
  if (operationId !== 'runJob' && operationId !== 'runJobSync') return false;
  const one = { operationId, body: sent };
  return exchange.request.bytes === undefined && faultsOf(one, 'reference').found.length === 0;
}

/**
 * A key that may not: 401 keeps the rule, a success breaks it, as does another refusal which only
 * the key can be the reason of. To a stranger an endpoint or a job may look as if there were none
 * (404), but not to a key which is declared to be known and to lack permission.
 */
function refusedWith401(key: 'wrong' | 'forbidden'): Judge {
  const declared =
    key === 'forbidden' ? ' keys.forbidden declares that the key lacks permission.' : '';
  return (evidence) => {
    const lasting = evidence.persistentFailures;
    return callsWith(key, evidence).map((call): Finding => {
      const { status, exchange, operationId } = call;
      const ids = [exchange.id];
      if (status === 401) return holds(`${operationId} refused a ${key} key with 401.`, ids);
      if (isSuccess(call)) {
        return broken(`${operationId} took a ${key} key: ${status}.${declared}`, ids);
      }
      if (lasting.has(call)) {
        const reason = `${operationId} answered a ${key} key with ${status} every time.${declared}`;
        return broken(reason, ids);
      }
      const isOfKey =
        status === 403 ||
        (status === 400 && isOtherwiseRight(call, evidence)) ||
        (key === 'forbidden' && isRefusal(call));
      return isOfKey
        ? broken(
            `Expected 401 for a ${key} key, ${operationId} answered ${status}.${declared}`,
            ids,
          )
        : unclear(`${operationId} answered a ${key} key with ${status ?? 'nothing'}.`, ids);
    });
  };
}

/**
 * The header decides: what is in it lets a request through or not. To send it is the caller's duty, so
 * that a service may accept requests without it; that is worth a notice. Then a wrong key that is
 * refused still shows that the service reads the header, and nothing else does.
 */
const keyInAuthorization: Judge = (evidence) => {
  const taken = callsWith('valid', evidence).find(isSuccess);
  const wrong = callsWith('wrong', evidence);
  const refused = wrong.find(({ status }) => status === 401);
  const keyless = callsWith('none', evidence).filter(isSuccess);
  const ids = [taken, refused].flatMap((call) => (call === undefined ? [] : [call.exchange.id]));
  return [
    ...keyless.map(({ exchange }) =>
      notice('The service accepts requests without an API key.', [exchange.id]),
    ),
    ...wrong
      .filter(isSuccess)
      .map(({ exchange }) => broken('It does not matter which key is sent.', [exchange.id])),
    ...(taken && refused
      ? [
          holds(
            keyless.length === 0
              ? 'The key in the header decides.'
              : 'A wrong key in the header is refused, although requests without one are accepted.',
            ids,
          ),
        ]
      : []),
  ];
};

/** Broken where an endpoint of a kind takes the bare key alone. */
const keyAsBearer =
  (kind: 'public' | 'serverless'): Judge =>
  (evidence) => {
    const calls = callsWith('valid', evidence).filter(
      ({ endpointId }) => evidence.endpoint(endpointId)?.kind === kind,
    );
    const bare = calls.find((call) => call.exchange.keyForm === 'bare' && isSuccess(call));
    return calls
      .filter(({ exchange }) => exchange.keyForm === 'bearer')
      .flatMap((call) => {
        const { exchange, status, endpointId } = call;
        if (isSuccess(call)) return [holds('A bearer token was accepted.', [exchange.id])];
        if (status !== 401 || bare === undefined || bare.endpointId !== endpointId) return [];
        const ids = [exchange.id, bare.exchange.id];
        return [broken('A key was refused as a bearer token, and accepted without the word.', ids)];
      });
  };

const keyWithoutBearer: Judge = (evidence) =>
  callsWith('valid', evidence)
    .filter(({ exchange }) => exchange.keyForm === 'bare')
    .flatMap((call) => {
      const { exchange, status } = call;
      if (isSuccess(call)) return [holds('A bare key was accepted.', [exchange.id])];
      return status === 401 ? [broken('A bare key was refused.', [exchange.id])] : [];
    });

/** The same status, and the same code. */
const missingKeyIs401: Judge = (evidence) => {
  const codeOf = ({ answered }: Call) =>
    typeof answered === 'object' && answered !== null && 'code' in answered
      ? answered.code
      : undefined;
  const wrong = callsWith('wrong', evidence).find(({ status }) => status === 401);
  const lasting = evidence.persistentFailures;
  return callsWith('none', evidence).map((call) => {
    const { exchange, status } = call;
    if (lasting.has(call)) {
      return broken(`Without a key the answer is ${status} every time.`, [exchange.id]);
    }
    if (isBeside(call))
      return unclear(`A request without a key met something else: ${status ?? 'no answer'}.`, [
        exchange.id,
      ]);
    if (status !== 401) return broken(`Without a key the answer is ${status}.`, [exchange.id]);
    if (wrong === undefined || codeOf(wrong) === codeOf(call)) {
      return holds('Without a key the answer is that for a wrong one.', [exchange.id]);
    }
    const ids = [exchange.id, wrong.exchange.id];
    return broken('Without a key the code is another one than with a wrong key.', ids);
  });
};

const unauthorizedTellsNothing: Judge = (evidence) => {
  const refused = (key: 'wrong' | 'forbidden') =>
    callsWith(key, evidence).filter(({ status }) => status === 401);
  const known = refused('forbidden');
  return refused('wrong').flatMap((wrong) => {
    const other = known.find(({ operationId }) => operationId === wrong.operationId);
    if (other === undefined) return [];
    const ids = [wrong.exchange.id, other.exchange.id];
    return wrong.exchange.response?.body === other.exchange.response?.body
      ? [holds('A wrong and a forbidden key have the same answer.', ids)]
      : [broken('The answers tell a wrong key from a forbidden one.', ids)];
  });
};

/** Whether a key was let in, whatever came of the request then. */
function judgeLetIn(call: Call, expected: 'in' | 'out'): Finding {
  const { exchange, operationId, status } = call;
  const ids = [exchange.id];
  if (isBeside(call)) return unclear(`${operationId} met something else: ${status}.`, ids);
  const isOut = status === 401;
  const what = `${operationId} with the key ${exchange.key} at ${call.endpointId}`;
  if (isOut === (expected === 'out')) return holds(`${what}: ${status}, as it should be.`, ids);
  return broken(`${what}: expected to be ${isOut ? 'let in' : 'refused'}, got ${status}.`, ids);
}

/** What a permission makes of the operations that are sure to be reading or submitting. */
function needOf({ operationId }: Call): 'read' | 'run' | undefined {
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

/** The three levels are seen only where asking is let in and submitting is not. */
const keyPermissions: Judge = (evidence) => {
  const findings = callsWith('readOnly', evidence).flatMap((call) => {
    const need = needOf(call);
    if (need === undefined) return [];
    return [{ need, finding: judgeLetIn(call, need === 'read' ? 'in' : 'out') }];
  });
  const forbidden = callsWith('forbidden', evidence).map((call) => ({
    need: 'nothing',
    finding: judgeLetIn(call, 'out'),
  }));
  return completeOnly([...findings, ...forbidden], ['read', 'run', 'nothing']);
};

const keyPermissionsByEndpoint: Judge = (evidence) => {
  const { oneEndpoint } = evidence.subject;
  const findings = callsWith('oneEndpoint', evidence).map((call) => {
    const isOwn = call.endpointId === oneEndpoint;
    return { need: isOwn ? 'own' : 'other', finding: judgeLetIn(call, isOwn ? 'in' : 'out') };
  });
  return completeOnly(findings, ['own', 'other']);
};

/** What holds says something only where every side of it was tried. */
function completeOnly(
  findings: readonly { readonly need: string; readonly finding: Finding }[],
  sides: readonly string[],
): Finding[] {
  const isHeld = (side: string) =>
    findings.some(({ need, finding }) => need === side && finding.outcome === 'holds');
  const isComplete = sides.every(isHeld);
  return findings.map(({ finding }) =>
    finding.outcome === 'holds' && !isComplete ? { ...finding, outcome: 'unclear' } : finding,
  );
}

/** By rule. */
export const authenticationJudges = {
  'key-in-authorization': keyInAuthorization,
  'key-as-bearer': keyAsBearer('public'),
  'serverless-key-as-bearer': keyAsBearer('serverless'),
  'wrong-key-refused': refusedWith401('wrong'),
  'forbidden-key-refused': refusedWith401('forbidden'),
  'key-without-bearer': keyWithoutBearer,
  'missing-key-is-401': missingKeyIs401,
  'unauthorized-tells-nothing': unauthorizedTellsNothing,
  'key-permissions': keyPermissions,
  'key-permissions-by-endpoint': keyPermissionsByEndpoint,
} satisfies Judges;
