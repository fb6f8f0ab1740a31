import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentationPages } from '../../src/cli/operated-service.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await writeFile(join(folder, 'contract.html'), '<p>The contract');
});
afterAll(() => rm(folder, { recursive: true }));

function textAt(path: string): string | undefined {
  const body = documentationPages(folder)(path)?.body;
  return body === undefined ? undefined : Buffer.from(body).toString();
}

describe('documentationPages', () => {
  test.each(['/docs', '/docs/', '/docs?a'])('offers both editions at %s', (path) => {
    expect(textAt(path)).toContain('href="/docs/reference.html"');
    expect(textAt(path)).toContain('href="/docs/contract.html"');
    expect(textAt(path)).toContain('href="/docs/control.html"');
  });

  test('serves what is built, and says how to build what is not', () => {
    expect(textAt('/docs/contract.html')).toBe('<p>The contract');
    expect(textAt('/docs/reference.html')).toContain('npm run docs');
  });

  test('serves the documents', () => {
    expect(JSON.parse(textAt('/docs/contract.json') ?? '')).toMatchObject({ openapi: '3.1.0' });
    expect(JSON.parse(textAt('/docs/reference.json') ?? '')).toMatchObject({ openapi: '3.1.0' });
  });

  test.each(['/', '/docs/..', '/docs/../package.json', '/docs/x', '/docs/__proto__'])(
    'knows nothing at %s',
    (path) => {
      expect(textAt(path)).toBeUndefined();
    },
  );
});
