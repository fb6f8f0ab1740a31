/** What has gone wrong in the account: refused requests, failed jobs, and webhooks that were given up. */
import { signal } from '@preact/signals';
import type { AccountEvent, RequestSummary } from '../../client/control.ts';
import { accountNow, isManual } from '../account-clock.ts';
import { keepSetting, readSetting } from '../browser-storage.ts';
import { itemCountText } from '../parts/values.tsx';
import { jobReason, methodAndPath, shortReason, statusText } from '../requests/request-values.tsx';
import { account } from '../router.ts';
import { control, service } from '../session.ts';

export const failureKinds = ['request', 'job', 'webhook'] as const;

export type FailureKind = (typeof failureKinds)[number];

export interface Failure {
  readonly kind: FailureKind;
  /** Counts up with each new one of its kind. */
  readonly sequence: number;
  /** On the account's clock; without an account on that of the service's machine. */
  readonly atMs: number;
  readonly hasAccount: boolean;
  /** Its place among the others, on the account's clock. */
  readonly placeMs: number;
  /** The status of the answer, the state of the job, or that its webhook was given up. */
  readonly state: string;
  /** Method and path of the request, or the id of the job. */
  readonly subject: string;
  readonly reason: string;
  readonly endpointId?: string | undefined;
  /** Of the request or the job. */
  readonly id: string;
}

/** Those of a kind that are kept: the latest. */
const mostOfKind = 300;

/** By their kinds and ids, the oldest first. */
const kept: Readonly<Record<FailureKind, Map<string, Failure>>> = {
  request: new Map(),
  job: new Map(),
  webhook: new Map(),
};

/** The answers to the last calls of webhooks that are not given up yet, by the jobs' ids. */
const lastOutcomes = new Map<string, string>();

/** Counts up with every failure, and when some of them were read. */
export const failureRevision = signal(0);

export const unread = signal<Readonly<Record<FailureKind, number>>>({
  request: 0,
  job: 0,
  webhook: 0,
});

function keep(failure: Failure): void {
  const { kind, id, sequence } = failure;
  const failures = kept[kind];
  const key = `${id} ${sequence}`;
  if (failures.has(key)) return;
  failures.set(key, failure);
  const [oldest] = failures.keys();
  if (failures.size > mostOfKind && oldest !== undefined) failures.delete(oldest);
  failureRevision.value += 1;
}

/** After a restart or a reset there is nothing that was there before. */
export function forgetFailures(): void {
  for (const kind of failureKinds) kept[kind].clear();
  lastOutcomes.clear();
  failureRevision.value += 1;
}

/** Takes every event of the account, in order. */
export function noteFailure(event: AccountEvent): void {
  switch (event.type) {
    case 'ended': {
      const { jobId, status, error } = event;
      if (status === 'COMPLETED' || status === 'CANCELLED') return;
      const reason = jobReason(status, error);
      keep({ ...entryOfJob(event), kind: 'job', state: status, subject: jobId, reason });
      return;
    }
    case 'webhookAttempted':
      if (event.acknowledged) lastOutcomes.delete(event.jobId);
      else lastOutcomes.set(event.jobId, `${event.host}: ${event.outcome}`);
      return;
    case 'webhookGivenUp': {
      const { jobId, attempts } = event;
      const reason = `${itemCountText(attempts, 'call')} of ${lastOutcomes.get(jobId) ?? 'the webhook'}`;
      lastOutcomes.delete(jobId);
      keep({ ...entryOfJob(event), kind: 'webhook', state: 'given up', subject: jobId, reason });
      return;
    }
    case 'accountReset':
      forgetFailures();
      return;
    default:
  }
}

function entryOfJob({
  sequence,
  atMs,
  jobId: id,
  endpointId,
}: Extract<AccountEvent, { type: 'ended' | 'webhookGivenUp' }>) {
  return { sequence, atMs, hasAccount: true, placeMs: atMs, id, endpointId };
}

/** Requests that are read at first, and to look whether there are further ones. */
const limits = { first: 100, next: 10 };

/** Reads the refused requests that are not known yet, also those without an account. */
export async function readRefusedRequests(abort: AbortSignal): Promise<void> {
  const read = async (limit: number) => {
    const query = { status: 'refused', scope: 'all', limit } as const;
    return (await control.listRequests(query, { signal: abort })).requests;
  };
  const next = kept.request.size === 0 ? [] : await read(limits.next);
  const last = next.at(-1);
  const hasGap = last === undefined || (next.length === limits.next && !isKept(last));
  for (const request of (hasGap ? await read(limits.first) : next).toReversed()) {
    keep(failureOfRequest(request));
  }
}

function isKept({ id, number }: RequestSummary): boolean {
  return kept.request.has(`${id} ${number}`);
}

function failureOfRequest(request: RequestSummary): Failure {
  const { id, number, hasAccount, atMs, endpointId } = request;
  return {
    kind: 'request',
    sequence: number,
    atMs,
    hasAccount,
    placeMs: hasAccount || !isManual.peek() ? atMs : accountNow.peek(),
    state: statusText(request),
    subject: methodAndPath(request),
    reason: shortReason(request) ?? '',
    endpointId,
    id,
  };
}

/** The latest first. */
export function listFailures(): readonly Failure[] {
  return failureKinds
    .flatMap((kind) => [...kept[kind].values()])
    .sort((a, b) => b.placeMs - a.placeMs || b.sequence - a.sequence);
}

const seenSetting = 'failures-seen';

/** The last sequences that somebody has seen, which the browser keeps for this run of the service. */
function readSeen(): Readonly<Record<FailureKind, number>> {
  const [of, ...sequences] = (readSetting(seenSetting) ?? '').split(' ');
  const isSame = of === runOfAccount();
  const sequenceAt = (at: number) => (isSame ? Number(sequences[at] ?? 0) : 0);
  return { request: sequenceAt(0), job: sequenceAt(1), webhook: sequenceAt(2) };
}

function runOfAccount(): string {
  return `${service.peek()?.instanceId}/${encodeURIComponent(account.peek() ?? '')}`;
}

/** Marks those of some kinds as seen, and counts the others. Resolves to the latest that is unread. */
export function countUnread(seenKinds: readonly FailureKind[]): Failure | undefined {
  if (service.peek() === undefined) return undefined;
  const seenBefore = readSeen();
  const lastSeen = failureKinds.map((kind) => {
    const last = [...kept[kind].values()].at(-1)?.sequence ?? 0;
    return seenKinds.includes(kind) ? Math.max(seenBefore[kind], last) : seenBefore[kind];
  });
  if (seenKinds.length > 0) keepSetting(seenSetting, [runOfAccount(), ...lastSeen].join(' '));
  const isUnread = ({ kind, sequence }: Failure) =>
    !seenKinds.includes(kind) && sequence > seenBefore[kind];
  const all = listFailures().filter(isUnread);
  const count = (kind: FailureKind) => all.filter((failure) => failure.kind === kind).length;
  unread.value = { request: count('request'), job: count('job'), webhook: count('webhook') };
  return all[0];
}
