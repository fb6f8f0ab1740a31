import { describe, expect, test } from 'vitest';
import { limits } from '#generated/reference/tables.js';
import { ManualClock } from '../../../../src/core/clock.ts';
import { execute } from '../../../../src/reference/engine/execution.ts';
import { recordedOwner } from '../engine/recorded-owner.ts';
import { countingModule, error, output, useModules } from './module-fixture.ts';
import { recordedTask } from './recorded-task.ts';

const { pathOf, write, workerAt, workerOf, outcomeOf } = useModules();

const storage = {
  accessId: 'id-of-key',
  accessSecret: 'very/secret"key',
  extra: { deep: ['eu-9'] },
};
describe('a handler', () => {
  test('receives the job and returns its output', async () => {
    const task = recordedTask({ name: 'Ann', list: [1, null] }, { s3Config: storage });
    expect(await outcomeOf('export default async (job) => ({ job });', task)).toEqual(
      output({ job: { id: 'job-1', input: { name: 'Ann', list: [1, null] }, s3Config: storage } }),
    );
    expect(task.notes).toEqual([]);
  });

  test('sees no storage settings if the request has none', async () => {
    const source = 'export default (job) => Object.keys(job);';
    expect(await outcomeOf(source)).toEqual(output(['id', 'input']));
  });

  test('may be CommonJS and may return synchronously', async () => {
    const source = 'module.exports = ({ input }) => input.text.length;';
    const task = recordedTask({ text: 'four' });
    expect(await outcomeOf(source, task, 'worker.cjs')).toEqual(output(4));
  });

  test('that returns nothing has an empty output', async () => {
    expect(await outcomeOf('export default async () => {};')).toEqual(output({}));
  });

  test('returns its output as JSON represents it', async () => {
    const source = `export default () => ({
      at: new Date(0), none: undefined, not: NaN, own: { toJSON: () => 'own' },
    });`;
    expect(await outcomeOf(source)).toEqual(
      output({ at: '1970-01-01T00:00:00.000Z', not: null, own: 'own' }),
    );
  });

  test('reports its progress; what it logs or prints becomes notes', async () => {
    const task = recordedTask();
    const source = `export default (job, { log, progress }) => {
      log('loading %s', 'weights', { from: 'disk' });
      progress({ percent: 50 });
      progress('almost');
      console.log('one\\ntwo');
      console.error(new Map([['a', 1]]));
      process.stdout.write('no end');
      return {};
    };`;
    expect(await outcomeOf(source, task)).toEqual(output({}));
    expect(task.steps).toEqual([{ percent: 50 }, 'almost']);
    expect(task.notes).toEqual([
      "loading weights { from: 'disk' }",
      'one',
      'two',
      "Map(1) { 'a' => 1 }",
      'no end',
    ]);
  });

  test.each([
    ['output', 'return nested;'],
    ['chunk', 'yield nested;'],
  ])('whose %s is nested too deep fails its job', async (kind, end) => {
    const source = `export default ${kind === 'chunk' ? 'async function*' : 'function'} handler() {
      let nested = [];
      for (let level = 0; level < 1000; level += 1) nested = [nested];
      ${end}
    }`;
    expect(await outcomeOf(source)).toEqual(
      error(new RegExp(`^The worker's ${kind} is nested more than ${limits.nestingDepth} deep`)),
    );
  });

  test('whose progress is nested too deep leaves a note', async () => {
    const task = recordedTask();
    const source = `export default (job, { progress }) => {
      let nested = [];
      for (let level = 0; level < 1000; level += 1) nested = [nested];
      progress(nested);
      return {};
    };`;
    expect(await outcomeOf(source, task)).toEqual(output({}));
    expect(task.steps).toEqual([]);
    expect(task.notes).toEqual([
      `The worker's progress is nested more than ${limits.nestingDepth} deep.`,
    ]);
  });

  test('cannot flood the log', async () => {
    const task = recordedTask();
    const source = `export default (job, { progress }) => {
      for (let line = 0; line < 5000; line += 1) { console.log(line); progress(line); }
      return { done: true };
    };`;
    expect(await outcomeOf(source, task)).toEqual(output({ done: true }));
    expect(task.notes.length + task.steps.length).toBe(1001);
    expect(task.notes.at(-1)).toContain('reports too much');
  });

  test('keeps its storage settings out of notes, progress and errors, even if it prints them', async () => {
    const source = `export default ({ s3Config }, { log, progress }) => {
      log(s3Config);
      log(JSON.stringify(s3Config));
      progress({ with: s3Config });
      throw new Error('refused: ' + s3Config.accessSecret);
    };`;
    const worker = await workerOf(source);
    const clock = new ManualClock();
    const { owner, events } = recordedOwner(clock);
    const job = { id: 'job-1', endpointId: 'mine', submission: 'runJob', retries: 0 } as const;
    const outcome = await new Promise((finish) =>
      execute({ ...job, request: { input: {}, s3Config: storage }, origin: '' }, worker, {
        ...owner,
        finish: (_job, outcome) => finish(outcome),
      }),
    );
    expect(outcome).toEqual(error(/^refused: \[storage\]$/));
    const said = JSON.stringify(events);
    expect(said).toContain('[storage]');
    for (const value of ['id-of-key', 'secret', 'eu-9']) expect(said).not.toContain(value);
  });
});

describe('a generator', () => {
  test('streams the values it yields; its return value is the output', async () => {
    const task = recordedTask();
    const source = `export default async function* ({ input }) {
      for (const word of ['a', 'b']) yield { word };
      return { count: 2 };
    }`;
    expect(await outcomeOf(source, task)).toEqual(output({ count: 2 }));
    expect(task.chunks).toEqual([{ word: 'a' }, { word: 'b' }]);
  });

  test('that returns nothing has an object with the yielded values as output', async () => {
    const task = recordedTask();
    const source = 'export default function* () { yield 1; yield [2]; }';
    expect(await outcomeOf(source, task)).toEqual(output({ chunks: [1, [2]] }));
    expect(task.chunks).toEqual([1, [2]]);
  });

  test('that throws midway fails the job', async () => {
    const task = recordedTask();
    const source = "export default async function* () { yield 1; throw new Error('halfway'); }";
    expect(await outcomeOf(source, task)).toEqual(error(/^halfway$/));
    expect(task.chunks).toEqual([1]);
  });

  test('that never ends is cut off', async () => {
    const task = recordedTask();
    const many = 'export default function* () { for (;;) yield 1; }';
    expect(await outcomeOf(many, task)).toEqual(error(/more than 10000 chunks/));
    expect(task.chunks).toHaveLength(10_000);
    const large = `export default function* () { for (;;) yield 'x'.repeat(${2 ** 20}); }`;
    expect(await outcomeOf(large)).toEqual(error(/exceeds 20971520 bytes/));
  });
});

describe('a handler error', () => {
  test.each([
    ['throws', "export default () => { throw new TypeError('no prompt'); }", /^no prompt$/],
    ['rejects', "export default () => Promise.reject(new Error('refused'))", /^refused$/],
    ['throws a string', "export default () => { throw 'text'; }", /^text$/],
    ['throws an object', 'export default () => { throw { code: 7 }; }', /^\{ code: 7 \}$/],
    ['throws nothing', 'export default () => { throw undefined; }', /^undefined$/],
  ])('of a handler that %s contains only its message', async (_what, source, message) => {
    const outcome = await outcomeOf(source);
    expect(outcome).toEqual(error(message));
  });

  test('writes its stack and cause to the notes', async () => {
    const task = recordedTask();
    const source =
      "export default () => { throw new Error('outer', { cause: new Error('inner') }); }";
    expect(await outcomeOf(source, task)).toEqual(error(/^outer$/));
    expect(task.notes).toEqual([expect.stringMatching(/outer.*worker\.mjs:1.*inner/s)]);
  });

  test('does not stop the thread', async () => {
    const worker = await workerOf(
      `${countingModule
        .replace('({', "{ if (++runs === 1) throw Error('first'); return {")
        .replace('runs: (runs += 1) });', 'runs }; };')}`,
    );
    expect(await worker.begin(recordedTask()).done).toEqual(error(/^first$/));
    expect(await worker.begin(recordedTask()).done).toEqual(
      output({ threadId: expect.any(Number), runs: 2 }),
    );
  });

  test.each([
    [
      'circular',
      'const self = {}; self.self = self; return self;',
      /^The output cannot be written as JSON: Converting circular structure to JSON$/,
    ],
    ['a bigint', 'return { count: 1n };', /^The output cannot be written as JSON: .*BigInt/],
    [
      'a function',
      'return () => {};',
      /^The output cannot be written as JSON: it is a function\.$/,
    ],
    [
      'too large',
      `return 'x'.repeat(${21 * 2 ** 20});`,
      /^The output exceeds 20971520 bytes of JSON\.$/,
    ],
  ])('for an output that is %s says so', async (_what, body, message) => {
    expect(await outcomeOf(`export default () => { ${body} }`)).toEqual(error(message));
  });

  test('does not occur for a large output within the limit', async () => {
    const outcome = await outcomeOf(`export default () => 'x'.repeat(${19 * 2 ** 20});`);
    expect(outcome.kind === 'output' && String(outcome.output).length).toBe(19 * 2 ** 20);
  });

  test.each([
    ['without a file', undefined, 'worker.mjs', /^The worker module worker\.mjs does not exist\.$/],
    [
      'without a handler',
      'export const handler = () => {};',
      'worker.mjs',
      /^The worker module worker\.mjs has no default export that is a function\.$/,
    ],
    [
      'without a handler',
      'export const handler = () => {};',
      'worker.ts',
      /has no default export that is a function/,
    ],
    [
      'whose handler is not a function',
      'export default { run() {} };',
      'worker.mjs',
      /has no default export that is a function/,
    ],
    [
      'with a syntax error',
      'export default () => {\n  const a = ;\n};',
      'worker.mjs',
      /^The worker module worker\.mjs cannot be loaded: .*Unexpected token.*worker\.mjs:2:/,
    ],
    [
      'with a syntax error',
      'export default () => {\n  const a: = 1;\n};',
      'worker.ts',
      /^The worker module worker\.ts cannot be loaded: .*worker\.ts:2:/,
    ],
    [
      'with an unknown import',
      "import './lib.mjs';",
      'worker.mjs',
      /cannot be loaded: Cannot find module 'lib\.mjs'/,
    ],
    [
      'that fails to start',
      "throw new Error('no weights');",
      'worker.mjs',
      /^The worker module worker\.mjs cannot be loaded: no weights$/,
    ],
  ])('for a module %s says so', async (_what, source, file, message) => {
    if (source !== undefined) await write(file, source);
    const outcome = await workerAt(file).begin(recordedTask()).done;
    expect(outcome).toEqual(error(message));
    expect(JSON.stringify(outcome)).not.toContain(pathOf(''));
  });

  test('for a module disappears once the module is corrected', async () => {
    const worker = await workerOf("import { text } from './text.mjs'; export default () => text;");
    expect(await worker.begin(recordedTask()).done).toEqual(error(/cannot be loaded/));
    await write('text.mjs', "export const text = 'there';");
    expect(await worker.begin(recordedTask()).done).toEqual(output('there'));
  });
});

describe('TypeScript', () => {
  const library = `
    export enum Tone { Warm = 'warm' }
    export class Greeter {
      constructor(private readonly name: string) {}
      greet(): string { return \`hello \${this.name}\`; }
    }`;

  test.each(['ts', 'mts'])('supports a .%s module with all language features', async (ending) => {
    await write('library.ts', library);
    const source = `
      import { Greeter, Tone } from './library.ts';
      import type { Nothing } from './not-there.ts';
      interface Job { readonly input: { readonly name: string } }
      const later: number = await Promise.resolve(1);
      export default async ({ input }: Job, { log }: { log(...values: unknown[]): void }) => {
        log(import.meta.url);
        return { text: new Greeter(input.name).greet(), tone: Tone.Warm, later } satisfies object;
      };`;
    const task = recordedTask({ name: 'Ann' });
    expect(await outcomeOf(source, task, `worker.${ending}`)).toEqual(
      output({ text: 'hello Ann', tone: 'warm', later: 1 }),
    );
    expect(task.notes).toEqual([expect.stringMatching(/^file:.*worker\.m?ts$/)]);
  });

  test("reloads a changed import that uses the compiled file's name", async () => {
    const source =
      "import { Greeter } from './library.js'; export default () => new Greeter('you').greet();";
    await write('library.ts', library);
    await write('worker.ts', source);
    const worker = workerAt('worker.ts');
    expect(await worker.begin(recordedTask()).done).toEqual(output('hello you'));
    await write('library.ts', library.replace('hello', 'good day,'));
    expect(await worker.begin(recordedTask()).done).toEqual(output('good day, you'));
  });

  test('reports the line of an error', async () => {
    const task = recordedTask();
    const source =
      "type A = 1;\n\nexport default (): void => {\n  throw new Error('line 4');\n};\n";
    expect(await outcomeOf(source, task, 'worker.ts')).toEqual(error(/^line 4$/));
    expect(task.notes).toEqual([expect.stringContaining('worker.ts:4:')]);
  });
});
