/** Regular expressions of a document: as JavaScript with the flag `u`, and whether they are safe. */
import { isSafePattern } from 'redos-detector';

/** The most steps of the search for a text on which a pattern takes long. */
const maximumSteps = 2000;

/**
 * The pattern unchanged, or, if only the escapes of characters that need none (`\-`, `\_`)
 * keep it from being valid with the flag `u`, without those.
 */
export function portablePattern(pattern: string): string {
  if (isRegularExpression(pattern)) return pattern;
  let inClass = false;
  const relaxed = pattern.replaceAll(/\\?./gsu, (token) => {
    if (token === '[') inClass = true;
    else if (token === ']') inClass = false;
    const [first, second = ''] = [...token];
    if (first !== '\\' || second === '') return token;
    if (second === '-') return inClass ? token : '-';
    return /[\w^$\\.*+?()[\]{}|/]/.test(second) && second !== '_' ? token : second;
  });
  return isRegularExpression(relaxed) ? relaxed : pattern;
}

export function isRegularExpression(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the time that a pattern takes could grow faster than the length of the text;
 * also when that could not be found out in a bounded number of steps.
 */
export function mayBacktrackBadly(pattern: string): boolean {
  // Without unlimited repetition the time cannot grow.
  if (!/[*+]|\{\d+,\}/.test(pattern)) return false;
  try {
    return !isSafePattern(pattern, { unicode: true, maxSteps: maximumSteps }).safe;
  } catch {
    return true;
  }
}
