/** Bytes and texts where there is no `Buffer`. */
import type * as node from './bytes.ts';

const encoder = new TextEncoder();
// The mark at the beginning of a text is part of it, as in Node.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export const bytesOf: typeof node.bytesOf = (text) => encoder.encode(text);

export const byteLength: typeof node.byteLength = (content) =>
  typeof content === 'string' ? encoder.encode(content).length : content.length;

export const textOf: typeof node.textOf = (bytes) => decoder.decode(bytes);

/** A call takes only so many arguments. */
const mostAtOnce = 8192;

export const latin1Of: typeof node.latin1Of = (bytes, mostBytes) => {
  const kept = bytes.subarray(0, mostBytes);
  let text = '';
  for (let at = 0; at < kept.length; at += mostAtOnce) {
    text += String.fromCharCode(...kept.subarray(at, at + mostAtOnce));
  }
  return text;
};

export const latin1Bytes: typeof node.latin1Bytes = (text) =>
  Uint8Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

export const hexOf: typeof node.hexOf = (bytes) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const hexBytes: typeof node.hexBytes = (digits) =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export const base64Of: typeof node.base64Of = (bytes) => btoa(latin1Of(bytes, bytes.length));

export const base64UrlOf: typeof node.base64UrlOf = (bytes) =>
  base64Of(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

export const base64UrlBytes: typeof node.base64UrlBytes = (text) => {
  try {
    return latin1Bytes(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return new Uint8Array();
  }
};

export const joinBytes: typeof node.joinBytes = (parts) => {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};
