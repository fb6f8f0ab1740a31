/** The value of a new key, which nobody can read again. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { CopyButton } from './copy-button.tsx';
import './new-key.css';

interface NewKeyProps {
  readonly title: string;
  readonly value: string;
  /** What to do after it was copied. */
  readonly children: ComponentChildren;
}

export function NewKey({ title, value, children }: NewKeyProps) {
  const element = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => element.current?.focus(), [value]);
  return (
    <section class="new-key" aria-labelledby={id} tabIndex={-1} ref={element}>
      <h2 id={id}>{title}</h2>
      <p>It will not be shown again. The service keeps it only in memory.</p>
      <pre>{value}</pre>
      <div class="row">
        <CopyButton text={value} label="Copy the key" />
        {children}
      </div>
    </section>
  );
}
