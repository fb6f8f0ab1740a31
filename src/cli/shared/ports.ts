/** The port of an option, and why a server cannot listen. */
import { codeOf } from '../../core/system-errors.ts';
import { messageOf } from './message-texts.ts';
import { Refusal } from './refusal.ts';

/** A port from 0 to 65535; throws `Refusal`, naming where the text came from, on anything else. */
export function readPort(source: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new Refusal(`${source}: expected a port from 0 to 65535, got "${text}".`);
}

export function port(text: string): number {
  return readPort('--port', text);
}

/** Names of the settings for host and port, for messages. Default: the command's options. */
interface Choices {
  readonly host: string;
  readonly port: string;
}

/** Why a server cannot listen, as the end of a sentence, and what to do. */
export function whyNotListening(
  cause: unknown,
  { host, port }: Choices = { host: '--host', port: '--port' },
): string {
  switch (codeOf(cause)) {
    case 'EADDRINUSE':
      return `the port is in use; choose another with ${port} (0 takes a free one)`;
    case 'EACCES':
      return `this user may not use the port; choose one from 1024 on with ${port}`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `the host is not an address of this machine; choose another with ${host}`;
    default:
      return messageOf(cause);
  }
}
