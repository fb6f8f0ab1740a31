/** Plays the demo clips in a real browser; skipped where there is no Chromium. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect } from 'vitest';
import { resultUrl } from '../../src/reference/engine/result-urls.ts';
import { Renderer, serveResult } from '../../src/reference/http/result-downloads.ts';
import type { Clip } from '../../src/reference/models/clip.ts';
import { fileName } from '../../src/reference/models/result-files.ts';
import { stub } from '../servers/stub.ts';
import { chromiumPath, test } from './browser.ts';

interface Seen {
  readonly duration: number;
  readonly width: number;
  readonly height: number;
  readonly readyState: number;
  readonly currentTime: number;
  readonly afterJump: number;
  /** The colours at the left and at the right edge of the first picture, then of the last one. */
  readonly colours: readonly (readonly number[])[];
}

/** Plays a clip until time has passed and jumps to its end; its value is what was seen. */
const watching = (clip: string) => `(async () => {
  const video = document.querySelector('video');
  const happens = (name) => new Promise((resolve, reject) => {
    video.addEventListener(name, resolve, { once: true });
    video.addEventListener('error', () => reject(new Error(video.error.message)), { once: true });
  });
  const started = happens('playing');
  video.src = ${JSON.stringify(clip)};
  await video.play();
  await started;
  while (video.currentTime < 0.2) await happens('timeupdate');
  const { duration, videoWidth: width, videoHeight: height, readyState, currentTime } = video;
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  const edges = () => {
    context.drawImage(video, 0, 0);
    return [8, width - 8].map((x) => [...context.getImageData(x, height / 2, 1, 1).data]);
  };
  video.pause();
  // After \`seeked\`, the picture shown may still be the one before.
  const showAt = async (seconds) => {
    const seeked = happens('seeked');
    const shown = new Promise((resolve) => {
      const look = (_, { mediaTime }) =>
        Math.abs(mediaTime - seconds) < 1 ? resolve() : video.requestVideoFrameCallback(look);
      video.requestVideoFrameCallback(look);
    });
    video.currentTime = seconds;
    await Promise.all([seeked, shown]);
  };
  await showAt(0);
  const first = edges();
  await showAt(duration - 0.25);
  const last = edges();
  const afterJump = video.currentTime;
  return { duration, width, height, readyState, currentTime, afterJump, colours: [...first, ...last] };
})()`;

/** Serves a page with a video element, and the clip. */
const serve = async (request: IncomingMessage, response: ServerResponse) => {
  const [, , , until = '', file = ''] = (request.url ?? '').split('/');
  if (file === '') {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><video muted playsinline></video>');
  } else {
    const { range } = request.headers;
    const { signal } = new AbortController();
    const { status, headers, body } = await serveResult(
      { until, file, range, signal },
      { nowMs: 0, lifetimeMs: 1000, renderer: new Renderer() },
    );
    response.writeHead(status, headers).end(body);
  }
};

describe.skipIf(chromiumPath === undefined)('a demo clip in Chromium', () => {
  const clips: Clip[] = [
    { width: 1280, height: 720, format: 'mp4', seconds: 5 },
    { width: 1080, height: 1920, format: 'mp4', seconds: 10 },
  ];

  test.for(clips)('plays: $width x $height, $seconds s', async (clip, { openPage }) => {
    const page = await openPage({ baseURL: await stub(serve) });
    await page.goto('/');
    const url = resultUrl(fileName(clip), { origin: '', accountId: 'demo', untilMs: 1000 });
    const seen = await page.evaluate<Seen>(watching(url));
    expect(seen).toMatchObject({ width: clip.width, height: clip.height });
    expect(Math.abs(seen.duration - clip.seconds)).toBeLessThan(0.1);
    expect(seen.readyState).toBeGreaterThanOrEqual(2);
    expect(seen.currentTime).toBeGreaterThanOrEqual(0.2);
    expect(seen.afterJump).toBeCloseTo(clip.seconds - 0.25, 1);
    // A square moves from the left edge to the right one.
    const isOrange = ([red = 0, , blue = 0]: readonly number[]) => red > blue + 50;
    expect(seen.colours.map(isOrange)).toEqual([true, false, false, true]);
  });
});
