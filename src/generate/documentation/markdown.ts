/** Pieces of Markdown, and the functions that read the behaviour data for them. */
import { exactDurationText } from '../../core/duration-text.ts';
import { isArray, isObject, type Json, type JsonObject } from '../../core/json.ts';

/** A table; cells are Markdown of one line, and `|` needs no escape. Empty without rows. */
export function markdownTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.map(cellText).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

function cellText(text: string): string {
  return text
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|');
}

/** Text as code; empty for an empty text. */
export function code(text: string): string {
  return text === '' ? '' : `\`${text}\``;
}

/** An object's member that is an object, else an empty one. */
export function objectMember(value: Json | undefined, key: string): JsonObject {
  const member = isObject(value) ? value[key] : undefined;
  return isObject(member) ? member : {};
}

/** An object's member as text: numbers and booleans as JSON writes them, else empty. */
export function textMember(value: Json | undefined, key: string): string {
  const member = isObject(value) ? value[key] : undefined;
  if (typeof member === 'string') return member;
  return typeof member === 'number' || typeof member === 'boolean' ? String(member) : '';
}

/** An object's member that is a list of texts; other items are left out. */
export function listAt(value: Json | undefined, key: string): string[] {
  const member = isObject(value) ? value[key] : undefined;
  return isArray(member) ? member.filter((item) => typeof item === 'string') : [];
}

/** The members of an object that are objects. */
export function objectEntries(value: JsonObject): [string, JsonObject][] {
  return Object.entries(value).flatMap(([key, item]): [string, JsonObject][] =>
    isObject(item) ? [[key, item]] : [],
  );
}

/**
 * A text of the document within a page: its mark as a badge, and what would be HTML as it is. On one
 * line unless `keepLines`.
 */
export function inText(text: string, { keepLines = false } = {}): string {
  const parts = text.trim().split(/(`[^`]*`)/);
  const safe = parts.map((part, index) =>
    index % 2 === 1
      ? part
      : part
          .replaceAll('<', '&lt;')
          .replaceAll(/ ?\(\*\*chosen\*\*\)/g, ` ${badge('chosen')}`)
          .replaceAll('{{', '&#123;&#123;'),
  );
  return keepLines ? safe.join('') : onOneLine(safe.join(''));
}

/** Lists become elements, because Markdown has no lists within a line or a cell. */
function onOneLine(text: string): string {
  return text
    .replaceAll(/(?:(?:^|\n)[-*] .*(?:\n {2,}.*)*)+/g, (list) => {
      const items = list.trim().split(/\n(?=[-*] )/);
      return `<ul>${items.map((item) => `<li>${item.slice(2)}</li>`).join('')}</ul>`;
    })
    .replaceAll(/\s*\n\s*/g, ' ');
}

/** Milliseconds in the largest unit that divides them; any other text as it is. */
export function durationInLargestUnit(ms: string): string {
  const value = Number(ms);
  if (ms === '' || !Number.isSafeInteger(value) || value === 0) return ms;
  return exactDurationText(value);
}

/** A badge; `detail` names the part of the item that it marks. */
export function badge(level: 'chosen' | 'open', detail = ''): string {
  const word = level === 'chosen' ? 'Chosen' : 'Open';
  return `<span class="level ${level}">${word}${detail === '' ? '' : `: ${detail}`}</span>`;
}

/** The mark of a level as it stands in the document: what is stated has none. */
export function badgeOf(level: string): string {
  return level === 'chosen' ? badge('chosen') : '';
}

/** Text as code that links can lead to. */
export function withAnchor(text: string, id = text): string {
  return `${code(text)}{#${id}}`;
}

/** Marks a row that the switch "Stated only" hides. */
export const onlyChosen = '<i class="only-chosen"></i>';

/** Markdown of one line, and what the switch "Stated only" shows in its place, which may be nothing. */
export function swapTexts(full: string, stated: string): string {
  if (full === stated) return full;
  return inElement('with-choices', full) + inElement('as-stated', stated);
}

function inElement(name: string, text: string): string {
  return text === '' ? '' : `<bdi class="${name}">${text}</bdi>`;
}

/** Like `swapTexts`, for Markdown of several lines. */
export function swapBlocks(full: string, stated: string): string {
  if (full === stated) return full;
  return [inBlock('with-choices', full), inBlock('as-stated', stated)]
    .filter((block) => block !== '')
    .join('\n\n');
}

function inBlock(name: string, text: string): string {
  return text === '' ? '' : `<div class="${name}">\n\n${text}\n\n</div>`;
}

/** A text of the document, and the contract's. */
export function bothTexts(text: string, stated = text): string {
  return swapTexts(inText(text), inText(stated));
}

/** The mark of a row by its level. */
export function markOfRow(row: JsonObject): string {
  const mark = badgeOf(textMember(row, 'level'));
  return mark === '' ? '' : mark + onlyChosen;
}
