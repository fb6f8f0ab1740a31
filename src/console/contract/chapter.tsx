/** Entries of a part of the description, folded. */
import type { ComponentChildren } from 'preact';

interface ChapterProps {
  readonly title: string;
  /** Beside the title: how many entries there are, and what is remarkable about them. */
  readonly note: string;
  /** Whether it opens and closes by itself, because of a filter. Default: no. */
  readonly isOpen?: boolean;
  readonly children: ComponentChildren;
}

export function Chapter({ title, note, isOpen = false, children }: ChapterProps) {
  return (
    <details class="chapter" open={isOpen}>
      <summary>
        <strong>{title}</strong> <span class="quiet">{note}</span>
      </summary>
      {children}
    </details>
  );
}
