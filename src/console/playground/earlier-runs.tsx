/** The table of earlier runs. */
import { ConfirmButton } from '../parts/dialog.tsx';
import { Empty } from '../parts/loaded.tsx';
import { Money, State, Time } from '../parts/values.tsx';
import { type EarlierRun, earlier, forgetEarlier } from './runs.ts';

/** Characters of an input that are shown. */
const inputLength = 80;

/** Earlier runs, the last one first. */
export function EarlierRuns({
  curl,
  onShow,
}: {
  /** The command that sends the same request. */
  readonly curl: string | undefined;
  readonly onShow: (run: EarlierRun) => void;
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
            {earlier.value.map((run) => (
              <tr key={run.jobId}>
                <td>
                  <Time ms={run.sentMs} />
                </td>
                <td>{run.request.endpointId}</td>
                <td class="input">
                  <button type="button" title="Show this run" onClick={() => onShow(run)}>
                    {JSON.stringify(run.request.body.input).slice(0, inputLength)}
                  </button>
                </td>
                <td>
                  <State state={run.status} />
                </td>
                <td>
                  <Money amount={run.charge} />
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
