/** What the browser offers besides the page: time and settings that stay. */

/** The time of this machine, in milliseconds since the epoch. Accounts have clocks of their own. */
export function now(): number {
  return Date.now();
}

/** Resolves after a time, or at once when the signal aborts. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
}

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
