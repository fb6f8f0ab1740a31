import { stat } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { run, typeScript } from '../../../snippets/run-command.ts';
import { countingModule, error, output, useModules } from './module-fixture.ts';
import { recordedTask } from './recorded-task.ts';

const { pathOf, write, workerOf } = useModules();

describe('a crash', () => {
  test.each([
    ['an exit', 'process.exit(3);', /^The worker crashed: exit code 3\.$/],
    ['an exit with success', 'process.exit();', /^The worker crashed: exit code 0\.$/],
    [
      'an uncaught error',
      "setImmediate(() => { throw new Error('late'); }); return new Promise(() => {});",
      /^The worker crashed: late$/,
    ],
    [
      'an unhandled rejection',
      "Promise.reject(new Error('lost')); return new Promise(() => {});",
      /^The worker crashed: lost$/,
    ],
    [
      'too much memory',
      'let list; for (;;) list = { list };',
      /^The worker crashed: out of memory \(32 MiB\)\.$/,
    ],
  ])('by %s fails the job, and the next job has a fresh thread', async (_what, body, message) => {
    const worker = await workerOf(
      `console.log('loaded'); export default ({ input }) => { if (!input.crash) return 'well'; ${body} };`,
      { memoryLimitMb: 32 },
    );
    const task = recordedTask({ crash: true });
    expect(await worker.begin(task).done).toEqual({ ...error(message), crashed: true });
    expect(task.notes[0]).toBe('loaded');
    expect(await worker.begin(recordedTask()).done).toEqual(output('well'));
  });
});

test.each([
  ['an error', 'setImmediate(wait, () => { throw new Error("left behind"); })'],
  ['a rejection', 'setImmediate(wait, () => { Promise.reject(new Error("left behind")); })'],
])('%s that an earlier job left behind does not fail the job that runs', async (_what, leave) => {
  const worker = await workerOf(`
    const wait = (act) => (globalThis.goOn === undefined ? setImmediate(wait, act) : act());
    let runs = 0;
    export default ({ input }, { log }) => {
      runs += 1;
      if (input.leaves) { ${leave}; return 'left'; }
      globalThis.goOn = true;
      return new Promise((resolve) => {
        const look = (turns) => (turns === 0 ? resolve(runs) : setImmediate(look, turns - 1));
        look(20);
      });
    };`);
  expect(await worker.begin(recordedTask({ leaves: true })).done).toEqual(output('left'));
  const next = recordedTask();
  expect(await worker.begin(next).done).toEqual(output(2));
  expect(next.notes.join()).toMatch(/An earlier job .* failed after its end: Error: left behind/);
  // Its thread is not used again.
  expect(await worker.begin(recordedTask()).done).toEqual(output(1));
});

test('a line of 20 MB without an end is dropped in linear time, and further lines with it', async () => {
  const worker = await workerOf(`
    export default () => {
      for (let round = 0; round < 200_000; round += 1) process.stdout.write('x'.repeat(100));
      process.stdout.write('\\nend\\n');
      return 'printed';
    };`);
  const task = recordedTask();
  expect(await worker.begin(task).done).toEqual(output('printed'));
  expect(task.notes).toEqual([
    'The job reports too much: its further logs and progress are dropped.',
  ]);
});

describe("cannot be faked by a message in the thread's own format", () => {
  test.each([
    ["{ job: 1, kind: 'output' }", /: a message of the kind output lacks required members\. /],
    ["{ job: 1, kind: 'output', json: 7 }", /: a message of the kind output lacks/],
    ["{ job: 1, kind: 'note' }", /: a message of the kind note lacks/],
    ["{ job: 1, kind: 'error', message: 'x' }", /: a message of the kind error lacks/],
    ["{ job: 1, kind: 'chunk', json: '{' }", /^The worker's thread sent an invalid message: /],
    ["{ job: 1, kind: 'output', json: '' }", /Does its module use parentPort\?$/],
  ])('fails the job, and the next one has a fresh thread: %s', async (message, expected) => {
    const worker = await workerOf(`
      import { parentPort } from 'node:worker_threads';
      export default ({ input }) => {
        if (!input.pretend) return 'well';
        parentPort.postMessage(${message});
        return new Promise(() => {});
      };`);
    expect(await worker.begin(recordedTask({ pretend: true })).done).toEqual(error(expected));
    expect(await worker.begin(recordedTask()).done).toEqual(output('well'));
  });

  test.each(["'hello'", 'null', "{ kind: 'output' }", "{ job: 1, kind: 'hello' }"])(
    'is not assumed from messages that a package sends: %s',
    async (message) => {
      const worker = await workerOf(`
        import { parentPort } from 'node:worker_threads';
        export default () => {
          parentPort.postMessage(${message});
          return 'well';
        };`);
      expect(await worker.begin(recordedTask()).done).toEqual(output('well'));
    },
  );
});

describe('a stopped job', () => {
  test('has its signal aborted, and its later results are ignored', async () => {
    const trace = pathOf('trace');
    const worker = await workerOf(`
      import { writeFileSync } from 'node:fs';
      export default (job, { signal, progress, log }) => new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          writeFileSync(${JSON.stringify(trace)}, signal.reason.name);
          log('too late');
          resolve('too late');
        });
        progress('ready');
      });`);
    const task = recordedTask();
    const work = worker.begin(task);
    await task.running;
    work.stop();
    expect(await work.done).toEqual(error(/stopped/));
    await expect
      .poll(() =>
        stat(trace).then(
          ({ size }) => size,
          () => 0,
        ),
      )
      .toBe('AbortError'.length);
    expect(task.notes).toEqual([]);
  });

  test('blocks nothing, even if it loops without yielding', async () => {
    const beat = new SharedArrayBuffer(4);
    const worker = await workerOf(`
      import { threadId } from 'node:worker_threads';
      export default ({ input }, { progress }) => {
        if (!input.loop) return threadId;
        progress(threadId);
        for (;;) Atomics.add(new Int32Array(input.beat), 0, 1);
      };`);
    const task = recordedTask({ loop: true, beat });
    const work = worker.begin(task);
    await task.running;
    work.stop();
    expect(await work.done).toEqual(error(/stopped/));
    const next = await worker.begin(recordedTask()).done;
    expect(next).toEqual(output(expect.any(Number)));
    expect(next).not.toEqual(output(task.steps[0]));
    // The thread is really gone: nothing counts any more.
    const count = () => Atomics.load(new Int32Array(beat), 0);
    let before = -1;
    await expect
      .poll(() => {
        const still = before === count();
        before = count();
        return still;
      })
      .toBe(true);
  });

  test('ends at once if its thread has not started yet', async () => {
    const worker = await workerOf(countingModule);
    const work = worker.begin(recordedTask());
    work.stop();
    expect(await work.done).toEqual(error(/stopped/));
  });

  test('affects no other job if it ended before', async () => {
    const worker = await workerOf(countingModule);
    const first = worker.begin(recordedTask());
    const done = await first.done;
    const second = worker.begin(recordedTask());
    first.stop();
    expect(done).toEqual(output({ threadId: expect.any(Number), runs: 1 }));
    expect(await second.done).toEqual(output({ threadId: expect.any(Number), runs: 2 }));
  });

  test('may be one that exceeds the time limit', async () => {
    const worker = await workerOf('export default () => { for (;;); }', { wallClockLimitMs: 50 });
    expect(await worker.begin(recordedTask()).done).toEqual(
      error(/^The worker gave no answer within 50 ms\.$/),
    );
  });
});

describe('threads', () => {
  test('run one job at a time and are reused', async () => {
    const worker = await workerOf(countingModule);
    const together = await Promise.all([1, 2, 3].map(() => worker.begin(recordedTask()).done));
    expect(new Set(together.map((outcome) => JSON.stringify(outcome))).size).toBe(3);
    for (const outcome of together) expect(outcome).toMatchObject(output({ runs: 1 }));
    const later = await worker.begin(recordedTask()).done;
    expect(later).toMatchObject(output({ runs: 2 }));
  });

  test('are replaced when the module or one of its imports has changed', async () => {
    await write('text.mjs', "export const text = 'one';");
    const source = "import { text } from './text.mjs'; export default () => text;";
    const worker = await workerOf(source);
    const next = () => worker.begin(recordedTask()).done;
    expect(await next()).toEqual(output('one'));
    await write('text.mjs', "export const text = 'two';");
    expect(await next()).toEqual(output('two'));
    await write('worker.mjs', source.replace('=> text', "=> text + '!'"));
    expect(await next()).toEqual(output('two!'));
  });

  test('that run while the module changes finish with the loaded version', async () => {
    const source = `export default ({ input }, { progress }) => {
      progress('ready');
      return input.gate ? Atomics.waitAsync(new Int32Array(input.gate), 0, 0).value.then(() => 'old') : 'old';
    };`;
    const worker = await workerOf(source);
    const gate = new SharedArrayBuffer(4);
    const task = recordedTask({ gate });
    const slow = worker.begin(task);
    await task.running;
    await write('worker.mjs', "export default () => 'new';");
    expect(await worker.begin(recordedTask()).done).toEqual(output('new'));
    Atomics.store(new Int32Array(gate), 0, 1);
    Atomics.notify(new Int32Array(gate), 0);
    expect(await slow.done).toEqual(output('old'));
    expect(await worker.begin(recordedTask()).done).toEqual(output('new'));
  });

  test('end permanently when the worker is closed', async () => {
    const worker = await workerOf(
      'export default (job, { progress }) => { progress(1); for (;;); }',
    );
    const task = recordedTask();
    const work = worker.begin(task);
    await task.running;
    worker.close();
    expect(await work.done).toEqual(error(/stopped/));
    expect(() => worker.begin(recordedTask())).toThrow('closed');
  });

  test('do not keep the process alive when they are idle', async () => {
    const module = await write('worker.ts', "export default () => 'done';");
    const [command, ...args] = typeScript(`
      import { ModuleWorker } from './dist/reference/workers/module-worker.js';
      const worker = new ModuleWorker({ module: ${JSON.stringify(module)} });
      const ignore = () => {};
      const { done } = worker.begin({ jobId: '1', input: {}, note: ignore, progress: ignore });
      console.log(JSON.stringify(await done));`);
    expect(await run(command, args, {})).toEqual({
      exitCode: 0,
      output: `${JSON.stringify(output('done'))}\n`,
      errors: '',
    });
  });
});
