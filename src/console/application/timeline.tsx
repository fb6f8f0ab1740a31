/** What an application and the service did in a scenario. */
import type { ApplicationReport } from '../../client/control.ts';
import { durationText, MarkedText } from '../parts/values.tsx';
import './timeline.css';

/** A shorter time is not shown, in milliseconds. */
const noticeableMs = 10;

export function Timeline({
  timeline: { scenario, happens, entries },
  markedIds,
}: {
  readonly timeline: ApplicationReport['timelines'][number];
  /** Ids of the entries to mark. */
  readonly markedIds: readonly number[];
}) {
  return (
    <details class="course">
      <summary>
        <code>{scenario}</code>
      </summary>
      <p>
        <MarkedText text={happens.join(' ')} />
      </p>
      <div class="wide">
        <table>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Application</th>
              <th scope="col">Service</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ id, atMs, tookMs, application, service, label }) => (
              <tr key={id} class={markedIds.includes(id) ? 'shown' : undefined}>
                <td class="number">{(atMs / 1000).toFixed(2)} s</td>
                <td>{application}</td>
                <td>
                  {service}
                  {tookMs >= noticeableMs && ` after ${durationText(tookMs)}`}
                  {label !== undefined && <em> {label}</em>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
