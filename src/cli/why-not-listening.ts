/** Says why nobody can listen where somebody wants to. */
import { codeOf } from '../core/system-error.ts';
import { messageOf } from './command.ts';

/** Where host and port are chosen. Default: the options of a command. */
interface Choices {
  readonly host: string;
  readonly port: string;
}

/** The system's error as the end of a sentence, with what to do about it. */
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
      return `the host is no address of this machine; choose another with ${host}`;
    default:
      return messageOf(cause);
  }
}
