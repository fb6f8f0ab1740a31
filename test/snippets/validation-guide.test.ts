/** The three lines of the validation guide, run as they stand against another service's document. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, run, typeScript } from './run-command.ts';

test('the three lines serve and validate a foreign document', async () => {
  const guide = await readFile(join(root, 'docs/guides/validation.md'), 'utf8');
  const snippet = /<!-- three-lines -->\n```ts\n(.*?)```/s.exec(guide)?.[1] ?? '';
  expect(snippet).toContain("from './ferries.js'");
  const documents = JSON.stringify(join(root, 'test/documents/ferries.ts'));
  const program = `${snippet
    .replace(/import \{ ferries, sailings \}.*\n/, `import { ferries } from ${documents};\n`)
    .replace('8080', '0')}
function sailings({ from }) {
  const headers = { 'content-type': 'application/json', 'x-total': '0' };
  return { status: 200, headers, body: JSON.stringify([{ from }]) };
}
const good = await fetch(server.url + '/v1/crossings?from=north&party[dogs]=2');
console.log(good.status, await good.text());
const bad = await fetch(server.url + '/v1/crossings?from=north&party[dogs]=two');
console.log(bad.status, JSON.stringify(await bad.json(), null, 2));
await server.close();
`;
  const [command, ...args] = typeScript(program);
  const { exitCode, output, errors } = await run(command, args, {});
  expect(errors).toBe('');
  expect(exitCode).toBe(0);
  expect(output).toContain('200 [{"from":"north"}]');
  const answer = /```json\n(.*?)```/s.exec(guide)?.[1] ?? '';
  expect(output).toContain(`400 ${answer.trim()}`);
});
