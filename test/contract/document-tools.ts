/** What other tools make of a document: Redocly lints it, Prism mocks it, openapi-typescript reads it. */
import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished } from 'vitest';
import { parse, stringify } from 'yaml';
import { asObject } from '../../src/core/json.ts';
import { mockDocument } from '../../src/generate/mock-document.ts';
import { freePort } from '../servers/free-port.ts';
import { root, run } from '../snippets/run-command.ts';

/** The name of the document in its folder. */
export const documentName = 'openapi.yaml';

/** Expects no error and no warning by the rules of this project that are not about our own tables. */
export async function expectLintedClean(folder: string): Promise<void> {
  const { oas3_1Rules, ...own } = parse(await readFile(join(root, 'redocly.yaml'), 'utf8'));
  const rules = Object.entries(oas3_1Rules).filter(([name]) => !name.includes('/'));
  const config = { telemetry: 'off', extends: own.extends, oas3_1Rules: Object.fromEntries(rules) };
  expect(rules).toHaveLength(3);
  await writeFile(join(folder, 'lint.yaml'), stringify(config));
  const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const args = [redocly, 'lint', '--config', join(folder, 'lint.yaml'), join(folder, documentName)];
  const { exitCode, output, errors } = await run(process.execPath, args, {
    REDOCLY_TELEMETRY: 'off',
  });
  expect(exitCode, output + errors).toBe(0);
  expect(output + errors).toContain('Your API description is valid');
  expect(output + errors).not.toMatch(/\d+ (warning|error)/);
}

/** Resolves when Prism listens, with what calls it; it ends with the test. */
export async function mockByPrism(folder: string) {
  const text = await readFile(join(folder, documentName), 'utf8');
  await writeFile(join(folder, 'mock.json'), JSON.stringify(mockDocument(asObject(parse(text)))));
  const port = String(await freePort());
  const prism = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
  const args = [prism, 'mock', '--port', port, join(folder, 'mock.json')];
  const child = spawn(process.execPath, args);
  onTestFinished(() => void child.kill());
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (line.includes('listening on')) break;
  }
  expect(lines.at(-1), lines.join('\n')).toContain('listening on');
  return async (path: string, input?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: input === undefined ? 'GET' : 'POST',
      headers: { authorization: 'any', 'content-type': 'application/json' },
      ...(input && { body: JSON.stringify({ input }) }),
    });
    return { status: response.status, body: await response.json() };
  };
}

/** Writes `openapi.d.ts` beside the document. */
export async function writeTypes(folder: string): Promise<void> {
  const typescript = join(root, 'node_modules/openapi-typescript/bin/cli.js');
  const args = [typescript, documentName, '--default-non-nullable=false', '-o', 'openapi.d.ts'];
  const { exitCode, errors } = await run(process.execPath, args, {}, { cwd: folder });
  expect(exitCode, errors).toBe(0);
}
