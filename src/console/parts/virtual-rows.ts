/** Shows only the rows of a long list that are in view, with the virtualizer of TanStack. */
import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  type VirtualItem,
  Virtualizer,
} from '@tanstack/virtual-core';
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
  readonly items: readonly VirtualItem[];
  /** Height of all rows and what is above them, in pixels. */
  readonly height: number;
  /** Scrolled by so many pixels. */
  readonly offset: number;
  /** Rows beyond both edges of the view that are rendered, too. */
  readonly overscan: number;
  show(index: number): void;
  toTop(): void;
}

const overscan = 10;

/** Renders the component again when other rows come into view. */
export function useVirtualRows({
  element,
  count,
  rowHeight,
  headHeight,
  firstOffset,
}: VirtualRowsOptions): VirtualRows {
  const [, setTurn] = useState(0);
  const options = {
    count,
    getScrollElement: () => element.current,
    estimateSize: () => rowHeight,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    initialOffset: firstOffset,
    overscan,
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    onChange: () => setTurn((turn) => turn + 1),
  };
  const [virtualizer] = useState(() => new Virtualizer<HTMLElement, HTMLElement>(options));
  virtualizer.setOptions(options);
  useLayoutEffect(() => {
    element.current?.scrollTo({ top: firstOffset });
  }, [element, firstOffset]);
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer._willUpdate());
  return {
    items: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    offset: virtualizer.scrollOffset ?? firstOffset,
    overscan,
    show: (index) => virtualizer.scrollToIndex(index),
    toTop: () => virtualizer.scrollToOffset(0),
  };
}
