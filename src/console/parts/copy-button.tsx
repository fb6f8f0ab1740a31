/** Copies a text. */
import { useState } from 'preact/hooks';

/** A button that says what it copies, and then whether it has copied it. */
export function CopyButton({
  text,
  label = 'Copy',
  about,
}: {
  readonly text: string | (() => string);
  readonly label?: string;
  /** What is copied, for those who do not see where the button stands. */
  readonly about?: string;
}) {
  const [outcome, setOutcome] = useState<string>();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setOutcome('Copied');
    } catch {
      // Without TLS, browsers allow it only on this machine.
      setOutcome('Not allowed: select the text');
    }
  }
  return (
    <button type="button" onClick={() => void copy()} onBlur={() => setOutcome(undefined)}>
      <span aria-live="polite">{outcome ?? label}</span>
      {about !== undefined && outcome === undefined && <span class="unseen">{` ${about}`}</span>}
    </button>
  );
}
