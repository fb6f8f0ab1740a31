/** Parts of HTTP messages. */
import type { IncomingMessage } from 'node:http';

/** Values by lower-case names; several of one name are joined by a comma. */
export function headersOf({ headers }: Pick<IncomingMessage, 'headers'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
  );
}

export async function bytesOf(message: IncomingMessage): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of message) {
    if (chunk instanceof Uint8Array) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export async function textOf(message: IncomingMessage): Promise<string> {
  return new TextDecoder().decode(await bytesOf(message));
}
