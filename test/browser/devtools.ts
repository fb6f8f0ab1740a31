/** A tab of a headless Chromium, driven over its debugging protocol by a pipe. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from './chromium.ts';

type Message = {
  readonly id?: number;
  readonly method?: string;
  // biome-ignore lint/suspicious/noExplicitAny: what the protocol says is looked into freely.
  readonly params?: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  readonly result?: any;
  readonly error?: { readonly message: string };
};

/** How a page is shown. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly colours: 'light' | 'dark';
}

/** An open tab. */
export interface Tab {
  /** Addresses that pages have asked for. */
  readonly requests: readonly string[];
  /** Exceptions, and what the browser has reported, such as a blocked request. */
  readonly errors: readonly string[];
  show(view: View): Promise<void>;
  /** Opens a page; resolves when it has loaded. */
  open(url: string): Promise<void>;
  /** Follows the first link that a selector finds; resolves when its page has loaded. */
  follow(selector: string): Promise<void>;
  /** The value of an expression in the page, once it is settled. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Resolves when an expression in the page is true. */
  until(expression: string): Promise<void>;
  /** A picture of the whole page, as PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Starts a browser with one empty tab. */
export async function openTab(): Promise<Tab> {
  const folder = await mkdtemp(join(tmpdir(), 'browser-'));
  const browser = spawn(
    chromium ?? 'chromium',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--hide-scrollbars',
      '--remote-debugging-pipe',
      `--user-data-dir=${folder}`,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const [, , , input, output] = browser.stdio;
  if (!input || !('write' in input) || !output || !('setEncoding' in output)) {
    throw new Error('Expected pipes to the browser.');
  }
  const requests: string[] = [];
  const errors: string[] = [];
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, () => void>();
  let count = 0;
  let rest = '';
  output.setEncoding('utf8');
  output.on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) receive(JSON.parse(message));
  });

  function receive(message: Message): void {
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    const { method = '', params } = message;
    listeners.get(method)?.();
    if (method === 'Network.requestWillBeSent') requests.push(params.request.url);
    if (method === 'Runtime.exceptionThrown') {
      errors.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
    }
    if (method === 'Log.entryAdded' && params.entry.level === 'error') {
      errors.push(`${params.entry.text} ${params.entry.url ?? ''}`);
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above.
  function send(method: string, params: object = {}, sessionId?: string): Promise<any> {
    count += 1;
    const id = count;
    return new Promise((resolve, reject) => {
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error === undefined) resolve(result);
        else reject(new Error(`${method}: ${error.message}`));
      });
      if (input && 'write' in input) {
        input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      }
    });
  }

  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const ask = (method: string, params?: object) => send(method, params, sessionId);
  for (const domain of ['Page', 'Network', 'Runtime', 'Log']) await ask(`${domain}.enable`);

  function nextLoad(): Promise<void> {
    return new Promise((resolve) => {
      listeners.set('Page.loadEventFired', resolve);
    });
  }

  async function evaluate<Value>(expression: string): Promise<Value> {
    const { result, exceptionDetails } = await ask('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails !== undefined) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result.value;
  }

  return {
    requests,
    errors,
    async show({ width, height, colours }) {
      const metrics = { width, height, deviceScaleFactor: 1, mobile: width < 640 };
      await ask('Emulation.setDeviceMetricsOverride', metrics);
      const features = [{ name: 'prefers-color-scheme', value: colours }];
      await ask('Emulation.setEmulatedMedia', { features });
    },
    async open(url) {
      const loaded = nextLoad();
      await ask('Page.navigate', { url });
      await loaded;
    },
    async follow(selector) {
      const loaded = nextLoad();
      // Later, because an expression of a page that goes has no value.
      await evaluate(`void setTimeout(() => document.querySelector('${selector}').click())`);
      await loaded;
    },
    evaluate,
    async until(expression) {
      await evaluate(`new Promise((resolve) => {
        const look = () => (${expression}) ? resolve() : requestAnimationFrame(look);
        look();
      })`);
    },
    async screenshot() {
      const { data } = await ask('Page.captureScreenshot', { captureBeyondViewport: true });
      return Buffer.from(data, 'base64');
    },
    async close() {
      const gone = new Promise((exited) => browser.once('exit', exited));
      browser.kill();
      await gone;
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
