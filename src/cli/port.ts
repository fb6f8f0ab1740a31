/** Reads port numbers. */
import { Refusal } from './command.ts';

/** A port from 0 to 65535; throws `Refusal`, naming where the text came from, on anything else. */
export function readPort(source: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new Refusal(`${source}: expected a port from 0 to 65535, got "${text}".`);
}
