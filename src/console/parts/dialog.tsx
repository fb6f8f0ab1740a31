/** Dialogs: the browser keeps the focus inside and closes them with Escape. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Failure } from './loaded.tsx';

/** A dialog that is open as long as it is rendered. */
export function Dialog({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => element.current?.showModal(), []);
  return (
    <dialog ref={element} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
      <button type="button" onClick={() => element.current?.close()}>
        Close
      </button>
    </dialog>
  );
}

/** A button that asks before it does something that cannot be undone. */
export function ConfirmButton({
  label,
  question,
  act,
}: {
  /** What the button does: "Revoke the key". */
  readonly label: string;
  /** What is lost. */
  readonly question: string;
  readonly act: () => Promise<void>;
}) {
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<unknown>();
  async function confirm(): Promise<void> {
    try {
      await act();
      setAsking(false);
    } catch (failure) {
      setError(failure);
    }
  }
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        {label}
      </button>
      {isAsking && (
        <Dialog title={label} onClose={() => setAsking(false)}>
          <p>{question}</p>
          {error !== undefined && <Failure error={error} />}
          <button type="button" class="danger" onClick={() => void confirm()}>
            {label}
          </button>
        </Dialog>
      )}
    </>
  );
}
