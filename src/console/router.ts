/** The page's address: paths under /console/, with the browser's history. */
import { signal } from '@preact/signals';

const base = '/console/';

/** A page and what it shows: `jobs`, `jobs/<job id>`; the query has no account. */
export interface Route {
  /** Decoded parts of the path; none for the first page. */
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
  /** What follows the `#`, which browsers do not send to the service. */
  readonly fragment: string;
}

function current(): Route {
  const { pathname, search, hash } = location;
  const parts = pathname.startsWith(base) ? pathname.slice(base.length).split('/') : [];
  return {
    parts: parts.filter((part) => part !== '').map(decoded),
    query: new URLSearchParams(search),
    fragment: hash.slice(1),
  };
}

/** A typed path can contain an invalid escape. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = signal(current());

/** Such as `linkTo('jobs', job.id)`. */
export function linkTo(...parts: readonly string[]): string {
  return (
    base +
    parts
      .map(encodeURIComponent)
      .filter((part) => part !== '')
      .join('/')
  );
}

/** Goes to an address of the console. `replace` leaves no entry in the history: for filters. */
export function goTo(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  route.value = current();
}

addEventListener('popstate', () => {
  route.value = current();
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
