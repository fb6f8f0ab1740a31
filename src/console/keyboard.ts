/** Keyboard shortcuts of the whole console. Most do nothing in fields. */
import { goTo, linkTo } from './router.ts';

/** What keys do; `g` comes before the letter of a page. */
export interface Keys {
  readonly pages: ReadonlyMap<string, string>;
  readonly help: () => void;
  /** `Ctrl` + `K`, also in fields. */
  readonly search: () => void;
}

/** Follows the keys until the answer is called. `/` goes to the filter of the page. */
export function followKeys({ pages, help, search }: Keys): () => void {
  let hasBegun = false;
  const onKey = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key === 'k' && document.querySelector('dialog[open]') === null) {
      event.preventDefault();
      search();
      return;
    }
    if (isCommand || event.altKey || isWriting(event.target)) return;
    const isSecond = hasBegun;
    hasBegun = event.key === 'g';
    const page = isSecond ? pages.get(event.key) : undefined;
    if (page !== undefined) goTo(linkTo(page));
    else if (event.key === '?') help();
    else if (event.key === 'Escape') goBack();
    else if (event.key !== '/' || !focusFilter()) return;
    event.preventDefault();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

/** From the page of a single thing to its list, unless the key closes something. */
function goBack(): void {
  if (document.querySelector('#menu.open') !== null) return;
  document.querySelector<HTMLElement>('main a.back')?.click();
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
