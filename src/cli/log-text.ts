/** What a log may repeat of texts that come from outside or from the runtime. */
import { codeOf } from '../core/system-error.ts';

/** The longest text of a record, in UTF-16 units. */
const longest = 500;

/** One line without anything that steers a terminal. */
function printable(text: string): string {
  return text.slice(0, longest).replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');
}

/** The path of a request's target. A query may hold what was meant for a header. */
export function loggedPath(target: string): string {
  const [path = ''] = target.split(/[?#]/, 1);
  return loggedText(path);
}

/** A sentence. Of addresses in it only scheme and host are left. */
export function loggedText(text: string): string {
  return printable(withoutAddresses(text));
}

/**
 * A fault: its kind and the places that it came through. Its message and its other properties are
 * left out, because the runtime repeats values in them: `JSON.parse` the text, `URL` the address.
 */
export function loggedFault(fault: unknown): { readonly error: string; readonly stack: string } {
  if (!(fault instanceof Error)) return { error: `a thrown ${typeof fault}`, stack: '' };
  const { cause } = fault;
  const because = cause instanceof Error ? ` because of ${kindOf(cause)}` : '';
  return { error: printable(kindOf(fault) + because), stack: framesOf(fault) };
}

/** The class and the code, which the program chooses and not its callers. */
function kindOf(fault: Error): string {
  const code = codeOf(fault);
  return code === undefined ? fault.name : `${fault.name} ${code}`;
}

/** What follows the message, which may have several lines, too. */
function framesOf({ message, stack = '' }: Error): string {
  const frames = stack.slice(Math.max(0, stack.indexOf(message)) + message.length);
  return frames
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}

function withoutAddresses(text: string): string {
  return text.replaceAll(/:\/\/\S*/g, (address) => {
    const [authority = ''] = address.slice('://'.length).split(/[/?#\\]/, 1);
    return `://${authority.split('@').at(-1)}/…`;
  });
}
