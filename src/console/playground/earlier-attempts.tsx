/** The table of earlier runs. */
import { ConfirmButton } from '../parts/dialog.tsx';
import { Empty } from '../parts/loading.tsx';
import { Money, State, Time } from '../parts/values.tsx';
import { type EarlierAttempt, earlier, forgetEarlier } from './kept-attempts.ts';

const inputLength = 80;

export function EarlierAttempts({
  curl,
  onShow,
}: {
  /** The command that sends the same request. */
  readonly curl: string | undefined;
  readonly onShow: (attempt: EarlierAttempt) => void;
}) {
  if (earlier.value.length === 0) {
    return (
      <Empty title="No runs yet">
        <p>Run the request above, or send it from a shell:</p>
        {curl !== undefined && <pre>{curl}</pre>}
      </Empty>
    );
  }
  return (
    <>
      <div class="scrolled">
        <table>
          <thead>
            <tr>
              <th scope="col">Sent</th>
              <th scope="col">Endpoint</th>
              <th scope="col">Input</th>
              <th scope="col">State</th>
              <th scope="col">Charge</th>
            </tr>
          </thead>
          <tbody>
            {earlier.value.map((attempt) => (
              <tr key={attempt.jobId}>
                <td>
                  <Time ms={attempt.sentMs} />
                </td>
                <td>{attempt.request.endpointId}</td>
                <td class="input">
                  <button type="button" title="Show this run" onClick={() => onShow(attempt)}>
                    {JSON.stringify(attempt.request.body.input).slice(0, inputLength)}
                  </button>
                </td>
                <td>
                  <State state={attempt.status} />
                </td>
                <td>
                  <Money amount={attempt.charge} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ConfirmButton
        label="Forget these runs"
        question="This browser forgets these runs. The service keeps their jobs."
        act={async () => forgetEarlier()}
      />
    </>
  );
}
