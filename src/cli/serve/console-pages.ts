/** Serves the built console under /console. */
import { extname, join } from 'node:path';
import type { HttpResponse } from '../../validation/http.ts';
import { pathOfTarget } from '../../validation/request/path-router.ts';
import { type PageRequest, staticFiles } from '../shared/static-files.ts';

/** Scripts and styles are files of the console, and a page speaks only with its own service. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Finds a file of the console by its path. `/` leads to the console. Paths without an extension are
 * pages, which all are the same file: the script shows the page of the path.
 * @param folder where `npm run console` built it
 */
export function consolePages(folder: string): (request: PageRequest) => HttpResponse | undefined {
  const send = staticFiles(policy);
  return (request) => {
    const path = pathOfTarget(request.target);
    if (path === '/' || path === '/console') {
      return { status: 302, headers: { location: '/console/' } };
    }
    // No part of a path begins with a dot, so none leads out of the folder.
    const name = /^\/console\/((?:[\w-][\w.-]*\/)*(?:[\w-][\w.-]*)?)$/.exec(path)?.[1];
    if (name === undefined) return undefined;
    return extname(name) === ''
      ? (send(request, join(folder, 'index.html')) ?? notBuilt)
      : send(request, join(folder, name));
  };
}

const notBuilt: HttpResponse = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Console</title>
<h1>Not built yet</h1>
<p>Run <code>npm run console</code>, then reload this page.</p>
</html>
`,
};
