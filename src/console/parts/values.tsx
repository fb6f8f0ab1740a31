/** Small values: times, durations, amounts of money and states. */
import { durationUnits } from '../../core/duration-text.ts';
import { accountNow } from '../account-clock.ts';

/** `850 ms`, `2.4 s`, `3 min 20 s`, `2 d 4 h`. */
export function durationText(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${Number((ms / 1000).toFixed(1))} s`;
  const index = durationUnits.findIndex((unit) => ms >= unit.ms);
  const [large, small] = durationUnits.slice(index, index + 2);
  if (large === undefined || small === undefined) return `${Math.round(ms / 1000)} s`;
  const count = Math.floor(ms / large.ms);
  const rest = Math.floor((ms % large.ms) / small.ms);
  return `${count} ${large.unit}${rest > 0 ? ` ${rest} ${small.unit}` : ''}`;
}

export function Duration({ ms }: { readonly ms: number | undefined }) {
  return <span class="number">{ms === undefined ? '–' : durationText(ms)}</span>;
}

/** An instant, relative to the account's clock and as a time of day. The exact time is its title. */
export function Time({ ms }: { readonly ms: number }) {
  const text = farText(ms);
  const isPast = accountNow.value > ms;
  return <Instant ms={ms} words={text === 'now' ? text : isPast ? `${text} ago` : `in ${text}`} />;
}

/** Of what is past, in a column of ages. */
export function Age({ ms }: { readonly ms: number }) {
  return <Instant ms={ms} words={farText(ms)} />;
}

/** Of the service's machine, which a manual clock of the account does not follow. */
export function MachineTime({ ms }: { readonly ms: number }) {
  const exact = new Date(ms).toISOString();
  return (
    <time class="number" dateTime={exact} title={`${exact}, not on the account's clock`}>
      {timeOfDay(ms)}
    </time>
  );
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
    <time class="number" dateTime={exact} title={exact}>
      {words} <span class="quiet">{timeOfDay(ms)}</span>
    </time>
  );
}

const dates = new Intl.DateTimeFormat('en', { timeZone: 'UTC', month: 'short', day: 'numeric' });

/** `Jan 31` */
export function dateText(ms: number): string {
  return dates.format(ms);
}

/** In UTC, as the header has it: `14:05:30`, or of another day `Jan 31 14:05`. */
function timeOfDay(ms: number): string {
  const [day, time = ''] = new Date(ms).toISOString().split('T');
  const isToday = new Date(accountNow.value).toISOString().startsWith(`${day}T`);
  return isToday ? time.slice(0, 8) : `${dateText(ms)} ${time.slice(0, 5)}`;
}

/** At least four decimals lead, and of smaller amounts two digits. */
const leadingAmount = /^\d+\.(?:0{4}0*[1-9]\d?|\d{4})/;

/** An exact amount of dollars, cut after what leads. */
function cutAmount(amount: string | number): { readonly lead: string; readonly rest: string } {
  const [whole = '', fraction = ''] = `${amount}`.split('.');
  const exact = `${whole}.${fraction.padEnd(4, '0')}`;
  const [lead = exact] = leadingAmount.exec(exact) ?? [];
  return { lead: `$${lead}`, rest: exact.slice(lead.length) };
}

/** What leads of an amount, with an ellipsis if that is not all. */
export function moneyText(amount: string): string {
  const { lead, rest } = cutAmount(amount);
  return rest === '' ? lead : `${lead}…`;
}

/** All of an amount. */
export function exactMoneyText(amount: string): string {
  const { lead, rest } = cutAmount(amount);
  return lead + rest;
}

/** The leading decimals are seen. The others are in the title, and in what is copied. */
export function Money({ amount }: { readonly amount: string | number | undefined }) {
  if (amount === undefined) return <span class="number">–</span>;
  const { lead, rest } = cutAmount(amount);
  return (
    <span class="number" title={lead + rest}>
      {lead}
      {rest !== '' && <span class="rest">{rest}</span>}
    </span>
  );
}

/** A state as callers get it. The mark and the colour only repeat the word. */
export function State({ state }: { readonly state: string }) {
  return (
    <span class="state" data-state={state}>
      {state}
    </span>
  );
}

/** `1 job`, `1,200 jobs`. */
export function itemCountText(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
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
