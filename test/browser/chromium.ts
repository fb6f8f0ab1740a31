/** Pages in a real browser. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Chromium is on this machine; undefined where there is none. */
export const chromium = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path));

/** Opens an address in a browser of its own, which ends when the work with it has settled. */
export async function withBrowser<Result>(
  { url, options = [] }: { url: string; options?: readonly string[] },
  work: Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'browser-'));
  const browser = spawn(
    chromium ?? 'chromium',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      ...options,
      `--user-data-dir=${folder}`,
      url,
    ],
    { stdio: 'ignore' },
  );
  try {
    return await work;
  } finally {
    const gone = new Promise((exited) => browser.once('exit', exited));
    browser.kill();
    await gone;
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}
