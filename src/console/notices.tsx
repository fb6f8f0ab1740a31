/** What concerns all pages: the state of the connection, and the form for the control token. */
import { useState } from 'preact/hooks';
import { isManual } from './account-clock.ts';
import { connection, hasRestarted, reconnect } from './live.ts';
import { submitted, useAction } from './parts/action.tsx';
import { linkTo } from './router.ts';
import { beginSession, service } from './session.ts';

/** The account, the state of the connection in a word, and whether time stands still. */
export function Connection() {
  return (
    <>
      <p class="connection" data-state={connection} role="status">
        {service.value !== undefined && `${service.value.account}: `}
        {connection}
      </p>
      {isManual.value && (
        <a href={linkTo('clock')} title="Time stands still until you move it.">
          manual clock
        </a>
      )}
    </>
  );
}

export function Notices() {
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
      {hasRestarted.value && (
        <div class="notice" role="alert">
          <p>The service has restarted. Its earlier jobs, charges and faults are gone.</p>
          <button
            type="button"
            onClick={() => {
              hasRestarted.value = false;
            }}
          >
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
    if (!(await beginSession(token))) throw new Error('The token is wrong.');
    reconnect();
  }
  return (
    <form class="token" onSubmit={submitted(() => start(open))}>
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
