/** The time of the account, which a manual clock holds still and a skipping one moves ahead. */
import { computed, signal } from '@preact/signals';
import type { ControlledClock } from '../client/control.ts';
import { now, pauseUnlessAborted } from './browser-clock.ts';

/** The account's time, in milliseconds since the epoch. It moves each second, a manual clock never. */
export const accountNow = signal(now());

export const clockKind = signal<ControlledClock['kind']>('system');

/** Whether the account's clock stands still until it is moved. */
export const isManual = computed(() => clockKind.value === 'manual');

/** How far the account's clock is ahead of this machine's; undefined while it is unknown. */
let aheadMs: number | undefined;

/** Pages that move the clock pass what it shows then. */
export function showClock({ kind, nowMs }: ControlledClock): void {
  clockKind.value = kind;
  aheadMs = nowMs - now();
  accountNow.value = nowMs;
}

/** Something has happened, perhaps because the clock was moved or has skipped. */
export function showInstant(atMs: number): void {
  if (clockKind.peek() === 'system' || atMs <= accountNow.peek()) return;
  aheadMs = atMs - now();
  accountNow.value = atMs;
}

/** Time stands still on the page until `showClock`: the service cannot be reached. */
export function holdClock(): void {
  aheadMs = undefined;
}

export async function moveTime(): Promise<never> {
  for (;;) {
    await pauseUnlessAborted(1000);
    if (!isManual.peek() && aheadMs !== undefined) accountNow.value = now() + aheadMs;
  }
}
