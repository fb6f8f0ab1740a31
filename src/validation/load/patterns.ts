/** Regular expressions of a document: as JavaScript with the flag `u`, and whether they are safe. */
import { isAmbiguous } from './pattern-ambiguity.ts';
import { positionsOf } from './pattern-positions.ts';
import { StepLimit, TooManySteps } from './step-limit.ts';

/** The most steps of the analysis of a pattern, and of all patterns of a document. */
const maximumSteps = { pattern: 100_000, document: 2_000_000 };

/** Longer and more nested patterns are not analysed. */
const longestPattern = 4000;
const maximumGroups = 300;

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

/** How long a pattern may take: `slow` if the time could grow much faster than the length of a text. */
type PatternSpeed = 'fast' | 'slow' | 'not analysed';

/** Tells how long the patterns of one document may take. Each is analysed once, in a limited number of steps. */
export class PatternSpeeds {
  /** Patterns that were analysed, and the steps that this took. */
  readonly work = { patterns: 0, steps: 0 };
  readonly #speeds = new Map<string, PatternSpeed>();

  of(pattern: string): PatternSpeed {
    // What repeats nothing reads a text in few ways.
    if (!/[*+?{]/.test(pattern)) return 'fast';
    const speed = this.#speeds.get(pattern) ?? this.#analyse(pattern);
    this.#speeds.set(pattern, speed);
    return speed;
  }

  #analyse(pattern: string): PatternSpeed {
    const groups = pattern.split('(').length - 1;
    if (pattern.length > longestPattern || groups > maximumGroups) return 'not analysed';
    const rest = maximumSteps.document - this.work.steps;
    if (rest <= 0) return 'not analysed';
    const limit = new StepLimit(Math.min(maximumSteps.pattern, rest));
    this.work.patterns += 1;
    try {
      return isAmbiguous(positionsOf(pattern, limit), limit) ? 'slow' : 'fast';
    } catch (error) {
      // The parser may not have what the engine has, and its recursion has an end.
      const isUnreadable = error instanceof SyntaxError || error instanceof RangeError;
      if (error instanceof TooManySteps || isUnreadable) return 'not analysed';
      throw error;
    } finally {
      this.work.steps += limit.taken;
    }
  }
}
