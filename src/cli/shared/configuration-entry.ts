/** Names a file that `init` has written in the configuration, so that commands use it. */
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { configurationName, type FileMember, findConfiguration } from './configuration.ts';
import { replaceFile } from './output-file.ts';
import { schemaPath } from './schema-path.ts';
import { writeNew } from './template-file.ts';
import type { Terminal } from './terminal.ts';

/**
 * Whether the configuration names the file now. A file outside the working folder, or beside another one that the
 * configuration names, is not named. Throws `Refusal` if the configuration cannot be written.
 */
export async function nameInConfiguration(
  member: FileMember,
  file: string,
  terminal: Terminal,
): Promise<boolean> {
  const folder = process.cwd();
  if (!resolve(file).startsWith(folder + sep)) return false;
  const path = findConfiguration(folder) ?? join(folder, configurationName);
  const entry = relative(dirname(path), resolve(file)).replaceAll(sep, '/');
  const shownPath = relative('.', path);
  if (!/\.ya?ml$/.test(path)) {
    terminal.print(
      `${shownPath} stays as it is. To use ${file} by default, add: ${member}: '${entry}'`,
    );
    return false;
  }
  const text = await readConfigurationText(path);
  if (text === undefined) {
    const schema = schemaPath(dirname(path), 'configuration');
    const line = `# yaml-language-server: $schema=${schema}\n`;
    await writeNew(shownPath, path, line + stringify({ [member]: entry }));
    terminal.print(`${shownPath} is written, too: it names the files that commands use.`);
    return true;
  }
  const document = parseDocument(text);
  if (document.errors.length > 0) return false;
  if (document.has(member)) return document.get(member) === entry;
  document.set(member, entry);
  await replaceFile({ source: shownPath, path }, document.toString());
  terminal.print(`${shownPath} names ${file} now.`);
  return true;
}

async function readConfigurationText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    // It is written, or writing says why not.
    return undefined;
  }
}
