/** The accounts of the service: which one the page shows, and a way to each other one. */
import { useRef, useState } from 'preact/hooks';
import type { AccountList } from '../../client/control.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Show, useLoaded } from '../parts/loading.tsx';
import { NewAccount } from '../parts/new-account.tsx';
import { itemCountText } from '../parts/values.tsx';
import { account, linkToAccount, route } from '../router.ts';
import { serviceControl } from '../session.ts';
import './account-switcher.css';

export function AccountSwitcher() {
  const [isOpen, setOpen] = useState(false);
  if (account.value === undefined) return null;
  return (
    <>
      <button
        type="button"
        class="account"
        aria-haspopup="dialog"
        title="Switch the account"
        onClick={() => setOpen(true)}
      >
        <span class="unseen">Account </span>
        <bdi>{account}</bdi>
      </button>
      {isOpen && (
        <Dialog title="Accounts" onClose={() => setOpen(false)}>
          <p>Each account has its own time, jobs, faults, keys and charges.</p>
          <Accounts />
        </Dialog>
      )}
    </>
  );
}

/** In place of a page whose account does not exist: never another account in its place. */
export function AccountGone() {
  return (
    <section>
      <h2>
        There is no account <bdi>{account}</bdi>
      </h2>
      <p>It was deleted, or the service has restarted since it was created. Open another one:</p>
      <Accounts />
    </section>
  );
}

/** The most accounts in the list; the filter finds the others. */
const mostListed = 50;

function Accounts() {
  const [text, setText] = useState('');
  const read = useLoaded(`accounts ${text}`, (signal) =>
    serviceControl.listAccounts({ limit: mostListed, ...(text !== '' && { text }) }, { signal }),
  );
  // What was found before stays until the next answer.
  const last = useRef<AccountList>(undefined);
  last.current = read.value ?? last.current;
  return (
    <div class="accounts">
      <input
        type="search"
        aria-label="Search the accounts"
        placeholder="Search by name"
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Show loaded={{ ...read, ...(last.current && { value: last.current }) }}>
        {(list) => <AccountLinks list={list} />}
      </Show>
      <NewAccount label="Create an account with a manual clock" page={pageName()} />
    </div>
  );
}

function AccountLinks({ list: { accounts, total } }: { readonly list: AccountList }) {
  const all = itemCountText(total, 'account');
  return (
    <>
      <p class="quiet" role="status">
        {accounts.length < total ? `${accounts.length} of ${all}` : all}
      </p>
      <ul>
        {accounts.map(({ id, clock, isFromSettings }) => (
          <li key={id}>
            <a
              href={linkToAccount(id, pageName())}
              aria-current={id === account.value ? 'true' : undefined}
            >
              <bdi>{id}</bdi>
              <span class="quiet">
                {`${clock} clock, ${isFromSettings ? 'from the settings' : 'throw-away'}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The page stays when the account changes; what it shows there, such as a job, is of one account. */
function pageName(): string {
  return route.value.parts[0] ?? '';
}
