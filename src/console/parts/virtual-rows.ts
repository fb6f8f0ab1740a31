/** Which rows of a long list are in view. All have the same height. */
import { useLayoutEffect, useState } from 'preact/hooks';

export interface VirtualRowsOptions {
  readonly element: { readonly current: HTMLElement | null };
  readonly count: number;
  /** In pixels. */
  readonly rowHeight: number;
  /** Height of what stays above the rows, in pixels. */
  readonly headHeight: number;
  /** By how many pixels the list is scrolled at first. */
  readonly firstOffset: number;
}

export interface VirtualRows {
  /** The rows to render: those in view, and some beyond both edges. */
  readonly indexes: readonly number[];
  /** How many rows are in view as a whole. */
  readonly perPage: number;
  /** Scrolled by so many pixels. */
  readonly offset: number;
  /** Scrolls no further than it takes to see the whole row. */
  show(index: number): void;
  toTop(): void;
}

/** Rows beyond each edge of the view. */
const overscan = 10;

/** Renders the component again when the list is scrolled or has another height. */
export function useVirtualRows({
  element,
  count,
  rowHeight,
  headHeight,
  firstOffset,
}: VirtualRowsOptions): VirtualRows {
  const [{ offset, height }, setView] = useState({ offset: firstOffset, height: 0 });
  useLayoutEffect(() => {
    const list = element.current;
    if (list === null) return;
    const look = () => setView({ offset: list.scrollTop, height: list.clientHeight });
    const sizes = new ResizeObserver(look);
    list.scrollTop = firstOffset;
    look();
    list.addEventListener('scroll', look, { passive: true });
    sizes.observe(list);
    return () => {
      list.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [element, firstOffset]);
  const inView = Math.max(0, height - headHeight);
  const first = Math.max(0, Math.floor(offset / rowHeight) - overscan);
  const end = Math.min(count, Math.ceil((offset + inView) / rowHeight) + overscan);
  const length = height === 0 ? 0 : Math.max(0, end - first);
  const scrollTo = (top: number) => element.current?.scrollTo({ top });
  return {
    indexes: Array.from({ length }, (_, index) => first + index),
    perPage: Math.floor(inView / rowHeight),
    offset,
    show(index) {
      const top = index * rowHeight;
      scrollTo(Math.min(top, Math.max(offset, top + rowHeight - inView)));
    },
    toTop: () => scrollTo(0),
  };
}
