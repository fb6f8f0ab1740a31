/** Every snippet of the validation guide, run as it stands against another service's document. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { ferries } from '../documents/ferries.ts';
import { moduleFolder } from '../processes/module-folder.ts';
import { root, run, typeScript } from './run-command.ts';

const guide = await readFile(join(root, 'docs/guides/validation.md'), 'utf8');
const snippets = new Map(
  [...guide.matchAll(/<!-- ([\w-]+) -->\n```(?:ts|sh)\n(.*?)```/gs)].map(
    ([, name = '', code = '']) => [name, code],
  ),
);
const snippet = (name: string): string => {
  const code = snippets.get(name);
  if (code === undefined) throw new Error(`The guide has no snippet ${name}.`);
  return code;
};

const document = `const ferries = ${JSON.stringify(ferries)};`;
const preamble = `import { createValidator } from 'inference-contract/validation';
${document}
`;

/** The document of the guide's first sample, as a file. */
const small = /<!-- document -->\n```yaml\n(.*?)```/s.exec(guide)?.[1] ?? '';

/** A request that matches it and one that does not, to be sent by `send`. */
const requests = `
const good = await send('/v1/crossings?from=north&dogs=2');
console.log(good.status, await good.text());
const bad = await send('/v1/crossings?dogs=two');
console.log(bad.status, JSON.stringify(await bad.json(), null, 2));
`;

const answers = /```json\n(.*?)```/s.exec(guide)?.[1]?.trim() ?? '';

async function printed(program: string): Promise<string> {
  const [command, ...args] = typeScript(program);
  const { exitCode, output, errors } = await run(command, args, { CREW_KEY: 'crew' });
  expect(errors).toBe('');
  expect(exitCode).toBe(0);
  return output;
}

test('every snippet has a name and therefore a test', () => {
  expect([...guide.matchAll(/```(ts|sh)\n/g)]).toHaveLength(snippets.size);
  expect([...snippets.keys()]).toEqual([
    'compile',
    'three-lines',
    'prepared',
    'unchecked',
    'waivers',
    'options',
    'receives',
    'load',
    'steps',
    'express',
    'fastify',
    'hono',
    'fetch',
  ]);
});

test('the three lines serve and validate the document above them', async () => {
  const folder = await moduleFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'ferries.yaml');
  await writeFile(file, small);
  const code = snippet('three-lines')
    .replace("'ferries.yaml'", () => JSON.stringify(file))
    .replace('8080', '0');
  const output = await printed(`${code}
const send = (path) => fetch(server.url + path);
${requests}await server.close();
`);
  expect(output).toContain('200 From north');
  expect(output).toContain(`400 ${answers}`);
});

test.each([
  [
    'express',
    `const server = app.listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const send = (path) => fetch(\`http://127.0.0.1:\${server.address().port}\${path}\`);
`,
    'server.close();\nserver.closeAllConnections();\n',
  ],
  [
    'fastify',
    `const url = await app.listen({ host: '127.0.0.1', port: 0 });
const send = (path) => fetch(url + path);
`,
    'app.server.closeAllConnections();\nawait app.close();\n',
  ],
  ['hono', 'const send = (path) => app.request(path);\n', ''],
  ['fetch', "const send = (path) => answer(new Request('http://localhost' + path));\n", ''],
])('the snippet works behind %s', async (name, serve, close) => {
  const output = await printed(`import { createValidator } from 'inference-contract/validation';
const ferries = ${JSON.stringify(parse(small))};
const validator = createValidator(ferries, { security: 'unchecked' });
const sailingsFrom = ({ from }) => [{ from }];
const listCrossings = ({ parameters }) => ({
  status: 200,
  headers: {},
  body: JSON.stringify(sailingsFrom(parameters.query)),
});
${snippet(name)}${serve}${requests}${close}`);
  expect(output).toContain('200 [{"from":"north"}]');
  expect(output).toContain(`400 ${answers}`);
});

const booking = `
const text = '{"guests":[{"travels":"foot","name":"A","age":"x"}]}';
const verdict = await validator.check({
  method: 'POST',
  target: '/v1/crossings/7/bookings',
  origin: '',
  header: (name) =>
    ({ 'content-type': 'application/json', authorization: 'Bearer crew' })[name],
  body: async () => new TextEncoder().encode(text),
  signal: new AbortController().signal,
});
console.log(verdict.problem?.detail);
`;
const found = 'Expected an integer or null at body /guests/0/age, got "x".\n';

test('the options that change a request work', async () => {
  const code = `${preamble}${snippet('prepared')}${booking}
console.log(Object.keys(validator.plan.preparations).length > 0);`;
  expect(await printed(code)).toBe(`${found}true\n`);
});

test('unchecked parts are listed', async () => {
  const document = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/a?beta=true': { get: {} }, '/a#b': { get: {} } },
    components: { schemas: { A: { format: 'unixtime' }, B: { format: 'unixtime' } } },
  };
  const code = `${preamble}const document = ${JSON.stringify(document)};\n${snippet('unchecked')}`;
  expect(await printed(code)).toBe('format unixtime: 2\npath /a?beta=true: 1\npath /a#b: 1\n');
});

test('authentication and custom formats work', { timeout: 60_000 }, async () => {
  const program = `${preamble}${snippet('options')}${booking}`;
  expect(await printed(program)).toBe(found);
  expect(await printed(program.replace('Bearer crew', 'Bearer other'))).toBe(
    'Expected valid credentials.\n',
  );
});

test('a part that is refused can be waived', async () => {
  const price = { type: 'number', minimum: 0, exclusiveMinimum: true };
  const document = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    components: { schemas: { Fare: { properties: { price } } } },
  };
  const given = `${preamble}const document = ${JSON.stringify(document)};\n`;
  const refused = `try { createValidator(document); } catch (error) { console.log(error.message); }\n`;
  const output = await printed(`${given}${refused}${snippet('waivers')}
console.log(validator.unchecked.map(({ kind, name }) => kind + ' ' + name).join());`);
  const [message, listed] = output.split('\n');
  expect(guide).toContain(`\`\`\`text\n${message}\n\`\`\``);
  expect(listed).toBe('waived exclusiveMinimum');
});

test('the validator works in steps', async () => {
  const output = await printed(`${preamble}${snippet('steps')}
let isFull = false;
function isTooBusy(operationId) {
  return isFull && operationId === 'listCrossings';
}
const request = (target) => ({ method: 'GET', target, header: () => undefined });
console.log((await verdictOn(request('/v1/crossings?from=north'))).kind);
console.log((await verdictOn(request('/v1/crossings?party[dogs]=two'))).problem.status);
isFull = true;
console.log((await verdictOn(request('/v1/crossings?party[dogs]=two'))).kind);
console.log((await verdictOn(request('/nowhere'))).problem.status);`);
  expect(output).toBe('valid\n400\nbusy\n404\n');
});

test('outgoing requests are checked', async () => {
  const output =
    await printed(`${preamble}import { toFetch } from 'inference-contract/validation/adapters/fetch';
${snippet('receives')}
const headers = { 'content-type': 'application/json' };
for (const body of ['{"crossing":7}', '{}']) {
  const sent = new Request('http://localhost/hooks/cancelled', { method: 'POST', headers, body });
  const answer = await toFetch(handler)(sent);
  console.log(answer.status, (await answer.text()).includes('/crossing'));
}`);
  expect(output).toBe('204 false\n400 true\n');
});

test('validators compiled ahead of time work', { timeout: 60_000 }, async () => {
  const folder = await moduleFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  const [npx, name, ...args] = snippet('compile').trim().split(' ');
  expect([npx, name]).toEqual(['npx', 'inference-contract']);
  const places = new Map([
    ['ferries.yaml', join(root, 'test/documents/ferries.yaml')],
    ['validators', folder],
  ]);
  const command = [join(root, 'dist/cli/main.js'), ...args.map((arg) => places.get(arg) ?? arg)];
  expect((await run(process.execPath, command, {})).exitCode).toBe(0);
  const index = JSON.stringify(join(folder, 'index.js'));
  const load = snippet('load').replace("'./validators/index.js'", index);
  expect(await printed(`${load}${booking}`)).toBe(found);
});
