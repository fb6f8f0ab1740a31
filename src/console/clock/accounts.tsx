/** A clock belongs to an account, so another clock means another account. */

import { useAction } from '../parts/action.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { goTo, linkToAccount } from '../router.ts';
import { serviceControl } from '../session.ts';

export function ManualClockOffer() {
  const { start, failure } = useAction();
  async function create(): Promise<void> {
    const { id } = await serviceControl.createAccount({ clock: 'manual' });
    goTo(linkToAccount(id, 'clock'));
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
        call with one click. This account stays as it is; the header leads back to it.
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
