/** The code of a guide, in a form in which it can be compared with the test that runs it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './run-command.ts';

/**
 * All TypeScript of a guide in `docs/guides`, without indentation, empty lines and comments; the package's
 * entries are replaced by the source files that they are built from.
 */
export async function guideCode(name: string): Promise<string> {
  const guide = await readFile(join(root, 'docs/guides', name), 'utf8');
  const { exports } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const blocks = [...guide.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code);
  const code = blocks.join('\n').replaceAll(/'inference-contract(\/[\w-]+)'/g, (_, entry) => {
    const built: unknown = exports[`.${entry}`]?.default;
    if (typeof built !== 'string') throw new Error(`package.json exports no .${entry}.`);
    return `'${built.replace(/^\.\/dist\//, '../../src/').replace(/\.js$/, '.ts')}'`;
  });
  return bare(code);
}

/** The code of test files in this folder in the same form, without what only runs them here. */
export async function testCode(...names: string[]): Promise<string> {
  const files = await Promise.all(
    names.map((name) => readFile(join(root, 'test/snippets', name), 'utf8')),
  );
  return files
    .map((code) =>
      bare(code.replace(/^\/\*\*.*?\*\/\n/s, '').replaceAll(/^import '\.\/.*\n/gm, '')),
    )
    .join('\n');
}

function bare(code: string): string {
  const lines = code.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !line.startsWith('//')).join('\n');
}
