/** Deployments that charge something else than they should or report, and answer other outputs. */
import {
  costs,
  costsOfSeveral,
  dollars,
  down,
  halfToEven,
  ledger,
  ledgerCosts,
  oddly,
  outputs,
  toNearest,
} from './billing-wire.ts';
import { isRunSync } from './job-wire.ts';
import { answers, type Mutant } from './mutant.ts';

function chargedOddly(round: (units: bigint) => bigint): Mutant['alter'] {
  return ledgerCosts(({ endpointId, quantity, cost }) =>
    endpointId === 'odd-price' ? dollars(round(oddly(BigInt(quantity)))) : cost,
  );
}

/** Answers refused submissions to an account whose budget is spent with another problem. */
function spentBudgetAnswered(status: number, code: string): Mutant['alter'] {
  return answers(({ json }) =>
    json?.code === 'budgetExceeded' ? { status, json: { ...json, status, code } } : undefined,
  );
}

const budgets: readonly Mutant[] = [
  {
    name: 'budget-not-minded',
    breaks: 'budget',
    alter: ({ fetch }) => ({
      async fetch(request) {
        const { pathname } = new URL(request.url);
        if (request.method !== 'POST' || pathname !== '/control/accounts') return fetch(request);
        const { budget: _budget, ...account } = JSON.parse(await request.text());
        return fetch(new Request(request, { body: JSON.stringify(account) }));
      },
    }),
  },
  {
    name: 'budget-not-minded-by-runsync',
    breaks: 'budget',
    alter: answers(({ target, json }) =>
      json?.code === 'budgetExceeded' && isRunSync({ target })
        ? { status: 200, json: { id: 'sync-1', status: 'COMPLETED', output: {} } }
        : undefined,
    ),
  },
  {
    name: 'spent-budget-is-429',
    breaks: 'budget',
    alter: spentBudgetAnswered(429, 'tooManyRequests'),
  },
  {
    name: 'spent-budget-is-402-by-another-name',
    breaks: 'budget',
    alter: spentBudgetAnswered(402, 'paymentRequired'),
  },
];

const ledgers: readonly Mutant[] = [
  {
    name: 'images-not-charged',
    breaks: 'public-endpoints-charge-usage',
    alter: ledger(() => []),
  },
  {
    name: 'images-charged-nothing',
    breaks: 'public-endpoints-charge-usage',
    alter: ledgerCosts(() => '0'),
  },
  {
    name: 'images-charged-at-a-flat-rate',
    breaks: 'public-endpoints-charge-usage',
    alter: ledgerCosts(() => '0.001'),
  },
  {
    name: 'first-image-not-charged',
    breaks: 'image-charge-reported',
    alter: ledger(({ entries }) => entries.slice(1)),
  },
  {
    name: 'images-charged-twice',
    breaks: 'image-charge-reported',
    alter: ledger(({ entries }) => entries.flatMap((entry) => [entry, entry])),
  },
  {
    name: 'images-charged-a-unit-more-than-reported',
    breaks: 'image-charge-reported',
    alter: ledgerCosts(({ cost }) => dollars(BigInt(Math.round(Number(cost) * 1e10) + 1) * 100n)),
  },
  {
    name: 'images-charged-by-asked-size',
    breaks: 'image-charge-reported',
    // The one that was asked for as 500 by 300.
    alter: ledgerCosts(({ quantity, cost }) => (quantity === '163840' ? '0.0003600000' : cost)),
  },
  {
    name: 'images-charged-with-a-tax',
    breaks: 'image-charge-reported',
    alter: ledgerCosts(({ cost }) => (Number(cost) * 1.19).toFixed(10)),
  },
  {
    name: 'charge-rounded-down',
    breaks: 'charge-rounded-up',
    alter: chargedOddly(down(100n)),
  },
  {
    name: 'charge-to-the-nearest',
    breaks: 'charge-rounded-up',
    alter: chargedOddly(toNearest(100n)),
  },
  {
    name: 'charge-rounded-half-to-even',
    breaks: 'charge-rounded-up',
    alter: chargedOddly(halfToEven),
  },
  {
    name: 'charge-not-rounded',
    breaks: 'charge-rounded-up',
    alter: chargedOddly((units) => units),
  },
  {
    name: 'charge-rounded-up-after-nine-decimals',
    breaks: 'charge-rounded-up',
    alter: chargedOddly((units) => down(1000n)(units + 999n)),
  },
  {
    name: 'charge-rounded-up-to-cents',
    breaks: 'charge-rounded-up',
    alter: chargedOddly((units) => down(10n ** 10n)(units + 10n ** 10n - 1n)),
  },
  {
    name: 'failed-job-reports-a-cost',
    breaks: 'failure-not-charged',
    alter: answers(({ json }) =>
      json?.status === 'FAILED' ? { json: { ...json, output: { cost: 0.0006 } } } : undefined,
    ),
  },
  {
    name: 'failed-job-reports-a-cost-to-who-waits',
    breaks: 'failure-not-charged',
    alter: answers(({ json, target }) =>
      json?.status === 'FAILED' && target.includes('/runsync')
        ? { json: { ...json, output: { cost: 0.0006 } } }
        : undefined,
    ),
  },
  {
    name: 'failed-job-charged',
    breaks: 'failure-not-charged',
    alter: ledger(({ entries, seen }) => [...entries, ...seen('FAILED').map(charged('0.0006'))]),
  },
  {
    name: 'failed-job-charged-the-least',
    breaks: 'failure-not-charged',
    alter: ledger(({ entries, seen }) => [
      ...entries,
      ...seen('FAILED').map(charged('0.0000000001')),
    ]),
  },
  {
    name: 'cancelled-image-charged',
    breaks: 'unfinished-not-charged',
    alter: ledger(({ entries, seen }) => [...entries, ...seen('CANCELLED').map(charged('0.0006'))]),
  },
  {
    name: 'every-image-asked-for-charged',
    breaks: 'one-image-per-job',
    alter: costsOfSeveral(({ cost, asked }) => cost * asked),
  },
  {
    name: 'several-images-free',
    breaks: 'one-image-per-job',
    alter: costsOfSeveral(() => 0),
  },
  {
    name: 'terminated-job-charged-on-and-on',
    breaks: 'timeout-stops-consumption',
    alter: ledger(({ entries, seen, readings }) => [
      ...entries,
      ...seen('TIMED_OUT').map(charged(`0.0${readings + 1}`)),
    ]),
  },
  {
    name: 'terminated-job-charged-again',
    breaks: 'timeout-stops-consumption',
    alter: ledger(({ entries, seen, readings }) => [
      ...entries,
      ...Array.from({ length: readings }).flatMap(() => seen('TIMED_OUT').map(charged('0.01'))),
    ]),
  },
  {
    name: 'serverless-job-charged',
    breaks: 'serverless-not-charged',
    alter: ledger(({ entries, seen }) => [...entries, ...seen('COMPLETED').map(charged('0.01'))]),
  },
];

function charged(cost: string) {
  return (job: { jobId: string; endpointId: string }) => ({ ...job, cost, quantity: '1' });
}

/** Charges quantities of an endpoint in another way, in the ledger and in what is reported. */
function chargedBy(endpoint: string, cost: (quantity: number) => number): Mutant['alter'] {
  return ledgerCosts((entry) =>
    entry.endpointId === endpoint ? cost(Number(entry.quantity)).toFixed(10) : entry.cost,
  );
}

const [video, text, words] = ['wan-2-5', 'qwen3-32b-awq', 'whisper-v3-large'];

const models: readonly Mutant[] = [
  {
    name: 'video-at-a-second-for-five',
    breaks: 'price-video',
    alter: chargedBy(video, (seconds) => seconds * 0.5),
  },
  {
    name: 'video-at-a-quarter-more',
    breaks: 'price-video',
    alter: chargedBy(video, (seconds) => seconds * 0.125),
  },
  {
    name: 'video-by-frames',
    breaks: 'price-video',
    alter: chargedBy(video, (seconds) => seconds * 24 * 0.1),
  },
  {
    name: 'video-with-a-fee',
    breaks: 'price-video',
    alter: chargedBy(video, (seconds) => seconds * 0.1 + 0.03),
  },
  {
    name: 'video-free',
    breaks: 'price-video',
    alter: chargedBy(video, () => 0),
  },
  {
    name: 'words-by-the-character',
    breaks: 'price-transcription',
    alter: chargedBy(words, (characters) => characters * 0.05),
  },
  {
    name: 'words-at-a-tenth-more',
    breaks: 'price-transcription',
    alter: chargedBy(words, (characters) => characters * 0.000_055),
  },
  {
    name: 'words-at-twice-the-price',
    breaks: 'price-transcription',
    alter: chargedBy(words, (characters) => characters * 0.0001),
  },
  {
    name: 'text-by-the-token',
    breaks: 'price-text',
    alter: chargedBy(text, (tokens) => tokens * 0.01),
  },
  {
    name: 'text-at-a-tenth-less',
    breaks: 'price-text',
    alter: chargedBy(text, (tokens) => tokens * 0.000_009),
  },
  {
    name: 'text-at-twice-the-price',
    breaks: 'price-text',
    alter: chargedBy(text, (tokens) => tokens * 0.000_02),
  },
  {
    name: 'text-by-the-million',
    breaks: 'price-text',
    alter: chargedBy(text, (tokens) => tokens * 0.000_000_01),
  },
  {
    name: 'video-url-missing',
    breaks: 'video-output',
    alter: outputs(({ video_url, ...output }) => (video_url ? output : undefined)),
  },
  {
    name: 'words-missing',
    breaks: 'transcription-output',
    alter: outputs(({ transcription, ...output }) => (transcription ? output : undefined)),
  },
  {
    name: 'words-as-list',
    breaks: 'transcription-output',
    alter: outputs((output) =>
      output.transcription
        ? { ...output, transcription: output.transcription.split(' ') }
        : undefined,
    ),
  },
  {
    name: 'text-missing',
    breaks: 'text-output',
    alter: outputs((output) =>
      output.usage ? { cost: output.cost, usage: output.usage } : undefined,
    ),
  },
  {
    name: 'tokens-read-missing',
    breaks: 'text-output',
    alter: outputs((output) =>
      output.usage ? { ...output, usage: { output: output.usage.output } } : undefined,
    ),
  },
  {
    name: 'tokens-as-text',
    breaks: 'text-output',
    alter: outputs((output) =>
      output.usage
        ? { ...output, usage: { ...output.usage, output: `${output.usage.output}` } }
        : undefined,
    ),
  },
  {
    name: 'video-cost-missing',
    breaks: 'other-cost-reported',
    alter: outputs(({ cost, ...output }) => (output.video_url ? output : undefined)),
  },
  {
    name: 'video-cost-is-not-the-charge',
    breaks: 'other-cost-reported',
    alter: costs(({ output }) => (output.video_url ? '0.5' : undefined)),
  },
  {
    name: 'video-cost-by-five-seconds-begun',
    breaks: 'usage-prorated',
    alter: costs(({ output }) => (output.video_url ? '0.5' : undefined)),
  },
  {
    name: 'words-cost-by-thousand-begun',
    breaks: 'usage-prorated',
    alter: costs(({ output: { transcription } }) =>
      transcription ? (Math.ceil(transcription.length / 1000) * 0.05).toFixed(10) : undefined,
    ),
  },
  {
    name: 'text-cost-by-ten-tokens-begun',
    breaks: 'usage-prorated',
    alter: costs(({ output: { usage } }) =>
      usage ? (Math.ceil(usage.output / 10) * 0.000_1).toFixed(10) : undefined,
    ),
  },
  {
    name: 'words-cost-by-bytes',
    breaks: 'other-cost-reported',
    alter: costs(({ output: { transcription } }) =>
      transcription ? (Buffer.byteLength(transcription) * 0.000_05).toFixed(10) : undefined,
    ),
  },
  {
    name: 'text-cost-as-text',
    breaks: 'other-cost-reported',
    alter: outputs((output) => (output.usage ? { ...output, cost: `${output.cost}` } : undefined)),
  },
  {
    name: 'tokens-read-charged',
    breaks: 'input-tokens-free',
    alter: costs(({ output: { usage } }) =>
      usage ? ((usage.input + usage.output) * 0.000_01).toFixed(10) : undefined,
    ),
  },
  {
    name: 'echo-with-a-cost',
    breaks: 'serverless-output-unchanged',
    alter: outputs((output, endpointId) =>
      endpointId === 'echo' ? { ...output, cost: 0 } : undefined,
    ),
  },
];

export const chargeMutants: readonly Mutant[] = [...ledgers, ...budgets, ...models];
