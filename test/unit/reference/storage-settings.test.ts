/** Storage settings of a job reach its worker, and appear nowhere else. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testbed } from './testbed.ts';

const webhook = 'http://receiver.test/hook?token=CANARY-url';

describe('storage settings', () => {
  let folder: string;
  const secret = 'CANARY-9f1';
  const s3Config = { accessId: 'id', accessSecret: secret, extra: { kept: [secret] } };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'worker-'));
    await writeFile(
      join(folder, 'tell.mjs'),
      `export default (job) => job.input.fail ? { error: 'upload with ' + job.s3Config.accessSecret + ' failed ' + 'x'.repeat(5000) } : ({ received: JSON.stringify(job.s3Config).replaceAll('CANARY', 'seen') });`,
    );
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** The status of a job whose worker has told what it was given. */
  async function told(input: object) {
    const { run, status, clock, webhooks, engine, service } = testbed({
      endpoints: { tell: { kind: 'serverless', worker: { module: join(folder, 'tell.mjs') } } },
    });
    const { id } = (await run('tell', { input, s3Config, webhook })).body;
    await clock.advance(1000);
    const { body } = await status('tell', id);
    expect(webhooks).toHaveLength(1);
    const shown = [body, webhooks.map((call) => call.body), engine().events.list()];
    expect(JSON.stringify(shown)).not.toMatch(/CANARY/);
    service.close();
    return body;
  }

  test('reach the worker unchanged and appear nowhere else', async () => {
    const { output } = await told({});
    expect(output.received).toBe(JSON.stringify(s3Config).replaceAll('CANARY', 'seen'));
  });

  test('stay out of the shortened error that a worker reports', async () => {
    const { error } = await told({ fail: true });
    expect(error).toMatch(/^upload with \[storage\] failed x+… \(\d+ characters\)$/);
    expect(error.length).toBeLessThan(2100);
  });
});
