/** Dialogs: the browser keeps the focus inside and closes them with Escape. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useAction } from './action.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Buttons beside the one that closes the dialog. Default: none. */
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Dialog({ title, onClose, actions, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => element.current?.showModal(), []);
  return (
    <dialog ref={element} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
      <div class="actions">
        <button type="button" onClick={() => element.current?.close()}>
          Close
        </button>
        {actions}
      </div>
    </dialog>
  );
}

interface ConfirmButtonProps {
  /** What the button does: "Revoke the key". */
  readonly label: string;
  readonly question: string;
  readonly act: () => Promise<void>;
}

/** A button that asks before it does something that cannot be undone. */
export function ConfirmButton({ label, question, act }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { start, failure } = useAction();
  async function confirm(): Promise<void> {
    await act();
    setAsking(false);
  }
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        {label}
      </button>
      {isAsking && (
        <Dialog
          title={label}
          onClose={() => setAsking(false)}
          actions={
            <button type="button" class="danger" onClick={() => start(confirm)}>
              {label}
            </button>
          }
        >
          <p>{question}</p>
          {failure}
        </Dialog>
      )}
    </>
  );
}
