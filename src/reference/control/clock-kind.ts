import type { components } from '#generated/control/types.d.ts';
import { type Clock, ManualClock } from '../../core/clock.ts';
import { SkippingClock } from '../../core/skipping-clock.ts';

export function clockKind(clock: Clock): components['schemas']['Clock']['kind'] {
  if (clock instanceof SkippingClock) return 'skipping';
  return clock instanceof ManualClock ? 'manual' : 'system';
}
