/** Charges: in total, over time, and by model. */
import { useState } from 'preact/hooks';
import type { EndpointSummary, Ledger } from '../../client/control.ts';
import { accountNow } from '../account-clock.ts';
import { useEndpoints } from '../parts/endpoints.ts';
import { FirstJob } from '../parts/first-job.tsx';
import { Show } from '../parts/loading.tsx';
import { type EndpointPrice, Price, quantityText } from '../parts/price.tsx';
import { itemCountText, Money } from '../parts/values.tsx';
import { slotText } from './axes.ts';
import { ChargeChart, colourOf } from './charge-chart.tsx';
import {
  byModel,
  type ChargeSlotLength,
  type ChargeTimeline,
  chargeTimelineOf,
  fittingTimeline,
  type ModelCharges,
  slotLengths,
} from './charge-slots.ts';

/** In the table of slots, until more are asked for. */
const firstRows = 100;

type Prices = ReadonlyMap<string, EndpointPrice>;

export function Charges({ ledger }: { readonly ledger: Ledger }) {
  return (
    <Show loaded={useEndpoints()}>
      {(endpoints) => <ChargesOf ledger={ledger} endpoints={endpoints} />}
    </Show>
  );
}

interface ChargesOfProps {
  readonly ledger: Ledger;
  readonly endpoints: readonly EndpointSummary[];
}

function ChargesOf({ ledger, endpoints }: ChargesOfProps) {
  const [chosen, setChosen] = useState<ChargeSlotLength>();
  const prices: Prices = new Map(
    endpoints.flatMap(({ id, price }) => (price === undefined ? [] : [[id, price]])),
  );
  const models = byModel(ledger);
  const names = modelIds(models, prices);
  const nowMs = accountNow.value;
  const timeline =
    chosen === undefined ? fittingTimeline(ledger, nowMs) : chargeTimelineOf(ledger, chosen, nowMs);
  return (
    <section>
      <h2>Charges</h2>
      <Total ledger={ledger} />
      {models.length === 0 ? (
        <FirstJob title="No charges yet." kind="public" />
      ) : (
        <>
          <SlotChoice chosen={chosen} timeline={timeline} onChoice={setChosen} />
          <ChargeChart
            timeline={timeline}
            barOrder={models.map(({ endpointId }) => endpointId)}
            models={names}
          />
          <p class="quiet">
            Times are in UTC.
            {timeline.earlierJobs > 0 &&
              ` Charges of ${itemCountText(timeline.earlierJobs, 'job')} are older.`}
          </p>
          <ModelTable models={models} prices={prices} today={chargesOfToday(ledger)} />
          <SlotTable timeline={timeline} prices={prices} key={timeline.length} />
        </>
      )}
    </section>
  );
}

/** All models, also those without charges: so a model keeps its colour, whatever others cost. */
function modelIds(models: readonly ModelCharges[], prices: Prices): readonly string[] {
  const charged = models.map(({ endpointId }) => endpointId);
  return [...new Set([...prices.keys(), ...charged])].toSorted();
}

function Total({ ledger: { total, jobs, budget } }: { readonly ledger: Ledger }) {
  return (
    <p>
      <strong>
        <Money amount={total} />
      </strong>{' '}
      for {itemCountText(jobs, 'job')}.{' '}
      {budget === undefined ? (
        <span class="quiet">The account has no budget.</span>
      ) : (
        <>
          The budget is <Money amount={budget.amount} />
          {budget.reached
            ? `, and it is spent: ${
                budget.exceeded === 'refuse'
                  ? 'the local service refuses new jobs with 402.'
                  : 'new jobs still run.'
              }`
            : '.'}
        </>
      )}
    </p>
  );
}

function SlotChoice({
  chosen,
  timeline,
  onChoice,
}: {
  readonly chosen: ChargeSlotLength | undefined;
  readonly timeline: ChargeTimeline;
  readonly onChoice: (length: ChargeSlotLength | undefined) => void;
}) {
  const lengths = ['minute', 'hour', 'day'] as const satisfies readonly ChargeSlotLength[];
  return (
    <label>
      By
      <select
        value={chosen ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChoice(lengths.find((length) => length === value))
        }
      >
        <option value="">{`automatic: ${timeline.length}`}</option>
        {lengths.map((length) => (
          <option value={length} key={length}>
            {`${length} (the last ${slotLengths[length].most} ${length}s)`}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The charges of each model on the present day of the account, in UTC. */
function chargesOfToday({ totals }: Ledger): ReadonlyMap<string, string> {
  const day = new Date(accountNow.value).toISOString().slice(0, 10);
  const ofToday = totals.filter((total) => total.day.startsWith(day));
  return new Map(ofToday.map(({ endpointId, cost }) => [endpointId, cost]));
}

function ModelTable({
  models,
  prices,
  today,
}: {
  readonly models: readonly ModelCharges[];
  readonly prices: Prices;
  readonly today: ReadonlyMap<string, string>;
}) {
  const names = modelIds(models, prices);
  return (
    <table>
      <caption>Charges by model, the highest first</caption>
      <thead>
        <tr>
          <th scope="col">Model</th>
          <th scope="col" class="money">
            Jobs
          </th>
          <th scope="col" class="money" data-column="today">
            Today
          </th>
          <th scope="col" class="money" data-column="charge">
            Total
          </th>
          <th scope="col" class="price">
            For
          </th>
          <th scope="col" class="price">
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {models.map((model) => {
          const price = prices.get(model.endpointId);
          return (
            <tr key={model.endpointId}>
              <td>
                <span class={`swatch ${colourOf(names, model.endpointId)}`} />
                {model.endpointId}
              </td>
              <td class="number money">{model.jobs.toLocaleString('en')}</td>
              <td class="money" data-column="today">
                <Money amount={today.get(model.endpointId)} />
              </td>
              <td class="money" data-column="charge">
                <Money amount={model.cost} />
              </td>
              <td class="price">{quantityText(model.quantity, price)}</td>
              <td class="quiet price">{price && <Price price={price} />}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function SlotTable({
  timeline: { slots, length },
  prices,
}: {
  readonly timeline: ChargeTimeline;
  readonly prices: Prices;
}) {
  const [isWhole, setWhole] = useState(false);
  const newest = slots.toReversed();
  const rows = isWhole ? newest : newest.slice(0, firstRows);
  return (
    <details>
      <summary>{`The charges by ${length} as a table`}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">From (UTC)</th>
            <th scope="col">Model</th>
            <th scope="col" class="money">
              Jobs
            </th>
            <th scope="col" class="money">
              Charge
            </th>
            <th scope="col" class="price">
              For
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((slot) => (
            <tr key={`${slot.fromMs} ${slot.endpointId}`}>
              <td class="number">{slotText(slot.fromMs, length)}</td>
              <td>{slot.endpointId}</td>
              <td class="number money">{slot.jobs.toLocaleString('en')}</td>
              <td class="money">
                <Money amount={slot.cost} />
              </td>
              <td class="price">{quantityText(slot.quantity, prices.get(slot.endpointId))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length < newest.length && (
        <button type="button" onClick={() => setWhole(true)}>
          {`${newest.length - rows.length} more`}
        </button>
      )}
    </details>
  );
}
