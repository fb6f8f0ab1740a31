/** What the document says about declaring something in an application file is what declares it. */
import { expect, test } from 'vitest';
import { readApplicationFile } from '../../src/callers/application/app-file.ts';
import { applicationOf } from '../../src/callers/application/file-application.ts';
import { callerDeclarations } from '../../src/callers/rules.ts';
import { systemClock } from '../../src/core/clock.ts';
import { commandFile } from './app-files.ts';

/** For members that are no flags. */
const values: Readonly<Record<string, unknown>> = {
  webhooks: 'http://127.0.0.1:8080',
  'declares.givesUpAfterSeconds': 5,
  'declares.reportsCost': '/cost',
  input: { type: 'object' },
  output: { type: 'object' },
};

/** A server that can be started again. */
const server = {
  instances: 1,
  ...commandFile,
  start: { command: ['node', 'server.mjs'], ready: { output: 'ready' } },
  work: {
    request: 'POST http://127.0.0.1:8080/orders',
    poll: { request: 'GET {location}' },
    success: { status: [200] },
    failure: { status: [500] },
  },
};

const ways = Object.entries(callerDeclarations).flatMap(([id, { madeBy }]) =>
  madeBy.map((member) => [id, member] as const),
);

test.each(ways)('%s is declared by %s', (id, member) => {
  const [path = '', text] = member.split(': ');
  const value = text ?? values[path] ?? true;
  const [name = '', part] = path.split('.');
  const file = {
    ...(id === 'resumes' ? server : commandFile),
    [name]: part === undefined ? value : { [part]: value },
  };
  const clock = systemClock();
  const context = { folder: '.', clock, env: {}, newName: () => 'piece' };
  expect([...applicationOf(readApplicationFile(file), context).declares]).toContain(id);
  clock.clear();
});
