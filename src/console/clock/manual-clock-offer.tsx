/** The offer of an account with another clock: a clock belongs to an account, so another clock means another account. */

import { CopyButton } from '../parts/copy-button.tsx';
import { NewAccount } from '../parts/new-account.tsx';

export function ManualClockOffer() {
  const curl = `curl ${location.origin}/control/accounts \\
  -H 'Content-Type: application/json' -d '{"clock": "manual"}'`;
  return (
    <section class="offer">
      <NewAccount label="Create an account with a manual clock" className="primary" page="clock" />
      <p>
        It has the same endpoints and no jobs. There you can reach a timeout or the next webhook
        call with one click. This account stays as it is; the header leads back to it.
      </p>
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
