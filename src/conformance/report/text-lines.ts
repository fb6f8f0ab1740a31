/** Lines of reports as text. */
import { escapeInvisible } from '../../core/visible-text.ts';

/** Escapes text of others, which must not control a terminal or GitHub Actions. */
export function escapeCommands(line: string): string {
  return escapeInvisible(line)
    .replace(/^(\s*):(?=:)/, '$1\\u003a')
    .replaceAll('##[', '#\\u0023[');
}

export function block(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines];
}

export function moreLine(rest: number): string {
  return `  and ${rest} more; use --html or --json to list them`;
}
