/** Asks questions on the terminal. */
import { createInterface } from 'node:readline';
import { Refusal, type Terminal } from './command.ts';

/** A conversation; `close` ends it. */
export interface Interview {
  /**
   * Asks until the answer will do, and says why one does not. An empty answer is `otherwise`, where
   * there is one. Rejects with a `Refusal` when there is nobody to answer.
   */
  ask(question: string, options?: QuestionOptions): Promise<string>;
  /** Asks for yes or no; an empty answer is no. */
  confirm(question: string): Promise<boolean>;
  close(): void;
}

/** What answers will do. */
export interface QuestionOptions {
  /** What an empty answer means. Default: an answer is needed. */
  readonly otherwise?: string;
  /** Why an answer will not do; undefined where it will. */
  readonly refuse?: (answer: string) => string | undefined;
}

/** Begins a conversation over the terminal's input. */
export function startInterview(terminal: Terminal): Interview {
  const lines = createInterface({ input: terminal.input })[Symbol.asyncIterator]();

  async function ask(question: string, options: QuestionOptions = {}): Promise<string> {
    const { otherwise, refuse = () => undefined } = options;
    for (;;) {
      terminal.print(otherwise === undefined ? question : `${question} [${otherwise || 'none'}]`);
      const line = await lines.next();
      if (line.done) throw new Refusal(`Nobody answered: ${question}`);
      const answer = line.value.trim() === '' ? otherwise : line.value.trim();
      const objection = answer === undefined ? 'Please answer.' : refuse(answer);
      if (answer !== undefined && objection === undefined) return answer;
      terminal.print(`  ${objection}`);
    }
  }

  return {
    ask,
    async confirm(question) {
      const refuse = (answer: string) =>
        /^(y|yes|n|no)$/i.test(answer) ? undefined : 'Please answer y or n.';
      return /^y/i.test(await ask(`${question} y/n`, { otherwise: 'n', refuse }));
    },
    close: () => void lines.return?.(),
  };
}
