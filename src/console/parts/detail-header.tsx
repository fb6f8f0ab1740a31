/** The row above the page of a single thing: the way back, what it is, and a button that copies that. */
import type { ComponentChildren, Ref } from 'preact';
import { CopyButton } from './copy-button.tsx';
import './detail-header.css';
import { WayBack } from './way-back.tsx';

interface DetailHeaderProps {
  readonly back: { readonly to: string; readonly text: string };
  /** What the button copies. */
  readonly copied: string;
  /** Names that for screen readers: `the id`. */
  readonly about: string;
  readonly heading?: Ref<HTMLHeadingElement>;
  /** The heading as one text, where its parts are not. Default: what it contains. */
  readonly name?: string;
  readonly children: ComponentChildren;
}

export function DetailHeader({ back, copied, about, heading, name, children }: DetailHeaderProps) {
  return (
    <div class="detail-header">
      <WayBack {...back} />
      <h2 tabIndex={-1} ref={heading ?? null} aria-label={name}>
        {children}
      </h2>
      <CopyButton text={copied} about={about} isIcon />
    </div>
  );
}
