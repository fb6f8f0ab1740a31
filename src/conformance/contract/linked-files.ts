/** The files that outputs link to: their addresses and sizes. */

import { isObject } from '../../core/json.ts';
import { isUrl } from '../../core/urls.ts';
import { parseJson } from '../../evidence/operation-exchange.ts';
import type { Exchange } from '../../evidence/record-types.ts';
import { essenceOf } from '../../validation/media-types.ts';
import { fileMembers } from './documented-members.ts';

/** The address of a file, such as an image, in an output; undefined if there is none that can be fetched. */
export function fileAddress(output: unknown): string | undefined {
  if (!isObject(output)) return undefined;
  const address = fileMembers.map((name) => output[name]).find((value) => value != null);
  if (typeof address !== 'string' || !isUrl(address)) return undefined;
  return /^https?:$/.test(new URL(address).protocol) ? address : undefined;
}

export function linkedFileAddress({ response }: Exchange): string | undefined {
  const body = parseJson(response?.body);
  return fileAddress(isObject(body) ? body['output'] : undefined);
}

/** Whether an answer says that there is no file. */
export function isMissing(status: number | undefined): boolean {
  return status === 404 || status === 410;
}

/** What nobody declares a file to be. Files of other types may have a format that is not known here. */
const otherTypes: readonly (string | undefined)[] = ['text/html', 'application/json'];

/** The type of a page or of JSON in place of a file; undefined for any other answer. */
export function typeOfOther({ response }: Pick<Exchange, 'response'>): string | undefined {
  const { status = 0, headers = {}, image, video } = response ?? {};
  if (status < 200 || status > 299 || image !== undefined || video !== undefined) return undefined;
  const type = essenceOf(headers['content-type']);
  return otherTypes.includes(type) ? type : undefined;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function pixels({ width, height }: Size): bigint {
  return BigInt(width) * BigInt(height);
}

/** The size that an input asks for; undefined if it names none. */
export function sizeAskedBy(input: Readonly<Record<string, unknown>>): Size | undefined {
  const { width, height } = input;
  const isSize = [width, height].every((side) => Number.isSafeInteger(side) && Number(side) > 0);
  return isSize ? { width: Number(width), height: Number(height) } : undefined;
}
