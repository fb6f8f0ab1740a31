/** Leads from the address of a section that has moved to another page. */

import { newAddress } from '../moved-pages.ts';

/** The browser's; the project is compiled for Node. */
interface SectionElement {
  readonly href?: string;
  closest(selector: string): SectionElement | null;
}
declare const document: { getElementById(id: string): SectionElement | null };
declare const location: {
  readonly pathname: string;
  readonly hash: string;
  replace(address: string): void;
};

/**
 * A section is gone, or only a link is left of it.
 * @param moved the new address by the former one, below the base of the site
 */
export function followMoved(moved: Readonly<Record<string, string>>): void {
  const { pathname, hash } = location;
  const section = document.getElementById(decodeURIComponent(hash.slice(1)));
  const former = pathname.replace(/^\/docs\//, '').replace(/\.html$/, '') + hash;
  const target =
    section === null
      ? newAddress(new Map(Object.entries(moved)), former)
      : section.closest('.vp-doc a')?.href;
  if (target !== undefined) location.replace(target);
}
