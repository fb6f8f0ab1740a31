/** Parts of reports as self-contained HTML pages, without scripts, fonts and external resources. */
import { escapeMarkup } from './escape-markup.ts';
import { style } from './html-style.ts';

export interface PageParts {
  readonly headline: string;
  readonly exitStatus: number;
  /** Markup below the heading. */
  readonly facts: string;
  readonly main: string;
  /** Default: none besides those of every page. */
  readonly styles?: string;
}

export function renderHtmlPage({
  headline,
  exitStatus,
  facts,
  main,
  styles = '',
}: PageParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(headline)}</title>
<style>${style}${styles}</style>
</head>
<body>
<header class="status-${exitStatus}">
<h1>${escapeMarkup(headline.split(':')[0] ?? '')}</h1>
<p>${facts}</p>
</header>
<main>
${main}
</main>
</body>
</html>
`;
}
