/** The two levels on which something can be true of the service, and how a reader sees them. */

/** `stated` binds every deployment; `chosen` is what the reference does where nothing is stated. */
export type Level = 'stated' | 'chosen';

/** A word that a reader cannot overlook; `detail` says what of the thing is on this level. */
export function badge(level: Level, detail = ''): string {
  const word = level === 'stated' ? 'Stated' : 'Chosen';
  return `<span class="level ${level}">${word}${detail === '' ? '' : `: ${detail}`}</span>`;
}

/** The badge of a level as it stands in the document; anything but `chosen` is stated. */
export function badgeOf(level: string): string {
  return badge(level === 'chosen' ? 'chosen' : 'stated');
}
