/** From a bundle to the document that the API reference is built of, and to a page that stands alone. */
import { isArray, type JsonObject } from '../../core/json.ts';
import { behaviourSections } from './behaviour-sections.ts';
import { textAt } from './markdown.ts';
import { markLevels } from './marked-levels.ts';

/** A document, and what it is without choices; the same one where there are none. */
export interface Sources {
  readonly document: JsonObject;
  readonly contract: JsonObject;
}

/**
 * The document with a section for each kind of behaviour data (states, prices, problems, rules,
 * gaps) and with stated and chosen told apart on everything that a reader sees.
 */
export function documentationOf({ document, contract }: Sources): JsonObject {
  const sections = behaviourSections(document);
  const tags = isArray(document.tags) ? document.tags : [];
  const withoutData = Object.fromEntries(
    Object.entries(markLevels(document, contract)).filter(([key]) => !key.startsWith('x-')),
  );
  return {
    ...withoutData,
    tags: [...tags, ...sections.map(({ name, description }) => ({ name, description }))],
    'x-tagGroups': [
      { name: 'Operations', tags: tags.map((tag) => textAt(tag, 'name')) },
      { name: 'Behaviour', tags: sections.map(({ name }) => name) },
    ],
  };
}

/** What a page may load: what is in it. Browsers enforce it, whatever the page's scripts try. */
const policy =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:; worker-src blob:";

/** An image that is not there, in place of one that would be loaded. */
const nothing = 'data:,';

/**
 * Makes a page that redocly has built stand alone: it forbids loading, replaces what would be
 * loaded from elsewhere, and adds the styles of the sections.
 * @throws when the page has no `<head>` to put them into
 */
export function standAlone(html: string): string {
  const head = /<head[^>]*>/.exec(html);
  if (head === null) throw new Error('Expected a page with a head.');
  const position = head.index + head[0].length;
  const additions = `
  <meta http-equiv="Content-Security-Policy" content="${policy}">
  <style>${pageStyles}</style>`;
  return html.slice(0, position) + additions + html.slice(position).replaceAll(elsewhere, nothing);
}

/** Addresses of scripts, styles, fonts, images and reports; links that a reader may follow are none. */
const elsewhere = /https?:\/\/(?:cdn|fonts|otel)\.[^\s"'`)<>\\]*/g;

/**
 * Badges, the diagram and wide tables, on light and on dark pages alike. Sections without samples
 * beside them take the whole width; redocly marks the two columns with `data-testid`. Its logo would
 * be loaded from elsewhere, so its name stands there.
 */
const pageStyles = `
.level { display: inline-block; padding: 0 0.45em; border: 1px solid; border-radius: 0.3em;
  font-size: 0.75em; font-weight: 600; line-height: 1.5; }
.level.stated { border-color: #16a34a80; background: #16a34a1f; }
.level.chosen { border-color: #d9770680; background: #d977061f; border-style: dashed; }
a[href='https://redocly.com/redoc/'] { white-space: nowrap; }
a[href='https://redocly.com/redoc/']::after { content: 'Redocly'; font-size: 10px; }
.diagram { overflow-x: auto; }
.diagram .number { fill: var(--bg-color, Canvas); }
.md-table-wrapper td code { white-space: nowrap; }
[data-testid='right-panel']:empty { display: none; }
[data-item-kind='markdown'] [data-testid='middle-panel'],
[data-testid='middle-panel']:has(+ [data-testid='right-panel']:empty) { width: 100%; max-width: 60rem; }
`;
