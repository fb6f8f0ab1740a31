/** The link from a page of one thing to the list of all: the list as it was, if it was shown before. */
import { historyState } from '../router.ts';

export function WayBack({ to, text }: { readonly to: string; readonly text: string }) {
  const { list = to, from } = historyState();
  const isOfList = pathOfAddress(list) === pathOfAddress(to);
  const back = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || !isOfList || from !== list) return;
    event.preventDefault();
    history.back();
  };
  return (
    <a class="back" href={isOfList ? list : to} onClick={back}>
      ← <span class="folded">{text}</span>
    </a>
  );
}

function pathOfAddress(address: string): string {
  return new URL(address, location.origin).pathname;
}
