/** Serves the built documentation under /docs, and the documents themselves. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asObject, parseNamedJson } from '../../core/json.ts';
import { endpointDocument } from '../../endpoints/endpoint-document.ts';
import { type EndpointSchemas, hasSchemas } from '../../endpoints/endpoint-schemas.ts';
import type { HttpResponse } from '../../validation/http.ts';
import { pathOfTarget } from '../../validation/request/path-router.ts';
import { documentText } from '../shared/document-text.ts';
import { packageFile } from '../shared/package-file.ts';
import { type PageRequest, staticFiles, statsOf } from '../shared/static-files.ts';
import type { BuildState } from './documentation-build.ts';

/**
 * Scripts and styles run only from the site itself, and a page speaks only with its own service.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Finds a page by its path. Without a site, the first request for a page has it built, and a page says so.
 * @param folder where `npm run docs` builds the site
 * @param profile of the document at `/openapi.json` and `/openapi.yaml`, and of the first pages
 * @param build begins to build the site, and tells how far it is
 * @param endpoints those of the service now. If any has schemas, the document of the profile is made for them
 */
export function documentationPages(
  folder: string,
  profile: 'reference' | 'contract',
  build: () => BuildState = () => 'missing',
  endpoints: () => Readonly<Record<string, EndpointSchemas>> = () => ({}),
): (request: PageRequest) => HttpResponse | undefined {
  const send = staticFiles(policy);
  const document = (name: string) => packageFile(`generated/${name}/openapi.json`);

  const start = profile === 'contract' ? '/docs/reference/?stated' : '/docs/';

  function sendDocument(request: PageRequest, file: string): HttpResponse | undefined {
    return send(request, file, { read: readServedDocument });
  }

  /** Undefined if no endpoint has schemas. It is made anew for each request, because the settings may change. */
  function sendEndpoints(type: '.json' | '.yaml'): HttpResponse | undefined {
    const current = endpoints();
    if (!Object.values(current).some(hasSchemas)) return undefined;
    const contract = parseNamedJson(readFileSync(document(profile), 'utf8'), 'the document');
    const served = { ...endpointDocument(asObject(contract), current), servers: [{ url: '/' }] };
    return {
      status: 200,
      headers: {
        'content-type': type === '.json' ? 'application/json' : 'application/yaml',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-cache',
      },
      body: documentText(served, type === '.json' ? 'json' : 'yaml'),
    };
  }

  /** A folder without its slash leads to its page; a browser gets a page also for a wrong address. */
  function missing(request: PageRequest, path: string): HttpResponse | undefined {
    const isFolder = possiblePageFiles(folder, `${path}/`).some(
      (file) => statsOf(file) !== undefined,
    );
    if (isFolder) return { status: 302, headers: { location: `${path}/` } };
    const isPage = path.startsWith('/docs/') && request.header('accept')?.includes('text/html');
    return isPage ? send(request, join(folder, '404.html'), { status: 404 }) : undefined;
  }

  let wasMissing = false;

  /** The page in place of a site that is missing. */
  function withoutSite(): HttpResponse | undefined {
    wasMissing ||= statsOf(join(folder, 'index.html')) === undefined;
    if (!wasMissing) return undefined;
    const state = build();
    switch (state) {
      case 'running':
        return beingBuilt;
      case 'done':
        return undefined;
      case 'failed':
      case 'missing':
        return notBuilt;
      default:
        return state satisfies never;
    }
  }

  function sendPage(request: PageRequest, path: string): HttpResponse | undefined {
    return (
      possiblePageFiles(folder, path)
        .map((file) => send(request, file))
        .find((response) => response !== undefined) ?? missing(request, path)
    );
  }

  return (request) => {
    const path = pathOfTarget(request.target);
    switch (path) {
      case '/':
      case '/docs':
        return { status: 302, headers: { location: start } };
      case '/openapi.json':
        return sendEndpoints('.json') ?? sendDocument(request, document(profile));
      case '/openapi.yaml':
        return (
          sendEndpoints('.yaml') ??
          send(request, document(profile), { type: '.yaml', read: readAsYaml })
        );
      case '/docs/reference.json':
      case '/docs/contract.json':
      case '/docs/control.json':
        return sendDocument(request, document(path.slice('/docs/'.length, -'.json'.length)));
      case '/docs/':
        return withoutSite() ?? send(request, join(folder, 'index.html'));
      default:
        if (!path.startsWith('/docs/')) return undefined;
        return withoutSite() ?? sendPage(request, path);
    }
  };
}

/** Reads a document; its server becomes the service that serves it, at any address. */
function readServedDocument(file: string): Uint8Array {
  return Buffer.from(documentText(servedHere(file), 'json'));
}

function readAsYaml(file: string): Uint8Array {
  return Buffer.from(documentText(servedHere(file), 'yaml'));
}

function servedHere(file: string): object {
  const stated: object = JSON.parse(readFileSync(file, 'utf8'));
  return { ...stated, servers: [{ url: '/' }] };
}

/** Where a page can be. No part of a path begins with a dot, so none leads out of the folder. */
function possiblePageFiles(folder: string, path: string): string[] {
  const inside = /^\/docs((?:\/[\w@][\w@.-]*)+)(\/?)$/.exec(path);
  if (inside === null) return [];
  const [, name = '', slash] = inside;
  const file = join(folder, name);
  return slash === '/' ? [join(file, 'index.html')] : [file, `${file}.html`];
}

const beingBuilt = unavailablePage({
  head: '<meta http-equiv="refresh" content="2">',
  text: `<h1>The documentation is being built</h1>
<p>This takes about 20 seconds, once. The page then appears by itself.</p>`,
});

const notBuilt = unavailablePage({
  text: `<h1>The documentation is not built</h1>
<p>Run <code>npm run docs</code>, which says what is missing. Then start the service again.</p>`,
});

function unavailablePage({ head = '', text }: { head?: string; text: string }): HttpResponse {
  return {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '2' },
    body: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">${head}
<title>Documentation</title>
${text}
<p>The documents are available without it: <a href="/docs/reference.json">reference.json</a>,
<a href="/docs/contract.json">contract.json</a>, <a href="/docs/control.json">control.json</a>.</p>
</html>
`,
  };
}
