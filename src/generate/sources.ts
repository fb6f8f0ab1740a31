/** Looks things up in the hand-written files, so that messages can name a file and a line. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The places below a folder where a text is written, as `path:line`. */
export async function linesNaming(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const found = await Promise.all(
    paths.sort().map(async (path) => {
      const lines = (await readFile(path, 'utf8')).split('\n');
      return lines.flatMap((line, index) => (line.includes(text) ? [`${path}:${index + 1}`] : []));
    }),
  );
  return found.flat();
}
