/** Copies a text. */
import { useState } from 'preact/hooks';

/** A button that says what it copies, and then whether it has copied it. */
export function CopyButton({
  text,
  label = 'Copy',
  about,
  isIcon = false,
}: {
  readonly text: string | (() => string);
  readonly label?: string;
  /** What is copied, for those who do not see where the button stands. */
  readonly about?: string;
  /** Whether an icon stands for the label. Default: no. */
  readonly isIcon?: boolean;
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
    <button
      type="button"
      class={isIcon ? 'icon' : undefined}
      title={isIcon ? `${label} ${about}` : undefined}
      onClick={() => void copy()}
      onBlur={() => setOutcome(undefined)}
    >
      {isIcon && <CopyIcon />}
      <span aria-live="polite" class={isIcon && outcome === undefined ? 'unseen' : undefined}>
        {outcome ?? label}
      </span>
      {about !== undefined && outcome === undefined && <span class="unseen">{` ${about}`}</span>}
    </button>
  );
}

function CopyIcon() {
  return (
    <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        stroke-width="1.5"
        d="M5.5 5.5h8v8h-8zM3 10.5h-.5v-8h8V3"
      />
    </svg>
  );
}
