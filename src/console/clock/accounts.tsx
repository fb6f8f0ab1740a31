/** A clock belongs to an account, so another clock means another account. */

import { keepSetting, readSetting } from '../browser-storage.ts';
import { useAction } from '../parts/action.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { linkTo } from '../router.ts';
import { control, openAccount, service } from '../session.ts';

/** Stores the account that the reader came from. */
const setting = 'accountBefore';

export function ManualClockOffer() {
  const { start, failure } = useAction();
  async function create(): Promise<void> {
    const before = service.peek()?.account;
    const { id } = await control.createAccount({ clock: 'manual' });
    keepSetting(setting, before);
    await openAccount(id, linkTo('clock'));
  }
  const curl = `curl ${location.origin}/control/accounts \\
  -H 'Content-Type: application/json' -d '{"clock": "manual"}'`;
  return (
    <section class="offer">
      <button type="button" class="primary" onClick={() => start(create)}>
        Open a new account with a manual clock
      </button>
      <p>
        It has the same endpoints and no jobs. There you can reach a timeout or the next webhook
        call with one click. This account stays as it is.
      </p>
      {failure}
      <details>
        <summary>For your tests and settings</summary>
        <p>A test creates an account of its own, and gets its API key:</p>
        <pre>{curl}</pre>
        <CopyButton text={curl} />
        <p>
          In the settings of the service, write <code>clock: manual</code> under the account. The
          guide <a href="/docs/guides/testing#time">Test against the service</a> says more.
        </p>
      </details>
    </section>
  );
}

/** In another account: a way back to the one before. */
export function BackToAccount() {
  const { start, failure } = useAction();
  const account = service.value?.account;
  const before = readSetting(setting);
  if (before === undefined || account === undefined || before === account) return null;
  return (
    <div class="row">
      <button
        type="button"
        onClick={() => {
          keepSetting(setting, undefined);
          start(() => openAccount(before, linkTo('clock')));
        }}
      >
        {`Back to the account ${before}`}
      </button>
      <span class="quiet">{`This is the account ${account}.`}</span>
      {failure}
    </div>
  );
}
