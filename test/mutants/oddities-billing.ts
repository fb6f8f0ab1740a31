/** Charges and costs where nothing is stated of them. */
import { dollars, ledger, ledgerCosts, oddly, pictureCosts } from './billing-wire.ts';
import { answers } from './mutant.ts';
import { jobs, type Oddity } from './oddity.ts';

export const billingOddities: readonly Oddity[] = [
  {
    name: 'cost-with-an-exponent',
    because: 'A number is the same however it is written.',
    alter: answers(({ json, text }) => {
      const { cost } = json?.output ?? {};
      if (typeof cost !== 'number') return undefined;
      return {
        text: text.replace(
          /"cost":\s*[\d.eE+-]+/,
          (found) => `"cost":${Number(found.slice(7)).toExponential()}`,
        ),
      };
    }),
  },
  {
    name: 'cost-before-rounding',
    because: 'That the reported cost is the rounded one is not stated.',
    alter: pictureCosts(({ width, height, price }) =>
      price === 0.001_23 ? dollars(oddly(BigInt(width * height))) : undefined,
    ),
  },
  {
    name: 'costs-in-doubles',
    because: 'A number of JSON may be a double, whose last digits arithmetic changes.',
    alter: pictureCosts(({ width, height, price }) => `${((width * height) / 1e6) * price}`),
  },
  {
    name: 'costs-in-doubles-price-first',
    because: 'The order of the operations changes the last digits of a double.',
    alter: pictureCosts(({ width, height, price }) => `${(price * width * height) / 1e6}`),
  },
  {
    name: 'costs-of-other-models-are-not-shown',
    because: 'A cost is stated for images alone.',
    // A webhook call says the same as the status.
    alter: jobs(({ output, ...job }) => {
      const { cost: _, ...rest } = output ?? {};
      return { ...job, ...(output && { output: output.image_url ? output : rest }) };
    }),
  },
  {
    name: 'usage-is-charged-in-whole-units',
    because: 'How a part of a unit is charged is not stated.',
    alter: ledgerCosts(({ endpointId, quantity, cost }) => {
      const begun = (unit: number) => Math.ceil(Number(quantity) / unit);
      if (endpointId === 'wan-2-5') return (begun(5) * 0.5).toFixed(10);
      if (endpointId === 'qwen3-32b-awq') return (begun(1000) * 0.01).toFixed(10);
      if (endpointId === 'whisper-v3-large') return (begun(1000) * 0.05).toFixed(10);
      return cost;
    }),
  },
  {
    name: 'serverless-jobs-are-charged',
    because: 'What serverless jobs cost is not stated.',
    alter: ledger(({ entries, seen }) => [
      ...entries,
      ...seen('COMPLETED')
        .filter(({ endpointId }) => ['script', 'echo'].includes(endpointId))
        .map((job) => ({ ...job, cost: '0.0100000000', quantity: '1' })),
    ]),
  },
];
