import { describe, expect, test } from 'vitest';
import { lifecycle } from '#generated/reference/tables.js';
import { resultUrl } from '../../../../src/reference/engine/result-urls.ts';
import {
  Renderer,
  type ResultRequest,
  serveResult,
} from '../../../../src/reference/http/result-downloads.ts';
import { Problem } from '../../../../src/reference/http/service-problem.ts';
import {
  fileName,
  type ResultFile,
  shortPrompt,
} from '../../../../src/reference/models/result-files.ts';

const lifetimeMs = lifecycle.timers.resultLifetime.default;
const place = { origin: 'http://service.test', accountId: 'a b', untilMs: 1000 };
const picture: ResultFile = { width: 300, height: 200, format: 'png', hue: 0xff };
const clip: ResultFile = { width: 832, height: 480, format: 'mp4', seconds: 5 };

/** Asks for the file of an address. */
function fetchUrl(url: string, nowMs = 0, range?: string) {
  const [, , until = '', file = ''] = new URL(url).pathname.slice(1).split('/');
  return serve({ until, file, range }, nowMs);
}

function serve(request: Omit<ResultRequest, 'signal'>, nowMs: number, renderer = new Renderer()) {
  const { signal } = new AbortController();
  return serveResult({ ...request, signal }, { nowMs, lifetimeMs, renderer });
}

describe('the URL of a result', () => {
  test('contains everything that determines the file', () => {
    expect(resultUrl(fileName(picture), place)).toBe(
      'http://service.test/results/a%20b/1000/300x200-ff.png',
    );
    expect(resultUrl(fileName(clip), place)).toBe(
      'http://service.test/results/a%20b/1000/832x480-5s.mp4',
    );
  });

  test.each([
    [picture, 'image/png', '89504e47'],
    [{ ...picture, format: 'jpeg' as const }, 'image/jpeg', 'ffd8ffe0'],
    [
      { ...picture, prompt: shortPrompt(`a\ud800 灯台\n${'b'.repeat(999)}`) },
      'image/png',
      '89504e47',
    ],
    [clip, 'video/mp4', '00000020'],
  ])('serves %o', async (result, type, start) => {
    const { status, headers, body } = await fetchUrl(resultUrl(fileName(result), place));
    expect(status).toBe(200);
    expect(headers).toEqual({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    expect(Buffer.from(body ?? '').toString('hex', 0, 4)).toBe(start);
  });

  test('works before its expiry and not afterwards', async () => {
    const url = resultUrl(fileName(picture), place);
    expect(await fetchUrl(url, 999)).toMatchObject({ status: 200 });
    await expect(fetchUrl(url, 1000)).rejects.toMatchObject({ code: 'resultNotFound' });
  });

  test.each([
    '300x200-ff.gif',
    '300x200-ff.PNG',
    '0x200-ff.png',
    '0300x200-ff.png',
    '300x200-0ff.png',
    '300x200-5s-ff.png',
    '9999x9999-ff.jpeg',
    '300x200-100000000.png',
    '832x480-ff.mp4',
    '832x480-5s-ff.mp4',
    '832x480-0s.mp4',
    '832x480-05s.mp4',
    '832x480-11s.mp4',
    '833x480-5s.mp4',
    '480x480-5s.mp4',
    '300x200-ff.png.png',
    '300x200-ff-_w.png',
    'constructor',
  ])('that no job produced is unknown: %s', async (file) => {
    await expect(serve({ until: '1000', file }, 0)).rejects.toBeInstanceOf(Problem);
  });

  test('that never expires is unknown', async () => {
    const file = '300x200-ff.png';
    await expect(serve({ until: 'soon', file }, 0)).rejects.toBeInstanceOf(Problem);
  });
});

describe('a range of a result', () => {
  const url = resultUrl(fileName(clip), place);

  test.each([
    ['bytes=0-3', 0, 3],
    ['bytes=100-', 100, -1],
    ['bytes=-10', -10, -1],
    ['BYTES=5-99999999999', 5, -1],
    ['bytes=-99999999999', 0, -1],
  ])('is served for %s', async (range, from, to) => {
    const whole = Buffer.from((await fetchUrl(url)).body ?? '');
    const first = from < 0 ? whole.length + from : from;
    const last = to < 0 ? whole.length + to : to;
    const { status, headers, body } = await fetchUrl(url, 0, range);
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${first}-${last}/${whole.length}`);
    expect(whole.subarray(first, last + 1).equals(Buffer.from(body ?? ''))).toBe(true);
  });

  test.each([
    '',
    'bytes=-',
    'bytes=-0',
    'bytes=9-5',
    'bytes=99999999-',
    'bytes=0-1,3-4',
    'lines=1-2',
  ])('is the whole file for %j', async (range) => {
    const { status, headers } = await fetchUrl(url, 0, range);
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('content-range');
  });
});

describe('rendering', () => {
  test('lets other work run between two slices', async () => {
    const order: string[] = [];
    const large = serve({ until: '1000', file: '2048x2048-1.png' }, 0).then(() =>
      order.push('picture'),
    );
    setImmediate(() => setImmediate(() => order.push('other')));
    await large;
    expect(order).toEqual(['other', 'picture']);
  });

  test('serves one caller after the other and skips disconnected ones', async () => {
    const renderer = new Renderer(async () => undefined);
    const order: number[] = [];
    const gone = new AbortController();
    const first = renderer.render(async () => order.push(1), new AbortController().signal);
    const second = renderer.render(async () => order.push(2), gone.signal);
    const third = renderer.render(async () => order.push(3), new AbortController().signal);
    gone.abort();
    await first;
    expect(await second).toBeUndefined();
    await third;
    expect(order).toEqual([1, 3]);
  });

  test('continues with the next caller after an error', async () => {
    const renderer = new Renderer();
    const { signal } = new AbortController();
    const failed = renderer.render(async () => Promise.reject(new Error('no')), signal);
    await expect(failed).rejects.toThrow('no');
    expect(await renderer.render(async () => 'yes', signal)).toBe('yes');
  });
});
