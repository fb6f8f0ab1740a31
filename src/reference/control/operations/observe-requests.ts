import type { components } from '#generated/control/types.d.ts';
import { excerpt } from '../../../validation/errors/excerpt.ts';
import { jsonHeaders } from '../../../validation/http.ts';
import type { Account } from '../../accounts/accounts.ts';
import type { RequestLogs } from '../../http/request-log.ts';
import type { RequestRecord } from '../../http/request-record.ts';
import type { AccountRequest, ControlOperation } from '../control-operation.ts';
import { ControlProblem } from '../control-problem.ts';
import { jsonInTurns } from '../json-in-turns.ts';
import { packageVersion } from '../package-version.ts';
import { RecordedRequests, type RequestFilter } from '../recorded-requests.ts';
import { evidenceOf, httpArchive } from '../request-exports.ts';

type Scope = components['schemas']['RequestScope'];
type Filter = RequestFilter & { readonly scope?: Scope };

export const listRequests: ControlOperation<'listRequests'> = {
  about: 'account',
  async handle({ read, isShared, ...call }) {
    const { parameters } = await read();
    const { upTo, offset = 0, limit = 0, ...filter } = parameters.query;
    const { account, requests } = call;
    const { found, recorded } = await find(filter, call);
    const whose = accountsIn(filter.scope, account);
    const known = found.filter(({ number }) => upTo === undefined || number <= upTo);
    const rendered: string[] = [];
    const end = known.length - offset;
    const page = end > 0 ? known.slice(Math.max(0, end - limit), end).reverse() : [];
    for (const record of page) {
      rendered.push(JSON.stringify(await recorded.summary(record)));
    }
    const about = JSON.stringify({
      total: known.length,
      olderDropped: whose.reduce((sum, one) => sum + (requests?.dropped(one) ?? 0), 0),
      isRecording: requests !== undefined,
      isOneReplica: isShared,
      ...(requests !== undefined && { replicaId: requests.runId }),
    } satisfies Omit<components['schemas']['RequestList'], 'requests'>);
    const body = `${about.slice(0, -1)},"requests":[${rendered.join(',')}]}`;
    return { status: 200, headers: jsonHeaders, body };
  },
};

export const getRequest: ControlOperation<'getRequest'> = {
  about: 'account',
  async handle({ path: { request_id: request = '' }, isShared, ...call }) {
    const { found, recorded } = await find({ scope: 'all', request }, call);
    const [record] = found;
    if (record === undefined) {
      const elsewhere = isShared ? ', and other replicas have records of their own' : '';
      const detail = `No request ${excerpt(request)} is recorded here; the oldest are dropped${elsewhere}.`;
      throw new ControlProblem('requestNotFound', detail);
    }
    return jsonInTurns(await recorded.details(record), call.turns);
  },
};

export const getRequestArchive: ControlOperation<'getRequestArchive'> = {
  about: 'account',
  async handle({ request: { origin }, read, ...call }) {
    const { parameters } = await read();
    const { found, recorded } = await find(parameters.query, call);
    const creator = { name: 'inference-contract', version: packageVersion };
    const stream = httpArchive(found, recorded, { creator, origin });
    return { status: 200, headers: jsonHeaders, stream };
  },
};

export const getRequestEvidence: ControlOperation<'getRequestEvidence'> = {
  about: 'account',
  async handle({ request: { origin }, read, ...call }) {
    const { parameters } = await read();
    const { found, recorded } = await find(parameters.query, call);
    const headers = { 'content-type': 'application/x-ndjson' };
    return { status: 200, headers, stream: evidenceOf(found, recorded, origin) };
  },
};

type Call = Pick<AccountRequest<'listRequests'>, 'account' | 'requests' | 'turns'>;

/** The records that a filter asks for, in the order in which they arrived, and what renders them. */
async function find(
  { scope = 'account', ...filter }: Filter,
  { account, requests, turns }: Call,
): Promise<{ found: RequestRecord[]; recorded: RecordedRequests }> {
  const recorded = new RecordedRequests(requests, turns);
  const found = await recorded.matching(inScope(scope, account, requests), filter);
  return { found, recorded };
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
