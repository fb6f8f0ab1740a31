/** The text of a page below each of its addresses, for the results of the search. */
import { h } from 'vue';

/** The browser's; the project is compiled for Node. */
interface Element {
  readonly id: string;
  readonly tagName: string;
  readonly textContent: string;
  readonly nextElementSibling: Element | null;
  closest(selector: string): Element | null;
  querySelectorAll(selector: string): Iterable<Element>;
  remove(): void;
}
declare const DOMParser: new () => {
  parseFromString(text: string, type: 'text/html'): Element;
};

type Excerpts = { render(): unknown };

const pages = new Map<string, Promise<Excerpts>>();

/** A component with the sections of a result's page, as the search's box reads them: headings and what follows. */
export function excerptsOf(id: string): Promise<Excerpts> {
  const path = id.replace(/#.*/, '');
  const excerpts = pages.get(path) ?? readExcerpts(path);
  pages.set(path, excerpts);
  return excerpts;
}

async function readExcerpts(path: string): Promise<Excerpts> {
  const html = await (await fetch(path)).text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const part of page.querySelectorAll(
    '.vp-doc :is(button, .lang, .header-anchor, .try-it, label, input)',
  ))
    part.remove();
  const sections = [...page.querySelectorAll('.vp-doc :is(h1, h2, h3, h4, h5, h6, code)[id]')];
  return {
    render: () =>
      h(
        'div',
        sections.flatMap((part) => [
          h('h6', h('a', { href: `#${part.id}` })),
          h('p', excerptBelow(part).replaceAll(/\s+/g, ' ').slice(0, longest)),
        ]),
      ),
  };
}

/** More would only cost time: a result shows some lines. */
const longest = 3000;

/** The row of a name in a table, or what stands between a heading and the next one. */
function excerptBelow(part: Element): string {
  if (part.tagName === 'CODE') return wordsOf(part.closest('tr, li, p'));
  const texts: string[] = [];
  let next = part.nextElementSibling;
  while (next !== null && !/^H[1-6]$/.test(next.tagName)) {
    texts.push(wordsOf(next));
    next = next.nextElementSibling;
  }
  return texts.join(' ');
}

/** The text of an element; cells and items, which nothing separates, with spaces between them. */
function wordsOf(element: Element | null): string {
  if (element === null) return '';
  const cells = [...element.querySelectorAll('th, td, li:not(td li), .line')];
  return cells.length === 0 ? element.textContent : cells.map((cell) => cell.textContent).join(' ');
}

/** A pattern for the words that an entry of the index stands for, such as `retries` for `retri`. */
export function wordWith(term: string): string {
  return `(\\b${term.replace(/i$/, '[iy]')}\\w*)`;
}
