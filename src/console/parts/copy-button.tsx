/** Copies a text. */
import { useState } from 'preact/hooks';

/** A button that says what it copies, and then whether it has copied it. */
export function CopyButton({
  text,
  label = 'Copy',
}: {
  readonly text: string | (() => string);
  readonly label?: string;
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
    </button>
  );
}
