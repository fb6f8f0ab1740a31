/** Settings that the browser keeps for the next visit. */

/** Undefined also if the browser forbids storage. */
export function readSetting(name: string): string | undefined {
  try {
    return localStorage.getItem(`console.${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Undefined removes it. Does nothing if the browser forbids storage. */
export function keepSetting(name: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(`console.${name}`);
    else localStorage.setItem(`console.${name}`, value);
  } catch {
    // The setting then lasts as long as the page.
  }
}
