/** What the application does after it was refused. */
import { broken, type Finding, holds } from '../../conformance/judging/judge.ts';
import type { OperationExchange } from '../../evidence/operation-exchange.ts';
import type { CallerEvidence, Scene } from '../judging/caller-evidence.ts';
import type { CallerJudges } from '../judging/verdicts.ts';

export const refusalJudges = {
  *'repeats-after-429'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const { call, next } of refusals(scenes)) {
      const { id } = call.exchange;
      yield next === undefined
        ? broken('Expected the same request again after 429, got none.', [id])
        : holds('The request was repeated after 429.', [id, next.exchange.id]);
    }
  },
  *'waits-for-retry-after'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const { call, next } of refusals(scenes)) {
      const seconds = Number(call.exchange.response?.headers['retry-after']);
      if (next === undefined || !Number.isInteger(seconds)) continue;
      const waitedMs = next.exchange.sentMs - call.exchange.receivedMs;
      const shownBy = [call.exchange.id, next.exchange.id];
      const what = `Expected at least ${seconds} s until the next request, got ${(waitedMs / 1000).toFixed(1)} s.`;
      yield waitedMs < seconds * 1000 - roundingMs ? broken(what, shownBy) : holds(what, shownBy);
    }
  },
} satisfies Partial<CallerJudges>;

/** How much earlier a timer may fire, in milliseconds. */
const roundingMs = 20;

function refusals(
  scenes: readonly Scene[],
): { call: OperationExchange; next: OperationExchange | undefined }[] {
  return scenes.flatMap(({ calls }) =>
    calls.flatMap((call, index) => {
      if (call.status !== 429) return [];
      const next = calls.slice(index + 1).find((other) => isSame(other, call));
      return [{ call, next }];
    }),
  );
}

function isSame(one: OperationExchange, other: OperationExchange): boolean {
  const { method, target } = one.exchange.request;
  return method === other.exchange.request.method && target === other.exchange.request.target;
}
