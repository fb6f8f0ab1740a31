/** The options of `check-app` that select scenarios, rules and topics. */
import { callerNames, SelectionError } from '../../callers/selection.ts';
import { splitList } from '../shared/message-texts.ts';
import { Refusal } from '../shared/refusal.ts';

/** Throws `Refusal` for a name that does not exist, and for an empty list. */
export function namesOption(kind: Parameters<typeof callerNames>[0]) {
  return (text: string): readonly string[] => {
    try {
      return callerNames(kind, splitList(text), `--${kind}`);
    } catch (cause) {
      throw cause instanceof SelectionError ? new Refusal(cause.message, { cause }) : cause;
    }
  };
}
