/** The sections of the guides that show how to keep rules, for reports that are read without the site. */

/** Which file shows how to keep a rule, in a clone and, under `dist`, in the package. */
export function guideText(place: string): string {
  return `See docs/guides/${place} (in the package: dist/docs/guides).`;
}

/** The text of a guide by its file name, such as `polling.md`; undefined where the guides are missing. */
export type ReadGuide = (name: string) => string | undefined;

/** The Markdown of a section such as `polling.md#the-rules`, without links; undefined if there is none. */
export function guideSection(place: string, read: ReadGuide): string | undefined {
  const [name = '', anchor = ''] = place.split('#');
  const lines = headedLines(read(name) ?? '');
  const start = lines.findIndex(({ level, text }) => level > 0 && anchorOf(text) === anchor);
  const first = lines[start];
  if (first === undefined) return undefined;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex(({ level }) => level > 0 && level <= first.level);
  return [first, ...(end === -1 ? rest : rest.slice(0, end))]
    .map(({ text }) => text.replaceAll(/\[([^\]]*)\]\([^)\s]*\)/g, '$1'))
    .join('\n')
    .trim();
}

/** The lines of a text, and the level of those that are headings; 0 for others, such as comments in samples. */
function headedLines(text: string): { readonly text: string; readonly level: number }[] {
  let isSample = false;
  return text.split('\n').map((line) => {
    if (line.startsWith('```')) isSample = !isSample;
    const marks = /^#+(?= )/.exec(line)?.[0] ?? '';
    return { text: line, level: isSample ? 0 : marks.length };
  });
}

function anchorOf(heading: string): string {
  return heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}
