import type { Turns } from '../../core/event-loop-turns.ts';
import { jsonPieces } from '../../core/json-pieces.ts';
import { type HttpResponse, jsonHeaders } from '../../validation/http.ts';

/** Characters that are written at a time. */
const pieceLength = 65_536;

/** Writing JSON is so many times faster than redacting a text. */
const writtenPerUnit = 1.5;

/** An answer whose body is JSON of any size: a large one is written piece by piece, in turns of the event loop. */
export async function jsonInTurns(body: object, turns: Turns): Promise<HttpResponse> {
  const pieces = jsonPieces(body, pieceLength);
  const next = async () => {
    await turns.take(pieceLength / writtenPerUnit);
    return pieces.next();
  };
  const [first, second] = [await next(), await next()];
  if (second.done) return { status: 200, headers: jsonHeaders, body: first.value ?? '' };
  async function* stream() {
    yield first.value ?? '';
    for (let piece = second; !piece.done; piece = await next()) yield piece.value;
  }
  return { status: 200, headers: jsonHeaders, stream: stream() };
}
