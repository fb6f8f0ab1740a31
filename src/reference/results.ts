/**
 * Where results are downloaded. The address says all that a picture follows from, so that a
 * finished job leaves nothing in memory, and until when it is offered.
 */
import type { HttpResponse } from '../validation/http.ts';
import { mediaTypes, type Picture, type PictureFormat, renderPicture } from './picture.ts';
import { Problem } from './problem.ts';

/** The path under which results are served, beside the contract's own. */
export const resultsPath = '/results/{account}/{until}/{file}';

/**
 * The address of a picture, offered until an instant of the account's clock.
 *
 * @rule image-output-url
 */
export function resultUrl(
  picture: Picture,
  { origin, accountId, untilMs }: { origin: string; accountId: string; untilMs: number },
): string {
  const file = `${picture.width}x${picture.height}-${picture.hue.toString(16)}.${picture.format}`;
  return `${origin}/results/${encodeURIComponent(accountId)}/${untilMs}/${file}`;
}

/** The largest picture that an address may ask for, in pixels. */
const maximumPixels = 4096 * 4096;

/**
 * Renders the picture of an address. Throws the problem `resultNotFound` for any other.
 *
 * @rule result-lifetime
 */
export async function serveResult(
  { until, file }: { until: string; file: string },
  nowMs: number,
): Promise<HttpResponse> {
  const picture = parseFile(file);
  if (picture === undefined || !(nowMs < Number(until))) {
    throw new Problem('resultNotFound', `No result ${file} is offered here; it may have expired.`);
  }
  return {
    status: 200,
    headers: { 'content-type': mediaTypes[picture.format] },
    body: await renderPicture(picture),
  };
}

function parseFile(file: string): Picture | undefined {
  const match = /^([1-9]\d{0,4})x([1-9]\d{0,4})-([0-9a-f]{1,8})\.(\w+)$/.exec(file);
  if (match === null) return undefined;
  const [, width, height, hue, format = ''] = match;
  const picture = { width: Number(width), height: Number(height), hue: Number(`0x${hue}`) };
  if (picture.width * picture.height > maximumPixels || !isFormat(format)) return undefined;
  return { ...picture, format };
}

function isFormat(text: string): text is PictureFormat {
  return Object.hasOwn(mediaTypes, text);
}
