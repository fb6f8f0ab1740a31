import type { components } from '#generated/control/types.d.ts';
import { type Clock, ManualClock } from '../../core/clock.ts';

/** What callers see of an account's clock. */
export function clockContent(clock: Clock): components['schemas']['Clock'] {
  const nowMs = clock.now();
  const now = new Date(nowMs).toISOString();
  if (!(clock instanceof ManualClock)) return { kind: 'system', nowMs, now };
  const { nextDueMs } = clock;
  return { kind: 'manual', nowMs, now, ...(nextDueMs !== undefined && { nextDueMs }) };
}
