/** What concerns all pages: the state of the connection, and the form for the control token. */
import { useState } from 'preact/hooks';
import { connection, reconnect, restarts } from './live-events.ts';
import { handleSubmit, useAction } from './parts/action.tsx';
import { openSession } from './session.ts';

export function Notices() {
  const [dismissed, setDismissed] = useState(0);
  return (
    <>
      {connection.value === 'lost' && (
        <div class="notice bad" role="alert">
          <p>The service cannot be reached. What you see may be old.</p>
          <button type="button" onClick={reconnect}>
            Try now
          </button>
        </div>
      )}
      {restarts.value > dismissed && (
        <div class="notice" role="alert">
          <p>
            The service has restarted, and this page was read again. Lost: jobs, requests, charges,
            and the accounts, keys, faults, receivers and alternatives that were not in its
            settings.
          </p>
          <button type="button" onClick={() => setDismissed(restarts.value)}>
            Dismiss
          </button>
        </div>
      )}
    </>
  );
}

export function TokenForm() {
  const [token, setToken] = useState('');
  const { start, failure } = useAction();
  async function open(): Promise<void> {
    if (!(await openSession(token))) throw new Error('The token is wrong.');
    reconnect();
  }
  return (
    <form class="token" onSubmit={handleSubmit(() => start(open))}>
      <p>The service was started with a control token.</p>
      <label>
        Control token
        <input
          type="password"
          autoComplete="off"
          required
          value={token}
          onInput={(event) => setToken(event.currentTarget.value)}
        />
      </label>
      <button type="submit">Open the console</button>
      {failure}
    </form>
  );
}
