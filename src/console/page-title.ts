/** The title of the browser's tab: that of the page, or of what it shows. */
import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';

const own = signal<string | undefined>(undefined);

/** For what a page shows, such as a job. Undefined leaves the title of the page. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    own.value = title;
    return () => {
      own.value = undefined;
    };
  }, [title]);
}

/** For the shell: shows the title of its page where that has none of its own. */
export function usePageTitle(title: string): void {
  const shown = own.value ?? title;
  // Before the page is painted, so that nobody sees or hears the title of another page.
  useLayoutEffect(() => {
    document.title = `${shown} · Console`;
  }, [shown]);
}
