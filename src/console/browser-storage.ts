/** Settings that the browser keeps for the next visit. */

/** A setting that was kept earlier. Browsers can forbid to keep any. */
export function readSetting(name: string): string | undefined {
  try {
    return localStorage.getItem(`console.${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a setting if the browser allows it; undefined removes it. */
export function keepSetting(name: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(`console.${name}`);
    else localStorage.setItem(`console.${name}`, value);
  } catch {
    // The setting then lasts as long as the page.
  }
}
