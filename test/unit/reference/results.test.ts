import { describe, expect, test } from 'vitest';
import { Problem } from '../../../src/reference/problem.ts';
import { type ResultFile, resultUrl, serveResult } from '../../../src/reference/results.ts';

const place = { origin: 'http://service.test', accountId: 'a b', untilMs: 1000 };
const picture: ResultFile = { width: 300, height: 200, format: 'png', hue: 0xff };
const clip: ResultFile = { width: 832, height: 480, format: 'mp4', hue: 0xff, seconds: 5 };

/** Asks for the file of an address. */
function fetchUrl(url: string, nowMs = 0, range?: string) {
  const [, , until = '', file = ''] = new URL(url).pathname.slice(1).split('/');
  return serveResult({ until, file, range }, nowMs);
}

describe('the address of a result', () => {
  test('says all that the file follows from', () => {
    expect(resultUrl(picture, place)).toBe('http://service.test/results/a%20b/1000/300x200-ff.png');
    expect(resultUrl(clip, place)).toBe('http://service.test/results/a%20b/1000/832x480-5s-ff.mp4');
  });

  test.each([
    [picture, 'image/png', '89504e47'],
    [{ ...picture, format: 'jpeg' as const }, 'image/jpeg', 'ffd8ffe0'],
    [clip, 'video/mp4', '00000020'],
  ])('serves %o', async (result, type, start) => {
    const { status, headers, body } = await fetchUrl(resultUrl(result, place));
    expect(status).toBe(200);
    expect(headers).toEqual({ 'content-type': type, 'accept-ranges': 'bytes' });
    expect(Buffer.from(body ?? '').toString('hex', 0, 4)).toBe(start);
  });

  test('works until its instant, and not then', async () => {
    const url = resultUrl(picture, place);
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
    '832x480-0s-ff.mp4',
    '832x480-61s-ff.mp4',
    '833x480-5s-ff.mp4',
    '2048x2048-5s-ff.mp4',
    '1920x16-5s-ff.mp4',
    '0x480-5s-ff.mp4',
    '300x200-ff.png.png',
    'constructor',
  ])('that no job was given is unknown: %s', async (file) => {
    await expect(serveResult({ until: '1000', file }, 0)).rejects.toBeInstanceOf(Problem);
  });

  test('that never ends to be offered is unknown', async () => {
    const file = '300x200-ff.png';
    await expect(serveResult({ until: 'soon', file }, 0)).rejects.toBeInstanceOf(Problem);
  });
});

describe('a part of a result', () => {
  const url = resultUrl(clip, place);

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
  ])('is the whole for %j', async (range) => {
    const { status, headers } = await fetchUrl(url, 0, range);
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('content-range');
  });
});
