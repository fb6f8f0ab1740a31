/** The page's address: paths under /console/, with the browser's history. */

import { signal } from '@preact/signals';
import { decodePercent } from '../core/percent-encoding.ts';

const base = '/console/';

/** A page and what it shows: `jobs`, `jobs/<job id>`. */
export interface Route {
  /** Decoded parts of the path; none for the first page. */
  readonly parts: readonly string[];
  /** Without the account, which every address has. */
  readonly query: URLSearchParams;
  /** What follows the `#`, which browsers do not send to the service. */
  readonly fragment: string;
}

function currentRoute(): Route {
  const { pathname, search, hash } = location;
  const parts = pathname.startsWith(base) ? pathname.slice(base.length).split('/') : [];
  const query = new URLSearchParams(search);
  query.delete('account');
  return {
    parts: parts.filter((part) => part !== '').map((part) => decodePercent(part) ?? part),
    query,
    fragment: hash.slice(1),
  };
}

export const route = signal(currentRoute());

/** The account of the page. Undefined until the service has said which one an address without it shows. */
export const account = signal(accountIn(location.search));

function accountIn(search: string): string | undefined {
  return new URLSearchParams(search).get('account') ?? undefined;
}

/** What an entry of the browser's history keeps beside its address. */
export interface HistoryState {
  /** Names the entry, if its page keeps something for it. */
  readonly entry?: string;
  /** The address of the list that was shown last. */
  readonly list?: string;
  /** The address from which a link led here. */
  readonly from?: string;
}

export function historyState(): HistoryState {
  return Object(history.state);
}

export function keepInHistory(state: HistoryState): void {
  history.replaceState({ ...historyState(), ...state }, '');
}

/** Writes the account into the address of the page, which had none. */
export function showAccount(id: string): void {
  account.value = id;
  goTo(location.href, { replace: true });
}

/**
 * The address of a page of this account, such as `linkTo('jobs', job.id)`. A query is a part too:
 * `linkTo('jobs', new URLSearchParams({ state: 'FAILED' }))`.
 */
export function linkTo(...parts: readonly (string | URLSearchParams)[]): string {
  return addressOf(parts, account.value);
}

/** The address of a page of any account. */
export function linkToAccount(id: string, ...parts: readonly string[]): string {
  return addressOf(parts, id);
}

function addressOf(
  parts: readonly (string | URLSearchParams)[],
  accountId: string | undefined,
): string {
  const names = parts.filter((part) => typeof part === 'string');
  const query = new URLSearchParams(accountId === undefined ? {} : { account: accountId });
  for (const part of parts) {
    if (typeof part !== 'string') for (const [name, value] of part) query.append(name, value);
  }
  const path = names.filter((name) => name !== '').map(encodeURIComponent);
  return `${base}${path.join('/')}${query.size > 0 ? `?${query}` : ''}`;
}

/**
 * Goes to an address of the console, in this account if it names none. `replace` leaves no entry in
 * the history: for filters. Another account is loaded anew, so that no page shows parts of two.
 */
export function goTo(address: string, { replace = false } = {}): void {
  const url = new URL(address, location.href);
  const accountId = account.peek();
  if (accountId !== undefined && !url.searchParams.has('account')) {
    url.searchParams.set('account', accountId);
  }
  if (accountIn(url.search) !== accountId) {
    location.assign(url);
    return;
  }
  const isOther = url.pathname !== location.pathname;
  const { list, from } = historyState();
  if (replace) history.replaceState({ list, from }, '', url);
  else history.pushState({ list, from: location.pathname + location.search }, '', url);
  if (isOther) scrollTo(0, 0);
  route.value = currentRoute();
}

addEventListener('popstate', () => {
  route.value = currentRoute();
});

// Links stay ordinary links: they have an address, and open in new tabs.
addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || !link.pathname.startsWith(base)) return;
  // The browser itself goes to another part of the same page.
  if (link.hash !== '' && link.pathname === location.pathname) return;
  event.preventDefault();
  goTo(link.pathname + link.search + link.hash);
});
