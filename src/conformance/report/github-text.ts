/** Text for GitHub: tables and lists of a summary, and workflow commands. */
import { escapeInvisible } from '../../core/visible-text.ts';

/** The most rows of a table; GitHub cuts off a summary of more than 1 MiB. */
const mostRows = 100;

/** A longer table is collapsed, unless it is to stay open. */
const mostOpenRows = 10;

export interface TableForm {
  readonly title: string;
  readonly columns: readonly string[];
  readonly isOpen: boolean;
}

/** @param all rows as lines; without any, there is no table */
export function rulesTable(
  { title, columns, isOpen }: TableForm,
  all: readonly string[],
): string[] {
  if (all.length === 0) return [];
  const rest = all.length - mostRows;
  const rows = [
    `| ${columns.join(' | ')} |`,
    `| ${columns.map(() => '---').join(' | ')} |`,
    ...all.slice(0, mostRows),
    ...(rest > 0 ? ['', `and ${rest} more`] : []),
  ];
  const isFolded = !isOpen && all.length > mostOpenRows;
  const body = isFolded
    ? ['<details><summary>Show the rules</summary>', '', ...rows, '', '</details>']
    : rows;
  return ['', `### ${title} (${all.length})`, '', ...body];
}

export function bullets(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const rest = lines.length - mostRows;
  return [
    '',
    `### ${title} (${lines.length})`,
    '',
    ...lines.slice(0, mostRows).map((line) => `- ${inline(line)}`),
    ...(rest > 0 ? [`- and ${rest} more`] : []),
  ];
}

/** Escapes text for a cell; keeps what is in backticks as code. There too, a table needs its bars escaped. */
export function escapeForCell(text: string): string {
  return inline(text).replaceAll(/\\?\|/g, '\\|');
}

/** Escapes text on one line; keeps what is in backticks as code, in which nothing has another meaning. */
function inline(text: string): string {
  return escapeInvisible(text.replaceAll(/\s+/g, ' '))
    .split(/(`[^`]+`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/[\\`*_[\]<>|#]/g, '\\$&')))
    .join('');
}

/** A workflow command that shows a message beside a run. */
export function annotation(
  level: 'error' | 'warning' | 'notice',
  title: string,
  message: string,
): string {
  const encode = (text: string) => escapeInvisible(text).replaceAll('%', '%25');
  const property = encode(title).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return `::${level} title=${property}::${encode(message)}`;
}
