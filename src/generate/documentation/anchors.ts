/** The addresses within the site that links from outside can rely on. */

/**
 * The pages and the headings and names in them, as `/docs/reference/run-job#parameters`, sorted.
 * @param pages the HTML of each page by its path below the site
 */
export function anchorsOf(pages: ReadonlyMap<string, string>): string[] {
  return [...pages]
    .flatMap(([path, html]) => {
      const address = `/docs/${path.replace(/(^|\/)index$/, '$1')}`;
      const content = html.slice(html.indexOf('class="vp-doc'));
      const ids = [...content.matchAll(/<(?:h[1-6]|code)\b[^>]* id="([^"]+)"/g)];
      return [address, ...ids.map(([, id]) => `${address}#${id}`)];
    })
    .sort();
}
