/** Which alternatives the local service plays, the suite recognises and `learn` writes, as a page. */
import type { JsonObject } from '../../core/json.ts';
import { gapsPage } from './concerns.ts';
import { badge, code, entriesOf, inText, markdownTable, objectAt, textAt } from './markdown.ts';
import type { SitePage } from './page.ts';

/**
 * What `npm run alternatives` writes: by gap and alternative, why the local service does not play it (`service`)
 * and why the suite does not recognise it (`suite`). Alternatives without an entry have both.
 */
export type Support = JsonObject;

/** Why the local service or the suite cannot do with an alternative what it does with others; empty if it can. */
export function whyUnsupported(
  support: Support,
  { gap, alternative, by }: { gap: string; alternative: string; by: 'service' | 'suite' },
): string {
  return textAt(objectAt(objectAt(support, gap), alternative), by);
}

export function supportPage(document: JsonObject, support: Support): SitePage {
  const title = 'Support of alternatives';
  const gaps = entriesOf(objectAt(document, 'x-gaps')).filter(([, gap]) => 'alternatives' in gap);
  const rows = gaps.flatMap(([gap, entry]) =>
    Object.keys(objectAt(entry, 'alternatives')).map((alternative, index) => ({
      gap: index === 0 ? gap : '',
      name: `${code(alternative)}${alternative === entry['chosen'] ? ` ${badge('chosen')}` : ''}`,
      service: whyUnsupported(support, { gap, alternative, by: 'service' }),
      suite: whyUnsupported(support, { gap, alternative, by: 'suite' }),
    })),
  );
  const count = (is: (row: (typeof rows)[number]) => boolean) => rows.filter(is).length;
  return {
    path: 'reference/alternatives',
    title,
    isSearched: false,
    markdown: [
      `# ${title}`,
      `[What may differ](${gapsPage}) lists ${rows.length} alternatives of ${gaps.length} open points. The local service plays ${count(({ service }) => service === '')} of them, the suite recognises ${count(({ suite }) => suite === '')}, and \`learn\` writes the ${count(isLearned)} that are both. \`npm run alternatives\` writes the data of this page from the code; a test compares them.`,
      markdownTable(
        ['Gap', 'Alternative', 'Service', 'Suite', '`learn`'],
        rows.map((row) => [
          code(row.gap),
          row.name,
          cell(row.service),
          cell(row.suite),
          isLearned(row) ? 'yes' : 'no',
        ]),
      ),
    ].join('\n\n'),
  };
}

/** `learn` writes an alternative that is recognised and can be played; a test compares this with its code. */
function isLearned({ service, suite }: { service: string; suite: string }): boolean {
  return service === '' && suite === '';
}

function cell(reason: string): string {
  return reason === '' ? 'yes' : `no: ${inText(reason)}`;
}
