/** Plays the demo clips in a real browser; skipped where there is no Chromium. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { Renderer, resultUrl, serveResult } from '../../src/reference/http/results.ts';
import type { Clip } from '../../src/reference/models/clip.ts';
import { fileName } from '../../src/reference/models/model-input.ts';
import { chromium, withBrowser } from './chromium.ts';

/** What the page below has seen of one clip. */
interface Seen {
  readonly error: string | null;
  readonly duration: number;
  readonly width: number;
  readonly height: number;
  readonly readyState: number;
  readonly currentTime: number;
  readonly afterJump: number;
  /** Colours at the left edge, at the top and at the bottom, then at the middle likewise. */
  readonly pixels: readonly (readonly number[])[];
}

/** Plays a clip until time has passed, jumps to its end, and sends what it saw. */
const page = (clip: string) => `<!doctype html><video muted playsinline></video><script>
const video = document.querySelector('video');
const happens = (name) => new Promise((resolve, reject) => {
  video.addEventListener(name, resolve, { once: true });
  video.addEventListener('error', () => reject(new Error(video.error.message)), { once: true });
});
async function watch() {
  const started = happens('playing');
  video.src = ${JSON.stringify(clip)};
  await video.play();
  await started;
  while (video.currentTime < 0.2) await happens('timeupdate');
  const { duration, videoWidth: width, videoHeight: height, readyState, currentTime } = video;
  video.pause();
  const jumped = happens('seeked');
  video.currentTime = duration - 0.25;
  await jumped;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context.drawImage(video, 0, 0);
  const pixel = (x, y) => [...context.getImageData(x, y, 1, 1).data];
  const middle = width / 2;
  const pixels = [pixel(0, 0), pixel(0, height - 1), pixel(middle, 0), pixel(middle, height - 1)];
  const afterJump = video.currentTime;
  return { error: null, duration, width, height, readyState, currentTime, afterJump, pixels };
}
watch()
  .catch((error) => ({ error: String(error) }))
  .then((seen) => fetch('/seen', { method: 'POST', body: JSON.stringify(seen) }));
</script>`;

/** Opens the page in a browser of its own, which ends with it. */
async function play(clip: Clip): Promise<Seen> {
  let tell: (seen: Seen) => void = () => undefined;
  const seen = new Promise<Seen>((resolve) => {
    tell = resolve;
  });
  const server = createServer(async (request, response) => {
    const [, , , until = '', file = ''] = (request.url ?? '').split('/');
    if (request.url === '/seen') {
      const parts = await request.toArray();
      response.end();
      tell(JSON.parse(Buffer.concat(parts).toString()));
    } else if (request.url === '/') {
      const target = resultUrl(fileName(clip), { origin: '', accountId: 'demo', untilMs: 1000 });
      response.setHeader('content-type', 'text/html').end(page(target));
    } else if (file === '') {
      response.writeHead(404).end();
    } else {
      const { range } = request.headers;
      const { signal } = new AbortController();
      const { status, headers, body } = await serveResult(
        { until, file, range, signal },
        { nowMs: 0, renderer: new Renderer() },
      );
      response.writeHead(status, headers).end(body);
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  try {
    return await withBrowser(
      {
        url: `http://127.0.0.1:${port}/`,
        options: ['--autoplay-policy=no-user-gesture-required'],
      },
      seen,
    );
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe.skipIf(chromium === undefined)('a demo clip in Chromium', () => {
  const clips: Clip[] = [
    { width: 1280, height: 720, format: 'mp4', hue: 0x1f2e3d4c, seconds: 5 },
    { width: 1080, height: 1920, format: 'mp4', hue: 0xfedcba98, seconds: 10 },
  ];

  test.each(clips)('plays: $width x $height, $seconds s', { timeout: 60_000 }, async (clip) => {
    const seen = await play(clip);
    expect(seen).toMatchObject({ error: null, width: clip.width, height: clip.height });
    expect(Math.abs(seen.duration - clip.seconds)).toBeLessThan(0.1);
    expect(seen.readyState).toBeGreaterThanOrEqual(2);
    expect(seen.currentTime).toBeGreaterThanOrEqual(0.2);
    expect(seen.afterJump).toBeCloseTo(clip.seconds - 0.25, 1);
    const [top, bottom, middleTop, middleBottom] = seen.pixels;
    // The topmost row is repeated down to the bottom, and differs from left to right.
    expect(bottom).toEqual(top);
    expect(middleBottom).toEqual(middleTop);
    expect(middleTop).not.toEqual(top);
  });
});
