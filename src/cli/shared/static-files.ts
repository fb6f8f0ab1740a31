/** Serves built files from a folder of the package. */
import { readFileSync, type Stats, statSync } from 'node:fs';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { codeOf } from '../../core/system-errors.ts';
import type { HttpRequest, HttpResponse } from '../../validation/http.ts';

export type PageRequest = Pick<HttpRequest, 'target' | 'header'>;

/** Sends a file; undefined if there is none. */
export type SendFile = (
  request: PageRequest,
  file: string,
  options?: {
    readonly status?: number;
    /** Default: the file as it is. */
    readonly read?: (file: string) => Uint8Array;
    /** The ending of files of the type that is sent. Default: that of the file. */
    readonly type?: string;
  },
) => HttpResponse | undefined;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.yaml': 'application/yaml',
};

interface LoadedFile {
  readonly tag: string;
  readonly body: Uint8Array;
  readonly zipped: Uint8Array;
}

/**
 * Files are read when they are requested and again when they change, so a new build shows at once.
 * @param policy the content security policy of pages
 */
export function staticFiles(policy: string): SendFile {
  const loaded = new Map<string, LoadedFile>();

  function load(
    file: string,
    { read, type }: { read: (file: string) => Uint8Array; type: string },
  ): LoadedFile | undefined {
    const key = file + type;
    const stats = statsOf(file);
    if (stats === undefined) return undefined;
    const tag = `W/"${stats.mtimeMs.toString(36)}-${stats.size.toString(36)}"`;
    const cached = loaded.get(key);
    if (cached?.tag === tag) return cached;
    const body = read(file);
    const loadedFile = { tag, body, zipped: gzipSync(body) };
    loaded.set(key, loadedFile);
    return loadedFile;
  }

  return (request, file, options = {}) => {
    const { status = 200, read = readFileSync, type: ending = extname(file) } = options;
    const loadedFile = load(file, { read, type: ending });
    if (loadedFile === undefined) return undefined;
    const { tag, body, zipped } = loadedFile;
    const type = types[ending] ?? 'application/octet-stream';
    const headers = {
      'content-type': type,
      'x-content-type-options': 'nosniff',
      // The names of built scripts and styles change with their content.
      'cache-control': /[\\/]assets[\\/]/.test(file)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      etag: tag,
      vary: 'accept-encoding',
      ...(type.startsWith('text/html') && {
        'content-security-policy': policy,
        'referrer-policy': 'no-referrer',
      }),
    };
    if (status === 200 && request.header('if-none-match')?.includes(tag)) {
      return { status: 304, headers };
    }
    return acceptsGzip(request)
      ? { status, headers: { ...headers, 'content-encoding': 'gzip' }, body: zipped }
      : { status, headers, body };
  };
}

/** Undefined if there is no such file, or if no file can have this path: it is too long, or leads through a file. */
export function statsOf(file: string): Stats | undefined {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats?.isFile() === true ? stats : undefined;
  } catch (error) {
    if (impossible.has(codeOf(error) ?? '')) return undefined;
    throw error;
  }
}

const impossible = new Set(['ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EINVAL', 'ENOENT']);

function acceptsGzip(request: PageRequest): boolean {
  const codings = request.header('accept-encoding')?.split(',') ?? [];
  return codings.some((coding) =>
    /^\s*(gzip|\*)\s*(;\s*q=(1|0\.0*[1-9])[\d.]*\s*)?$/i.test(coding),
  );
}
