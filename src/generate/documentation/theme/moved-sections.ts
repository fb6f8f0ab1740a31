/** Leads from the address of a section that has moved to another page. */

/** The browser's; the project is compiled for Node. */
declare const document: { getElementById(id: string): object | null };
declare const location: {
  readonly pathname: string;
  readonly hash: string;
  replace(address: string): void;
};

/** @param moved the new address by the former one, with their fragments */
export function followMoved(moved: Readonly<Record<string, string>>): void {
  const { pathname, hash } = location;
  const target = moved[pathname.replace(/\.html$/, '') + hash];
  if (target !== undefined && document.getElementById(hash.slice(1)) === null)
    location.replace(target);
}
