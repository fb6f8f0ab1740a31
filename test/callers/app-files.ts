/** Application files in folders of their own. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { temporaryFolder } from '../cli/setup.ts';

/** A file that passes all checks: one command for each piece of work. */
export const commandFile = {
  endpoint: 'echo',
  env: { BASE: '{baseUrl}', KEY: '{apiKey}' },
  work: { command: ['node', 'work.mjs'] },
};

/** Writes `app.yaml` and other files into a new folder, and gives the path of the first. */
export async function appFolder(
  app: object | string,
  files: Readonly<Record<string, string>> = {},
): Promise<string> {
  const folder = await temporaryFolder();
  const all = { ...files, 'app.yaml': typeof app === 'string' ? app : stringify(app) };
  for (const [name, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return join(folder, 'app.yaml');
}
