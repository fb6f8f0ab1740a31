/** Small values: times, durations, amounts of money and states. */
import { accountNow } from '../account-clock.ts';

/** The units of a duration, the longest first, with their milliseconds. */
const units = [
  { unit: 'd', ms: 86_400_000 },
  { unit: 'h', ms: 3_600_000 },
  { unit: 'min', ms: 60_000 },
  { unit: 's', ms: 1000 },
] as const;

/** `850 ms`, `2.4 s`, `3 min 20 s`, `2 d 4 h`. */
export function durationText(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${Number((ms / 1000).toFixed(1))} s`;
  const index = units.findIndex((unit) => ms >= unit.ms);
  const [large, small] = units.slice(index, index + 2);
  if (large === undefined || small === undefined) return `${Math.round(ms / 1000)} s`;
  const count = Math.floor(ms / large.ms);
  const rest = Math.floor((ms % large.ms) / small.ms);
  return `${count} ${large.unit}${rest > 0 ? ` ${rest} ${small.unit}` : ''}`;
}

export function Duration({ ms }: { readonly ms: number | undefined }) {
  return <span class="number">{ms === undefined ? '–' : durationText(ms)}</span>;
}

/** An instant, relative to the account's clock. The exact time is its title. */
export function Time({ ms }: { readonly ms: number }) {
  const text = farText(ms);
  const isPast = accountNow.value > ms;
  return <Instant ms={ms} words={text === 'now' ? text : isPast ? `${text} ago` : `in ${text}`} />;
}

/** Of what is past, in a column of ages. The exact time is its title. */
export function Age({ ms }: { readonly ms: number }) {
  return <Instant ms={ms} words={farText(ms)} />;
}

/** How far an instant is from the account's present time. */
function farText(ms: number): string {
  const farMs = Math.abs(accountNow.value - ms);
  // Tenths of a second would change all the time.
  return farMs < 1000
    ? 'now'
    : durationText(farMs < 10_000 ? farMs : 1000 * Math.floor(farMs / 1000));
}

function Instant({ ms, words }: { readonly ms: number; readonly words: string }) {
  const exact = new Date(ms).toISOString();
  return (
    <time dateTime={exact} title={exact}>
      {words}
    </time>
  );
}

/** With two decimals at least. */
function moneyText(amount: string | number): string {
  const [whole = '', fraction = ''] = `${amount}`.split('.');
  return `$${whole}.${fraction.padEnd(2, '0')}`;
}

export function Money({ amount }: { readonly amount: string | number | undefined }) {
  return <span class="number">{amount === undefined ? '–' : moneyText(amount)}</span>;
}

/** The state of a job in words: `IN_QUEUE` is "in queue". */
export function stateText(state: string): string {
  return state.toLowerCase().replaceAll('_', ' ');
}

/** The mark and the colour only repeat the word. */
export function State({ state }: { readonly state: string }) {
  return (
    <span class="state" data-state={state}>
      {stateText(state)}
    </span>
  );
}

/** How many characters at the end of an id are always shown. */
const idEnd = 8;

/** An id on one line. If there is no room for it, its middle is cut: many ids differ only at their end. */
export function Id({ id }: { readonly id: string }) {
  return (
    <bdi class="cut">
      <span>{id.slice(0, -idEnd)}</span>
      <span>{id.slice(-idEnd)}</span>
    </bdi>
  );
}

/** A text of the document: names between backticks are code. */
export function MarkedText({ text }: { readonly text: string }) {
  const parts = text.split('`');
  return <>{parts.map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))}</>;
}
