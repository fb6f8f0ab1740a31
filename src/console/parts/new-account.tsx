/** Creates an account with a manual clock. Its key is shown before the page leaves for the account. */
import { useState } from 'preact/hooks';
import type { ThrowAwayAccount } from '../../client/control.ts';
import { linkToAccount } from '../router.ts';
import { serviceControl } from '../session.ts';
import { useAction } from './action.tsx';
import { NewKey } from './new-key.tsx';

interface NewAccountProps {
  /** Of the button. */
  readonly label: string;
  readonly className?: string;
  /** The page on which the account is opened. */
  readonly page: string;
}

export function NewAccount({ label, className, page }: NewAccountProps) {
  const [created, setCreated] = useState<ThrowAwayAccount>();
  const { start, isBusy, failure } = useAction();
  async function create(): Promise<void> {
    setCreated(await serviceControl.createAccount({ clock: 'manual' }));
  }
  if (created !== undefined) {
    const { id, apiKey } = created;
    return (
      <NewKey title={`Copy the key of ${id} now`} value={apiKey}>
        <a href={linkToAccount(id, page)}>Open the account</a>
      </NewKey>
    );
  }
  return (
    <>
      {failure}
      <button type="button" class={className} disabled={isBusy} onClick={() => start(create)}>
        {label}
      </button>
    </>
  );
}
