/** The programs of a guide: all its TypeScript, of which each block with imports begins one. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './run-command.ts';

export async function programsOf(guide: string): Promise<string[]> {
  const text = await readFile(join(root, 'docs/guides', guide), 'utf8');
  const programs: string[] = [];
  for (const [, block = ''] of text.matchAll(/```ts\n(.*?)```/gs)) {
    if (block.startsWith('import ')) programs.push('');
    programs.push((programs.pop() ?? '') + block);
  }
  return programs;
}
