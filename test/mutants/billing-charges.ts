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
import { answers, type Mutant, mutantsOf, type Settings } from './mutant.ts';

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

const budgets: readonly Mutant[] = mutantsOf({
  budget: {
    'budget-not-minded': ({ fetch }) => ({
      async fetch(request) {
        const { pathname } = new URL(request.url);
        if (request.method !== 'POST' || pathname !== '/control/accounts') return fetch(request);
        const { budget: _budget, ...account } = JSON.parse(await request.text());
        return fetch(new Request(request, { body: JSON.stringify(account) }));
      },
    }),
    'budget-not-minded-by-runsync': answers(({ target, json }) =>
      json?.code === 'budgetExceeded' && isRunSync({ target })
        ? { status: 200, json: { id: 'sync-1', status: 'COMPLETED', output: {} } }
        : undefined,
    ),
    'spent-budget-is-429': spentBudgetAnswered(429, 'tooManyRequests'),
    'spent-budget-is-402-by-another-name': spentBudgetAnswered(402, 'paymentRequired'),
  },
});

/** A public endpoint whose ordinary job takes longer than the shortest execution timeout. */
const slowImages = {
  settings: (settings: Settings): Settings => {
    settings.endpoints['odd-price'].durationMs = 8000;
    return settings;
  },
  target: (file: Settings): Settings => {
    const { inputs } = file.endpoints['odd-price'];
    inputs.slow = { input: inputs.ordinary, runsForMs: 8000 };
    return file;
  },
};

const ledgers: readonly Mutant[] = mutantsOf({
  'public-endpoints-charge-usage': {
    'images-not-charged': ledger(() => []),
    'images-charged-nothing': ledgerCosts(() => '0'),
    'images-charged-at-a-flat-rate': ledgerCosts(() => '0.001'),
  },
  'image-charge-reported': {
    'first-image-not-charged': ledger(({ entries }) => entries.slice(1)),
    'images-charged-twice': ledger(({ entries }) => entries.flatMap((entry) => [entry, entry])),
    'images-charged-a-unit-more-than-reported': ledgerCosts(({ cost }) =>
      dollars(BigInt(Math.round(Number(cost) * 1e10) + 1) * 100n),
    ),
    // The one that was asked for as 500 by 300.
    'images-charged-by-asked-size': ledgerCosts(({ quantity, cost }) =>
      quantity === '163840' ? '0.0003600000' : cost,
    ),
    'images-charged-with-a-tax': ledgerCosts(({ cost }) => (Number(cost) * 1.19).toFixed(10)),
  },
  'charge-rounded-up': {
    'charge-rounded-down': chargedOddly(down(100n)),
    'charge-to-the-nearest': chargedOddly(toNearest(100n)),
    'charge-rounded-half-to-even': chargedOddly(halfToEven),
    'charge-not-rounded': chargedOddly((units) => units),
    'charge-rounded-up-after-nine-decimals': chargedOddly((units) => down(1000n)(units + 999n)),
  },
  'failure-not-charged': {
    'failed-job-reports-a-cost': answers(({ json }) =>
      json?.status === 'FAILED' ? { json: { ...json, output: { cost: 0.0006 } } } : undefined,
    ),
    'failed-job-reports-a-cost-to-who-waits': answers(({ json, target }) =>
      json?.status === 'FAILED' && target.includes('/runsync')
        ? { json: { ...json, output: { cost: 0.0006 } } }
        : undefined,
    ),
    'failed-job-charged-the-least': ledger(({ entries, seen }) => [
      ...entries,
      ...seen('FAILED').map(charged('0.0000000001')),
    ]),
    'image-that-ran-for-too-long-charged': {
      ...slowImages,
      scenarios: ['late-charges'],
      alter: ledger(({ entries, seen }) => [
        ...entries,
        ...seen('TIMED_OUT').map(charged('0.0006')),
      ]),
    },
  },
  'cancelled-not-charged': {
    'cancelled-image-charged': ledger(({ entries, seen }) => [
      ...entries,
      ...seen('CANCELLED').map(charged('0.0006')),
    ]),
  },
  'image-charge': {
    'every-image-asked-for-charged': {
      scenarios: ['unusual-image-jobs'],
      alter: costsOfSeveral(({ cost, asked }) => cost * asked),
    },
    'several-images-free': {
      scenarios: ['unusual-image-jobs'],
      alter: costsOfSeveral(() => 0),
    },
  },
  'one-image-per-job': {
    'images-listed-as-many-as-asked-for': outputs(({ image_url: url, ...others }) =>
      url === undefined ? undefined : { ...others, image_url: url, image_urls: [url, `${url}?2`] },
    ),
  },
  'timeout-stops-consumption': {
    'terminated-job-charged-on-and-on': ledger(({ entries, seen, readings }) => [
      ...entries,
      ...seen('TIMED_OUT').map(charged(`0.0${readings + 1}`)),
    ]),
    'terminated-job-charged-again': ledger(({ entries, seen, readings }) => [
      ...entries,
      ...Array.from({ length: readings }).flatMap(() => seen('TIMED_OUT').map(charged('0.01'))),
    ]),
  },
  'serverless-not-charged': {
    'serverless-job-charged': ledger(({ entries, seen }) => [
      ...entries,
      ...seen('COMPLETED').map(charged('0.01')),
    ]),
  },
});

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

const models: readonly Mutant[] = mutantsOf({
  'price-video': {
    'video-at-a-quarter-more': chargedBy(video, (seconds) => seconds * 0.125),
    'video-by-frames': chargedBy(video, (seconds) => seconds * 24 * 0.1),
    'video-with-a-fee': chargedBy(video, (seconds) => seconds * 0.1 + 0.03),
    'video-free': chargedBy(video, () => 0),
  },
  'price-transcription': {
    'words-at-a-tenth-more': chargedBy(words, (characters) => characters * 0.000_055),
  },
  'price-text': {
    'text-at-a-tenth-less': chargedBy(text, (tokens) => tokens * 0.000_009),
    'text-by-the-million': chargedBy(text, (tokens) => tokens * 0.000_000_01),
  },
  'video-output': {
    'video-url-missing': outputs(({ video_url, ...output }) => (video_url ? output : undefined)),
  },
  'transcription-output': {
    'words-missing': outputs(({ transcription, ...output }) =>
      transcription ? output : undefined,
    ),
    'words-as-list': outputs((output) =>
      output.transcription
        ? { ...output, transcription: output.transcription.split(' ') }
        : undefined,
    ),
  },
  'text-output': {
    'text-missing': outputs((output) =>
      output.usage ? { cost: output.cost, usage: output.usage } : undefined,
    ),
    'tokens-read-missing': outputs((output) =>
      output.usage ? { ...output, usage: { output: output.usage.output } } : undefined,
    ),
    'tokens-as-text': outputs((output) =>
      output.usage
        ? { ...output, usage: { ...output.usage, output: `${output.usage.output}` } }
        : undefined,
    ),
  },
  'other-cost-reported': {
    'video-cost-missing': outputs(({ cost, ...output }) => (output.video_url ? output : undefined)),
    'video-cost-is-not-the-charge': costs(({ output }) => (output.video_url ? '0.5' : undefined)),
    'words-cost-by-bytes': costs(({ output: { transcription } }) =>
      transcription ? (Buffer.byteLength(transcription) * 0.000_05).toFixed(10) : undefined,
    ),
    'text-cost-as-text': outputs((output) =>
      output.usage ? { ...output, cost: `${output.cost}` } : undefined,
    ),
  },
  'usage-prorated': {
    'video-cost-by-five-seconds-begun': costs(({ output }) =>
      output.video_url ? '0.5' : undefined,
    ),
    'words-cost-by-thousand-begun': costs(({ output: { transcription } }) =>
      transcription ? (Math.ceil(transcription.length / 1000) * 0.05).toFixed(10) : undefined,
    ),
    'text-cost-by-ten-tokens-begun': costs(({ output: { usage } }) =>
      usage ? (Math.ceil(usage.output / 10) * 0.000_1).toFixed(10) : undefined,
    ),
  },
  'input-tokens-free': {
    'tokens-read-charged': costs(({ output: { usage } }) =>
      usage ? ((usage.input + usage.output) * 0.000_01).toFixed(10) : undefined,
    ),
  },
  'serverless-output-unchanged': {
    'echo-with-a-cost': outputs((output, endpointId) =>
      endpointId === 'echo' ? { ...output, cost: 0 } : undefined,
    ),
  },
});

export const chargeMutants: readonly Mutant[] = [...ledgers, ...budgets, ...models];
