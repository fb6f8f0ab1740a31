/**
 * The demo clips: `mocks/clips` has a file of ten seconds for each size. A shorter clip is the same
 * file at a higher speed, so only the number of time units in a second differs.
 */
import { readFile } from 'node:fs/promises';

/** What determines a clip: the same values give the same bytes. */
export interface Clip {
  readonly width: number;
  readonly height: number;
  readonly format: 'mp4';
  readonly seconds: number;
}

const sizes: readonly string[] = [
  '832x480',
  '480x832',
  '1280x720',
  '720x1280',
  '1920x1080',
  '1080x1920',
];

/** Duration of each file in its own units of time: a multiple of every number of seconds. */
const units = 2520;

/** Whether there is a file of this size, and the duration is from 1 to 10 seconds. */
export function isRenderable({ width, height, seconds }: Clip): boolean {
  return sizes.includes(`${width}x${height}`) && seconds >= 1 && seconds <= 10;
}

/**
 * The MP4 file of a clip, which `isRenderable` accepts. Movie and track have its duration.
 */
export async function renderClip({ width, height, seconds }: Clip): Promise<Uint8Array> {
  const path = `../../../mocks/clips/${width}x${height}.mp4`;
  const file = await readFile(new URL(path, import.meta.url));
  for (const header of ['mvhd', 'mdhd']) {
    // The timescale follows type, version, flags and two dates (ISO/IEC 14496-12, 8.2.2 and 8.4.2).
    file.writeUInt32BE(units / seconds, file.indexOf(header) + 16);
  }
  return file;
}
