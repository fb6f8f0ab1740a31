/** Where the reader was in a list: Back leads there again. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { now } from '../browser-clock.ts';
import { historyState, keepInHistory } from '../router.ts';

export interface ListPlace {
  /** Scrolled by so many pixels. */
  readonly offset: number;
  /** The highest number of a row; undefined for rows that are still to come, too. */
  readonly upTo: number | undefined;
  /** The row that had the focus. */
  readonly focused: number | undefined;
  readonly count: number;
}

/** Tells the entries of this load of the page from earlier ones. */
const loadedMs = now();

/** By the entries of the browser's history. They live as long as the page. */
const places = new Map<string, ListPlace>();

/** The place of this entry of the history when it was left; undefined if it is new. */
export function useFirstPlace(): ListPlace | undefined {
  const [place] = useState(() => places.get(historyState().entry ?? ''));
  return place;
}

/** Keeps the place of this entry of the history, and that its address is a list. */
export function useKeptPlace(place: ListPlace): void {
  const latest = useRef(place);
  latest.current = place;
  // The address gets its account when the service has said which one it shows.
  const address = location.pathname + location.search;
  useEffect(() => {
    const entry = historyState().entry ?? `${loadedMs} ${places.size}`;
    keepInHistory({ entry, list: address });
    return () => {
      places.set(entry, latest.current);
    };
  }, [address]);
}
