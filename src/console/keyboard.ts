/** Keyboard shortcuts of the whole console. They do nothing in fields. */
import { goTo, linkTo } from './router.ts';

/** What keys do; `g` comes before the letter of a page. */
export interface Keys {
  readonly pages: ReadonlyMap<string, string>;
  readonly help: () => void;
}

/** Follows the keys until the answer is called. `/` goes to the filter of the page. */
export function followKeys({ pages, help }: Keys): () => void {
  let hasBegun = false;
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
    const isSecond = hasBegun;
    hasBegun = event.key === 'g';
    const page = isSecond ? pages.get(event.key) : undefined;
    if (page !== undefined) goTo(linkTo(page));
    else if (event.key === '?') help();
    else if (event.key !== '/' || !focusFilter()) return;
    event.preventDefault();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

function focusFilter(): boolean {
  const filter = document.querySelector('main [type="search"]');
  if (!(filter instanceof HTMLElement)) return false;
  filter.focus();
  return true;
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, dialog, [contenteditable]') !== null
  );
}
