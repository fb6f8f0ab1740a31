/** Charges over time and by model; waiting jobs and workers over time. */
import { useRef, useState } from 'preact/hooks';
import { Choice } from '../parts/choice.tsx';
import { Empty, Show, useLoaded } from '../parts/loading.tsx';
import { Time } from '../parts/values.tsx';
import { control } from '../session.ts';
import { Charges } from './charges.tsx';
import { type LoadHistory, LoadReader, loadOver } from './load-history.ts';
import { StepChart } from './step-chart.tsx';
import './usage.css';

export function UsagePage() {
  const reader = useRef(new LoadReader());
  const ledger = useLoaded('ledger', (signal) => control.getLedger({ slots: true, signal }));
  const load = useLoaded('load', (signal) => reader.current.read(signal));
  return (
    <div class="usage">
      <Show loaded={ledger}>{(value) => <Charges ledger={value} />}</Show>
      <Show loaded={load}>{(history) => <Load history={history} />}</Show>
    </div>
  );
}

function Load({ history }: { readonly history: LoadHistory }) {
  const [endpointId, setEndpointId] = useState('');
  const [first] = history.events;
  const { queue, workers } = loadOver(history, endpointId);
  return (
    <section>
      <h2>Queue and workers</h2>
      {first === undefined ? (
        <Empty title="Nothing has happened yet.">
          <p>With the first job, this shows how many jobs wait and how many workers are up.</p>
        </Empty>
      ) : (
        <>
          <p class="quiet">
            From the events of the account. The first one happened <Time ms={first.atMs} />.
            {first.sequence > 1 &&
              ' The account keeps a limited number of events and has dropped earlier ones.'}
          </p>
          <Choice
            label="Endpoint"
            value={endpointId}
            options={history.endpoints.map(({ id }) => id)}
            onChoice={setEndpointId}
          />
          {queue.length === 0 ? (
            <p>The account has no events of this endpoint.</p>
          ) : (
            <>
              <StepChart title="Jobs in the queue" points={queue} />
              <StepChart title="Workers" points={workers} />
            </>
          )}
        </>
      )}
    </section>
  );
}
