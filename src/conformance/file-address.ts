/** The addresses of files that outputs give. */
import { isObject } from '../core/json.ts';
import { parseJson } from '../evidence/calls.ts';
import type { Exchange } from '../evidence/records.ts';

/** The address of an image or a video in an output; undefined where it has none that can be fetched. */
export function fileAddress(output: unknown): string | undefined {
  if (!isObject(output)) return undefined;
  const { image_url: image, video_url: video } = output;
  const address = image ?? video;
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  return /^https?:$/.test(new URL(address).protocol) ? address : undefined;
}

/** The same of the job in an answer. */
export function addressIn({ response }: Exchange): string | undefined {
  const body = parseJson(response?.body);
  return fileAddress(isObject(body) ? body['output'] : undefined);
}
