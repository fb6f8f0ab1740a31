/** How wide a chart can be. */
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** The width of the element in pixels: charts are drawn for it, so that their text stays readable. */
export function useWidth(): {
  readonly element: RefObject<HTMLDivElement | null>;
  readonly width: number;
} {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(320);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.floor(entry.contentRect.width));
    });
    if (element.current !== null) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}
