/** What a button or a form does: whether it is in progress, and why it failed. */
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { Failure } from './loading.tsx';

export interface Action {
  /** Does something. Its failure is kept until the next start. */
  readonly start: (work: () => Promise<void>) => void;
  readonly isBusy: boolean;
  /** What went wrong, to be shown beside the button; nothing if nothing did. */
  readonly failure: ComponentChild;
}

export function useAction(): Action {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setError(undefined);
    await work().catch(setError);
    setBusy(false);
  }
  const failure = error !== undefined && <Failure error={error} />;
  return { start: (work) => void attempt(work), isBusy, failure };
}

/** For `onSubmit`: the page acts in place of the browser. */
export function handleSubmit(act: () => void): (event: Event) => void {
  return (event) => {
    event.preventDefault();
    act();
  };
}
