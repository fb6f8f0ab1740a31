/**
 * The samples of a guide. The first line of one that is a file names it, as code that the console copies does:
 * `// orders.test.ts: npx vitest run orders.test.ts`, without a command if nobody runs it by itself.
 * `// in client.ts` begins one that goes on with a file.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './run-command.ts';

export interface SampleFile {
  readonly name: string;
  readonly command: string | undefined;
}

/** What the first line of a sample says; undefined if the sample begins no file. */
export function fileOf(sample: string): SampleFile | undefined {
  const [, name, command] = /^(?:\/\/|#) ([\w./-]+\.\w+)(?:: (.+))?\n/.exec(sample) ?? [];
  return name === undefined ? undefined : { name, command };
}

/** The files in TypeScript that guides show, by name; samples that begin no file go on with the last one. */
export async function programsOf(...guides: string[]): Promise<Map<string, string>> {
  const programs = new Map<string, string>();
  let name = '';
  for (const guide of guides) {
    const text = await readFile(join(root, 'docs/guides', guide), 'utf8');
    for (const [, sample = ''] of text.matchAll(/```ts\n(.*?)```/gs)) {
      name = fileOf(sample)?.name ?? continuedIn(sample) ?? name;
      programs.set(name, (programs.get(name) ?? '') + sample);
    }
  }
  return programs;
}

/** The file that a sample says it goes on with. */
function continuedIn(sample: string): string | undefined {
  return /^\/\/ in (\S+)\n/.exec(sample)?.[1];
}
