/** Warnings about a document, with one line for each cause. */
import type { DocumentProblem } from '../document-error.ts';

export interface DocumentWarnings {
  /** The whole report, and how to silence it. */
  readonly text: string;
  readonly problems: readonly DocumentProblem[];
}

/** Beyond these many names a report does not list them for an option. */
const maximumNames = 40;

/**
 * The report of warnings; undefined if there are none.
 * @param silence what silences the warnings about parts with these names
 */
export function warningsOf(
  problems: readonly DocumentProblem[],
  silence: (names: readonly string[]) => readonly string[],
): DocumentWarnings | undefined {
  if (problems.length === 0) return undefined;
  const gaps = problems.filter(({ gap }) => gap !== undefined);
  const names = [...new Set(gaps.map(({ gap }) => String(gap?.name)))];
  const lines = [
    ...under('These parts of the document are not checked:', gaps),
    ...(names.length === 0 ? [] : silence(names.length > maximumNames ? [] : names)),
    ...under(
      'These parts of the document may not do what they seem to:',
      problems.filter(({ gap }) => gap === undefined),
    ),
  ];
  return { text: lines.join('\n'), problems };
}

/** How warnings of `createValidator` are silenced. */
export function silencingOptions(names: readonly string[]): readonly string[] {
  const listed = names.map((name) => JSON.stringify(name)).join(', ');
  return [
    ...(names.length === 0 ? [] : [`To accept exactly these: { unchecked: [${listed}] }`]),
    'To accept all, now and later: { strict: false }',
  ];
}

function under(heading: string, problems: readonly DocumentProblem[]): string[] {
  const causes = new Map<string, Set<string>>();
  for (const { gap, message, pointer } of problems) {
    const cause = gap === undefined ? message : `${gap.kind} \`${gap.name}\``;
    causes.set(cause, (causes.get(cause) ?? new Set()).add(pointer));
  }
  const lines = [...causes].map(([cause, places]) => {
    const [first] = places;
    const rest = places.size === 1 ? '1 place:' : `${places.size} places, the first is`;
    return `  ${cause}, ${rest} ${first}`;
  });
  return lines.length === 0 ? [] : [heading, ...lines];
}
