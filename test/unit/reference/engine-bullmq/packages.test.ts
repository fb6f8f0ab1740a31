import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Code of a module as an address that can be imported. */
const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

test.each(['bullmq', 'ioredis'])('without %s, the error says what to install', (missing) => {
  const resolve = `export async function resolve(name, context, next) {
    if (name === '${missing}') throw new Error('There is no such package.');
    return next(name, context);
  }`;
  const hooks = moduleOf(
    `import { register } from 'node:module'; register(${JSON.stringify(moduleOf(resolve))});`,
  );
  const packages = new URL('../../../../dist/reference/engine-bullmq/packages.js', import.meta.url);
  const load = `const { loadPackages } = await import('${packages}');
    await loadPackages().catch(({ message }) => console.log(message));`;
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', hooks, '--input-type=module', '--eval', load],
    { cwd: fileURLToPath(new URL('../../../../', import.meta.url)), encoding: 'utf8' },
  );
  expect(stdout).toBe(
    'A service on Redis needs two more packages. Run: npm install bullmq@6 ioredis@6\n',
  );
});
