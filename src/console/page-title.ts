/** The title of the browser's tab: that of the page, or of what it shows. */
import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';

const itemTitle = signal<string | undefined>(undefined);

/** For what a page shows, such as a job. Undefined leaves the title of the page. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    itemTitle.value = title;
    return () => {
      itemTitle.value = undefined;
    };
  }, [title]);
}

/** For the shell: shows the title of its page where that has none of its own, with how much nobody has seen yet. */
export function usePageTitle(title: string, unreadCount: number): void {
  const unreadText = unreadCount > 0 ? `(${unreadCount}) ` : '';
  const tabTitle = unreadText + (itemTitle.value ?? title);
  // Before the page is painted, so that nobody sees or hears the title of another page.
  useLayoutEffect(() => {
    document.title = `${tabTitle} · Console`;
  }, [tabTitle]);
}
