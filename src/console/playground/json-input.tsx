/** An input as JSON, for endpoints without a form and for whatever a form does not allow. */
import { useRef } from 'preact/hooks';

interface JsonInputProps {
  readonly text: string;
  readonly problem: { readonly text: string; readonly at: number } | undefined;
  readonly onText: (text: string) => void;
}

export function JsonInput({ text, problem, onText }: JsonInputProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <div class="field json-input">
      <label for="json-input">
        <code>input</code>
        <span class="quiet"> a JSON object</span>
      </label>
      <textarea
        id="json-input"
        name="json"
        ref={area}
        rows={10}
        spellcheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby="json-problem"
        value={text}
        onInput={(event) => onText(event.currentTarget.value)}
      />
      <div id="json-problem" class="problem" aria-live="polite">
        {problem !== undefined && (
          <>
            <p>{problem.text}</p>
            <pre class="excerpt">{markedLine(text, problem.at)}</pre>
            <button type="button" onClick={() => select(area.current, problem.at)}>
              Go there
            </button>
          </>
        )}
      </div>
    </div>
  );
}

/** Characters of a line that are shown on each side of a mistake. */
const excerptMargin = 30;

/** The line of a mistake, and a mark below it. */
function markedLine(text: string, at: number): string {
  const start = Math.max(text.lastIndexOf('\n', at - 1) + 1, at - excerptMargin);
  const [line = ''] = text.slice(start, at + excerptMargin).split('\n');
  return `${line.replaceAll('\t', ' ')}\n${' '.repeat(at - start)}^`;
}

function select(area: HTMLTextAreaElement | null, at: number): void {
  area?.focus();
  area?.setSelectionRange(at, at + 1);
}
