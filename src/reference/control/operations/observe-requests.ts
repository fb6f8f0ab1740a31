import type { components } from '#generated/control/types.d.ts';
import { excerpt } from '../../../validation/errors/excerpt.ts';
import { jsonResponse } from '../../../validation/http.ts';
import type { Account } from '../../http/accounts.ts';
import type { RequestLogs } from '../../http/request-log.ts';
import type { RequestRecord } from '../../http/request-record.ts';
import type { ControlOperation } from '../control-operation.ts';
import { ControlProblem } from '../control-problem.ts';
import { packageVersion } from '../package-version.ts';
import { RecordedRequests, type RequestFilter } from '../recorded-requests.ts';
import { evidenceOf, httpArchive } from '../request-exports.ts';

type Scope = components['schemas']['RequestScope'];
type Filter = RequestFilter & { readonly scope?: Scope };

export const listRequests: ControlOperation<'listRequests'> = {
  about: 'account',
  async handle({ read, account, requests, isShared }) {
    const { parameters } = await read();
    const { upTo, offset = 0, limit = 0, ...filter } = parameters.query;
    const { found, recorded } = find(filter, { account, requests });
    const whose = accountsIn(filter.scope, account);
    const known = found.filter(({ number }) => upTo === undefined || number <= upTo);
    const page = known.reverse().slice(offset, offset + limit);
    return jsonResponse(200, {
      total: known.length,
      olderDropped: whose.reduce((sum, one) => sum + (requests?.dropped(one) ?? 0), 0),
      isRecording: requests !== undefined,
      isOneReplica: isShared,
      ...(requests !== undefined && { replicaId: requests.runId }),
      requests: page.map((record) => recorded.summary(record)),
    } satisfies components['schemas']['RequestList']);
  },
};

export const getRequest: ControlOperation<'getRequest'> = {
  about: 'account',
  handle({ account, requests, path: { request_id: id = '' }, isShared }) {
    const { found, recorded } = find({ scope: 'all' }, { account, requests });
    const record = found.find((one) => recorded.idOf(one) === id);
    if (record === undefined) {
      const elsewhere = isShared ? ', and other replicas have records of their own' : '';
      const detail = `No request ${excerpt(id)} is recorded here; the oldest are dropped${elsewhere}.`;
      throw new ControlProblem('requestNotFound', detail);
    }
    return jsonResponse(200, recorded.details(record));
  },
};

export const getRequestArchive: ControlOperation<'getRequestArchive'> = {
  about: 'account',
  async handle({ request: { origin }, read, account, requests }) {
    const { parameters } = await read();
    const { found, recorded } = find(parameters.query, { account, requests });
    const creator = { name: 'inference-contract', version: packageVersion };
    return jsonResponse(200, httpArchive(found, recorded, { creator, origin }));
  },
};

export const getRequestEvidence: ControlOperation<'getRequestEvidence'> = {
  about: 'account',
  async handle({ request, read, account, requests }) {
    const { parameters } = await read();
    const { found, recorded } = find(parameters.query, { account, requests });
    const headers = { 'content-type': 'application/x-ndjson' };
    return { status: 200, headers, body: evidenceOf(found, recorded, request.origin) };
  },
};

/** The records that a filter asks for, in the order in which they arrived, and what renders them. */
function find(
  { scope = 'account', ...filter }: Filter,
  { account, requests }: { account: Account; requests: RequestLogs | undefined },
): { found: RequestRecord[]; recorded: RecordedRequests } {
  const recorded = new RecordedRequests(requests?.runId ?? '');
  const all = inScope(scope, account, requests);
  recorded.meetKeys(all);
  return { found: all.filter((one) => recorded.matches(one, filter)), recorded };
}

function inScope(
  scope: Scope,
  account: Account,
  requests: RequestLogs | undefined,
): RequestRecord[] {
  const all = accountsIn(scope, account).flatMap((one) => requests?.list(one) ?? []);
  return scope === 'all' ? all.sort((a, b) => a.number - b.number) : all;
}

/** Undefined for the requests that belong to none. */
function accountsIn(scope: Scope = 'account', account: Account): (Account | undefined)[] {
  switch (scope) {
    case 'account':
      return [account];
    case 'none':
      return [undefined];
    case 'all':
      return [account, undefined];
  }
}
