/**
 * The files that models offer for download: names, media types and bytes. A name contains everything that
 * determines its file.
 */
import { base64UrlBytes, base64UrlOf, bytesOf, textOf } from '../../core/bytes.ts';
import { type Clip, isRenderable, renderClip } from './clip.ts';
import { type Picture, renderPicture } from './picture.ts';

/** A file that a model offers for download, discriminated by `format`. */
export type ResultFile = Picture | Clip;

export const mediaTypes: Readonly<Record<ResultFile['format'], string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  mp4: 'video/mp4',
};

/** Does work that waits for its turn after every slice; undefined if nobody waits for it any more. */
export type DoInSlices = (
  work: (turn: () => Promise<void>) => Promise<Uint8Array>,
) => Promise<Uint8Array | undefined>;

/** The bytes of a file. Only what takes long is done in slices. */
export async function renderFile(
  result: ResultFile,
  doInSlices: DoInSlices,
): Promise<Uint8Array | undefined> {
  return result.format === 'mp4'
    ? renderClip(result)
    : doInSlices((turn) => renderPicture(result, turn));
}

const maximumPixels = 2048 * 2048;

export function fileName(result: ResultFile): string {
  const { width, height, format } = result;
  const look = result.format === 'mp4' ? `${result.seconds}s` : lookOf(result);
  return `${width}x${height}-${look}.${format}`;
}

function lookOf({ hue, prompt }: Picture): string {
  const digits = hue.toString(16);
  return prompt === undefined ? digits : `${digits}-${base64UrlOf(bytesOf(prompt))}`;
}

/** The longest part of a prompt in a name, in UTF-16 units. */
const longestPrompt = 32;

/** What is looked at of a prompt: a part of it may be white space. */
const mostRead = 8 * longestPrompt;

/** Words with one space between them. */
const singleSpaced = /^(\S+ )*\S*$/;

/** The beginning of a prompt, for a name. */
export function shortPrompt(prompt: string): string {
  const beginning = prompt.slice(0, mostRead);
  const text = singleSpaced.test(beginning) ? beginning : beginning.replaceAll(/\s+/g, ' ');
  if (text.length <= longestPrompt) return text;
  // A character of two units is not cut in half.
  return `${text.slice(0, longestPrompt - 3).replace(/[\ud800-\udbff]$/, '')}...`;
}

/** The file of a name; undefined where no model can have made it. */
export function readFileName(file: string): ResultFile | undefined {
  const match =
    /^(\d{1,4})x(\d{1,4})-(?:(\d{1,2})s\.mp4|([0-9a-f]{1,8})(?:-([\w-]{0,200}))?\.(png|jpeg))$/.exec(
      file,
    );
  if (match === null) return undefined;
  const [, width, height, seconds, hue, prompt, format] = match;
  const size = { width: Number(width), height: Number(height) };
  const result: ResultFile =
    seconds !== undefined
      ? { ...size, seconds: Number(seconds), format: 'mp4' }
      : {
          ...size,
          hue: Number(`0x${hue}`),
          format: format === 'png' ? 'png' : 'jpeg',
          ...(prompt !== undefined && { prompt: textOf(base64UrlBytes(prompt)) }),
        };
  // Each result has one address: no leading zeros.
  return isOfferedSize(result) && fileName(result) === file ? result : undefined;
}

function isOfferedSize(result: ResultFile): boolean {
  if (result.format === 'mp4') return isRenderable(result);
  const pixels = result.width * result.height;
  return pixels > 0 && pixels <= maximumPixels;
}
