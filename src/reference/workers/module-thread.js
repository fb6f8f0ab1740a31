/**
 * The code of a worker thread: it loads the module, then runs one job at a time. Plain JavaScript,
 * because Node starts threads from this file in both `src/` and `dist/`.
 *
 * @import { FromThread, ThreadStart, ToThread } from './thread-messages.ts'
 * @import { WorkerHandler, WorkerJob } from './worker-handler.ts'
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { basename, dirname, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, inspect } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';

if (parentPort === null) throw new Error('This file is run in a worker thread.');
const port = parentPort;
/** @type {ThreadStart} */
const { path, limits } = workerData;

/** An error that the author of the module must fix; the stack does not matter. */
class Misuse extends Error {
  /**
   * @param {string} message
   * @param {unknown} [cause]
   */
  constructor(message, cause) {
    super(message);
    this.details = cause === undefined ? '' : inspect(cause);
  }
}

/** What one job sends. */
class Report {
  #remarks = 0;
  #characters = 0;

  /** @param {number} job */
  constructor(job) {
    this.job = job;
  }

  /** @param {string} text */
  note(text) {
    if (this.#mayRemark(text)) send({ kind: 'note', job: this.job, text });
  }

  /** @param {unknown} value */
  progress(value) {
    const json = toJson('progress', value);
    if (this.#mayRemark(json)) send({ kind: 'progress', job: this.job, json });
  }

  /** @param {string} text */
  #mayRemark(text) {
    if (this.#remarks > limits.remarks) return false;
    this.#remarks += 1;
    this.#characters += text.length;
    if (this.#remarks <= limits.remarks && this.#characters <= limits.remarkCharacters) return true;
    this.#remarks = limits.remarks + 1;
    const rest = 'The job reports too much: its further logs and progress are dropped.';
    send({ kind: 'note', job: this.job, text: rest });
    return false;
  }
}

/** The job that runs, or ran last. */
let report = new Report(0);

/** The job whose code runs, also after its end. */
const jobs = new AsyncLocalStorage();

process.on('uncaughtException', (error) => {
  const job = jobs.getStore();
  // Ends the thread, and with it the job that runs.
  if (job === undefined || job === report.job) throw error;
  report.note(`An earlier job of this thread failed after its end: ${inspect(error)}`);
  send({ kind: 'spoilt', job: report.job });
});

let controller = new AbortController();

/** @param {FromThread} message */
function send(message) {
  port.postMessage(message);
}

/** Sends printed lines as notes. */
class Printed {
  #rest = '';

  /** @param {NodeJS.WriteStream} stream */
  constructor(stream) {
    /**
     * @param {string | Uint8Array} data
     * @param {BufferEncoding | ((error?: Error | null) => void)} [encoding]
     * @param {(error?: Error | null) => void} [written]
     */
    stream.write = (data, encoding, written) => {
      const text = decode(data);
      let from = 0;
      for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', from)) {
        this.#add(text.slice(from, end));
        this.#note();
        from = end + 1;
      }
      this.#add(text.slice(from));
      const callback = typeof encoding === 'function' ? encoding : written;
      if (callback) process.nextTick(callback);
      return true;
    };
  }

  /**
   * A line that is too long for a note is not collected further: that it is too long is known.
   *
   * @param {string} text
   */
  #add(text) {
    if (this.#rest.length <= limits.remarkCharacters) this.#rest += text;
  }

  #note() {
    report.note(this.#rest);
    this.#rest = '';
  }

  /** Makes a note of a line that was not ended. */
  flush() {
    if (this.#rest !== '') this.#note();
  }
}

/** @param {string | Uint8Array} data */
function decode(data) {
  return typeof data === 'string' ? data : new TextDecoder().decode(data);
}

/**
 * @param {string} what
 * @param {unknown} value
 * @returns {string} nothing counts as an empty object
 */
function toJson(what, value) {
  if (value === undefined) return '{}';
  let json;
  try {
    json = JSON.stringify(value);
  } catch (cause) {
    const [reason] = messageOf(cause).split('\n');
    throw new Misuse(`The ${what} cannot be written as JSON: ${reason}`);
  }
  if (json === undefined) {
    throw new Misuse(`The ${what} cannot be written as JSON: it is a ${typeof value}.`);
  }
  return json;
}

/** @param {string} json */
function bounded(json, used = 0) {
  const bytes = used + Buffer.byteLength(json);
  if (bytes <= limits.outputBytes) return bytes;
  throw new Misuse(`The output exceeds ${limits.outputBytes} bytes of JSON.`);
}

/** @param {unknown} thrown */
function messageOf(thrown) {
  if (thrown instanceof Error) return thrown.message || thrown.name;
  return typeof thrown === 'string' ? thrown : inspect(thrown);
}

/**
 * @returns {Promise<WorkerHandler>}
 */
async function loadHandler() {
  const name = basename(path);
  if (!existsSync(path)) throw new Misuse(`The worker module ${name} does not exist.`);
  let loaded;
  try {
    loaded = await importModule();
  } catch (cause) {
    const reason = messageOf(cause)
      .replaceAll(dirname(path) + sep, '')
      .replaceAll(/\s+/g, ' ');
    const isSyntax = cause instanceof SyntaxError || reason.startsWith('ParseError');
    // Node's message for a module that it reads as CommonJS.
    const advice = /^(Unexpected token 'export'|Cannot use import statement)/.test(reason)
      ? '; name it .mjs, or set "type": "module" in package.json'
      : '';
    const message = `The worker module ${name} cannot be loaded: ${reason.trim()}${advice}`;
    // The stack of a syntax error is that of the loader.
    throw new Misuse(message, isSyntax ? undefined : cause);
  }
  if (typeof loaded.default === 'function') return loaded.default;
  throw new Misuse(`The worker module ${name} has no default export that is a function.`);
}

/** @returns {Promise<{ default?: any }>} */
async function importModule() {
  if (/\.[cm]?ts$/.test(path)) return importTypeScript();
  try {
    return await import(pathToFileURL(path).href);
  } catch (error) {
    // Node does not say where a syntax error is; the loader does.
    if (error instanceof SyntaxError) await importTypeScript();
    throw error;
  }
}

/** @returns {Promise<{ default?: any }>} */
async function importTypeScript() {
  const { createJiti } = await import('jiti');
  // Without its cache on disk, which would outlive the service.
  return createJiti(import.meta.url, { fsCache: false }).import(path);
}

/**
 * @param {Iterator<unknown> | AsyncIterator<unknown>} parts
 * @returns {Promise<string>} JSON of what it returns, otherwise of an object with all that it yields
 */
async function stream(parts) {
  const list = [];
  let bytes = 0;
  let step = await parts.next();
  for (; step.done !== true; step = await parts.next()) {
    const json = toJson('chunk', step.value);
    bytes = bounded(json, bytes);
    if (list.length === limits.chunks) {
      throw new Misuse(`The output has more than ${limits.chunks} chunks.`);
    }
    list.push(json);
    send({ kind: 'chunk', job: report.job, json });
  }
  return step.value === undefined ? `{"chunks":[${list.join(',')}]}` : toJson('output', step.value);
}

/**
 * @param {unknown} value
 * @returns {value is Iterator<unknown> | AsyncIterator<unknown>}
 */
function isGenerator(value) {
  return typeof value === 'object' && value !== null && 'next' in value
    ? typeof value.next === 'function'
    : false;
}

/**
 * @param {WorkerHandler} handler
 * @param {WorkerJob} content
 * @returns {Promise<string>}
 */
async function runHandler(handler, content) {
  const mine = report;
  const returned = await handler(content, {
    signal: controller.signal,
    progress: (/** @type {unknown} */ value) => mine.progress(value),
    log: (/** @type {unknown[]} */ ...values) => mine.note(format(...values)),
  });
  const json = isGenerator(returned) ? await stream(returned) : toJson('output', returned);
  bounded(json);
  return json;
}

/**
 * Loaded with the first job, whose notes then hold what the module prints meanwhile.
 *
 * @type {Promise<WorkerHandler> | undefined}
 */
let handlerLoaded;
const printed = [new Printed(process.stdout), new Printed(process.stderr)];

/**
 * @param {number} job
 * @param {WorkerJob} [content] without it, the module is only loaded
 */
async function runJob(job, content) {
  report = new Report(job);
  controller = new AbortController();
  let unusable = true;
  /** @type {FromThread} */
  let last;
  try {
    handlerLoaded ??= loadHandler();
    const handler = await handlerLoaded;
    unusable = false;
    controller.signal.throwIfAborted();
    const json = content === undefined ? '{}' : await runHandler(handler, content);
    last = { kind: 'output', job, json };
  } catch (error) {
    const details = error instanceof Misuse ? error.details : inspect(error);
    last = { kind: 'error', job, message: messageOf(error), details, unusable };
  }
  for (const stream of printed) stream.flush();
  send(last);
}

port.on('message', (/** @type {ToThread} */ message) => {
  switch (message.kind) {
    case 'load':
      void jobs.run(message.job, () => runJob(message.job));
      break;
    case 'run':
      void jobs.run(message.job, () => runJob(message.job, message.content));
      break;
    case 'abort':
      controller.abort(new DOMException('The job has ended.', 'AbortError'));
      break;
  }
});
