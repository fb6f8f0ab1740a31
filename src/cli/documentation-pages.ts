/** Serves the built documentation under /docs, and the documents themselves. */
import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { HttpRequest, HttpResponse } from '../validation/http.ts';
import { pathOf } from '../validation/request/path-router.ts';
import { packageFile } from './command.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.yaml': 'application/yaml',
};

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

/** A file in memory, compressed once. */
interface Loaded {
  readonly tag: string;
  readonly body: Uint8Array;
  readonly zipped: Uint8Array;
}

type PageRequest = Pick<HttpRequest, 'target' | 'header'>;

/**
 * Finds a page by its path. Files are read when they are requested and again when they change, so a
 * new build shows at once. Without a build, the page says how to make one.
 * @param folder where `npm run docs` built the site
 * @param profile the edition at `/openapi.json` and `/openapi.yaml`
 */
export function documentationPages(
  folder: string,
  profile: 'reference' | 'contract',
): (request: PageRequest) => HttpResponse | undefined {
  const loaded = new Map<string, Loaded>();
  const document = (edition: string, form = 'json') =>
    packageFile(`generated/${edition}/openapi.${form}`);

  function load(
    file: string,
    read: (file: string) => Uint8Array = readFileSync,
  ): Loaded | undefined {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats?.isFile()) return undefined;
    const tag = `W/"${stats.mtimeMs.toString(36)}-${stats.size.toString(36)}"`;
    const known = loaded.get(file);
    if (known?.tag === tag) return known;
    const body = read(file);
    const found = { tag, body, zipped: gzipSync(body) };
    loaded.set(file, found);
    return found;
  }

  function send(request: PageRequest, file: string, status = 200): HttpResponse | undefined {
    const found = load(file);
    return found && answer(request, { ...found, file }, status);
  }

  function sendDocument(request: PageRequest, file: string): HttpResponse | undefined {
    const found = load(file, readDocument);
    return found && answer(request, { ...found, file });
  }

  /** A folder without its slash leads to its page; a browser gets a page also for a wrong address. */
  function missing(request: PageRequest, path: string): HttpResponse | undefined {
    const isFolder = filesOf(folder, `${path}/`).some((file) => load(file) !== undefined);
    if (isFolder) return { status: 302, headers: { location: `${path}/` } };
    const isPage = path.startsWith('/docs/') && request.header('accept')?.includes('text/html');
    return isPage ? send(request, join(folder, '404.html'), 404) : undefined;
  }

  return (request) => {
    const path = pathOf(request.target);
    switch (path) {
      case '/':
      case '/docs':
        return { status: 302, headers: { location: '/docs/' } };
      case '/openapi.json':
        return sendDocument(request, document(profile));
      case '/openapi.yaml':
        return sendDocument(request, document(profile, 'yaml'));
      case '/docs/reference.json':
      case '/docs/contract.json':
      case '/docs/control.json':
        return sendDocument(request, document(path.slice('/docs/'.length, -'.json'.length)));
      case '/docs/':
        return send(request, join(folder, 'index.html')) ?? notBuilt;
      default:
        return (
          filesOf(folder, path)
            .map((file) => send(request, file))
            .find((response) => response !== undefined) ?? missing(request, path)
        );
    }
  };
}

/** Reads a document; its server becomes the service that serves it, at any address. */
function readDocument(file: string): Uint8Array {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.yaml')) {
    return Buffer.from(text.replace(/^servers:\n(?:[ -].*\n)+/m, 'servers:\n  - url: /\n'));
  }
  const stated: object = JSON.parse(text);
  return Buffer.from(`${JSON.stringify({ ...stated, servers: [{ url: '/' }] }, null, 2)}\n`);
}

/** Where a page can be. No part of a path begins with a dot, so none leads out of the folder. */
function filesOf(folder: string, path: string): string[] {
  const inside = /^\/docs((?:\/[\w@][\w@.-]*)+)(\/?)$/.exec(path);
  if (inside === null) return [];
  const [, name = '', slash] = inside;
  const file = join(folder, name);
  return slash === '/' ? [join(file, 'index.html')] : [file, `${file}.html`];
}

function answer(
  request: PageRequest,
  { tag, body, zipped, file }: Loaded & { readonly file: string },
  status = 200,
): HttpResponse {
  const type = types[extname(file)] ?? 'application/octet-stream';
  const headers = {
    'content-type': type,
    // The names of the site's scripts and styles change with their content.
    'cache-control': /[\\/]assets[\\/]/.test(file)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    etag: tag,
    vary: 'accept-encoding',
    ...(type.startsWith('text/html') ? { 'content-security-policy': policy } : {}),
  };
  if (status === 200 && request.header('if-none-match')?.includes(tag)) {
    return { status: 304, headers };
  }
  return acceptsGzip(request)
    ? { status, headers: { ...headers, 'content-encoding': 'gzip' }, body: zipped }
    : { status, headers, body };
}

function acceptsGzip(request: PageRequest): boolean {
  const codings = request.header('accept-encoding')?.split(',') ?? [];
  return codings.some((coding) =>
    /^\s*(gzip|\*)\s*(;\s*q=(1|0\.0*[1-9])[\d.]*\s*)?$/i.test(coding),
  );
}

const notBuilt: HttpResponse = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Documentation</title>
<h1>Not built yet</h1>
<p>Run <code>npm run docs</code>, then reload this page.</p>
<p>The documents are available without it: <a href="/docs/reference.json">reference.json</a>,
<a href="/docs/contract.json">contract.json</a>, <a href="/docs/control.json">control.json</a>.</p>
</html>
`,
};
