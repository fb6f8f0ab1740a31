/** Serves the built documentation and the documents themselves under /docs. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../core/system-error.ts';
import type { HttpResponse } from '../validation/http.ts';
import { pathOf } from '../validation/request/path-router.ts';
import { packageFile } from './command.ts';

/** The pages that `npm run docs` builds. */
const documentationFiles = ['reference.html', 'contract.html', 'control.html'] as const;

const documents: ReadonlyMap<string, string> = new Map([
  ['/docs/reference.json', 'generated/reference/openapi.json'],
  ['/docs/contract.json', 'generated/contract/openapi.json'],
  ['/docs/control.json', 'generated/control/openapi.json'],
]);

/**
 * Finds a page by its path. Files are read when they are asked for, so that a build is seen at
 * once; where there is none yet, the page says how to make one.
 * @param folder where the built pages are
 */
export function documentationPages(folder: string): (target: string) => HttpResponse | undefined {
  return (target) => {
    const path = pathOf(target);
    if (path === '/docs' || path === '/docs/') return html(choice);
    const document = documents.get(path);
    if (document !== undefined) {
      return {
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: readFileSync(packageFile(document)),
      };
    }
    const file = documentationFiles.find((name) => path === `/docs/${name}`);
    return file === undefined ? undefined : html(contentOf(join(folder, file)) ?? notBuilt);
  };
}

function contentOf(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return undefined;
    throw cause;
  }
}

function html(body: string | Uint8Array): HttpResponse {
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}

function page(content: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Documentation</title>
<style>
  :root { color-scheme: light dark; }
  body { max-width: 40rem; margin: 4rem auto; padding: 0 1.5rem; font: 1rem/1.6 system-ui, sans-serif; }
  code { font-size: 0.95em; }
  dt { margin-top: 1.5rem; font-size: 1.15rem; font-weight: 600; }
  dd { margin: 0.25rem 0 0; }
</style>
${content}
</html>
`;
}

const choice = page(`<h1>Documentation</h1>
<dl>
<dt><a href="/docs/reference.html">Reference</a></dt>
<dd>What this service does: the contract, and what was chosen where the contract is silent.
As a document: <a href="/docs/reference.json">reference.json</a>.</dd>
<dt><a href="/docs/contract.html">Contract</a></dt>
<dd>Only what is stated of the service, for clients that are to work with every deployment.
As a document: <a href="/docs/contract.json">contract.json</a>.</dd>
<dt><a href="/docs/control.html">Control interface</a></dt>
<dd>How tests move time, watch what happens and let things go wrong; no part of the contract.
As a document: <a href="/docs/control.json">control.json</a>.</dd>
</dl>`);

const notBuilt = page(`<h1>Not built yet</h1>
<p>Run <code>npm run docs</code>, then reload this page.</p>
<p>The documents are there without it: <a href="/docs/reference.json">reference.json</a>,
<a href="/docs/contract.json">contract.json</a>,
<a href="/docs/control.json">control.json</a>.</p>`);
