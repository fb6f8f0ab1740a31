import type { components } from '#generated/control/types.d.ts';
import { excerpt } from '../../../validation/errors/excerpt.ts';
import { jsonHeaders } from '../../../validation/http.ts';
import type { Account } from '../../accounts/account.ts';
import type { JobRecord } from '../../engine/job-snapshot.ts';
import type { MaybePromise } from '../../engine/maybe-promise.ts';
import type { RequestLogs } from '../../http/request-log.ts';
import type { RequestRecord } from '../../http/request-record.ts';
import type { AccountRequest, ControlOperation } from '../control-operation.ts';
import { ControlProblem } from '../control-problem.ts';
import { jsonInTurns } from '../json-in-turns.ts';
import { packageVersion } from '../package-version.ts';
import { RecordedRequests } from '../recorded-requests.ts';
import { exportEvidence, httpArchive } from '../request-exports.ts';
import { foldPolls, type RequestFilter, RequestSearch } from '../request-filter.ts';

type Scope = components['schemas']['RequestScope'];
type Filter = RequestFilter & { readonly scope?: Scope };

export const listRequests: ControlOperation<'listRequests'> = {
  about: 'account',
  async handle({ read, isShared, ...call }) {
    const { parameters } = await read();
    const { upTo, offset = 0, limit = 0, foldPolls: folds = false, ...filter } = parameters.query;
    const { account, requests } = call;
    const { records, recorded } = await findRecords(filter, call);
    const whose = accountsIn(filter.scope, account);
    const recordsUpTo = records.filter(({ number }) => upTo === undefined || number <= upTo);
    const { records: listedRecords, polls } = folds
      ? foldPolls(recordsUpTo)
      : { records: recordsUpTo, polls: undefined };
    const rendered: string[] = [];
    const end = listedRecords.length - offset;
    const page = end > 0 ? listedRecords.slice(Math.max(0, end - limit), end).reverse() : [];
    for (const record of page) {
      const summary = await recorded.summary(record, await submittedJob(record));
      rendered.push(JSON.stringify({ ...summary, polls: polls?.get(record) }));
    }
    const about = JSON.stringify({
      total: listedRecords.length,
      olderDropped: whose.reduce((sum, owner) => sum + (requests?.droppedCount(owner) ?? 0), 0),
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
    const { records, recorded } = await findRecords({ scope: 'all', request }, call);
    const [record] = records;
    if (record === undefined) {
      const elsewhere = isShared ? ', and other replicas have records of their own' : '';
      const detail = `No request ${excerpt(request)} is recorded here; the oldest are dropped${elsewhere}.`;
      throw new ControlProblem('requestNotFound', detail);
    }
    return jsonInTurns(await recorded.details(record, await submittedJob(record)), call.turns);
  },
};

export const getRequestArchive: ControlOperation<'getRequestArchive'> = {
  about: 'account',
  async handle({ request: { origin }, read, ...call }) {
    const { parameters } = await read();
    const { records, recorded } = await findRecords(parameters.query, call);
    const creator = { name: 'inference-contract', version: packageVersion };
    const stream = httpArchive(records, recorded, { creator, origin });
    return { status: 200, headers: jsonHeaders, stream };
  },
};

export const getRequestEvidence: ControlOperation<'getRequestEvidence'> = {
  about: 'account',
  async handle({ request: { origin }, read, ...call }) {
    const { parameters } = await read();
    const { records, recorded } = await findRecords(parameters.query, call);
    const headers = { 'content-type': 'application/x-ndjson' };
    return { status: 200, headers, stream: exportEvidence(records, recorded, origin) };
  },
};

/** The job that a request has submitted; undefined if there is none any more. */
function submittedJob({ account, jobId }: RequestRecord): MaybePromise<JobRecord | undefined> {
  return jobId === undefined ? undefined : account?.engine.job(jobId);
}

type RequestsCall = Pick<AccountRequest<'listRequests'>, 'account' | 'requests' | 'turns'>;

/** The records that a filter asks for, in the order in which they arrived, and what renders them. */
async function findRecords(
  { scope = 'account', ...filter }: Filter,
  { account, requests, turns }: RequestsCall,
): Promise<{ records: RequestRecord[]; recorded: RecordedRequests }> {
  const recorded = new RecordedRequests(requests, turns);
  const records = await new RequestSearch(recorded, turns).matching(
    inScope(scope, account, requests),
    filter,
  );
  return { records, recorded };
}

function inScope(
  scope: Scope,
  account: Account,
  requests: RequestLogs | undefined,
): RequestRecord[] {
  const all = accountsIn(scope, account).flatMap((owner) => requests?.list(owner) ?? []);
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
