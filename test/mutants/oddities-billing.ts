/** Charges and costs where nothing is stated of them. */
import { ledger, pictureCosts } from './billing-wire.ts';
import { answers } from './mutant.ts';
import type { Oddity } from './oddity.ts';

const resultPath = '/results/';

export const billingOddities: readonly Oddity[] = [
  {
    name: 'cost-with-an-exponent',
    because: 'Different notations can express the same number.',
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
    because: 'The description does not state that the reported cost is rounded.',
    alternatives: { 'cost-rounding': 'exact' },
  },
  {
    name: 'costs-in-doubles',
    because: 'A JSON number may be a double, and arithmetic can change its last digits.',
    alter: pictureCosts(({ width, height, price }) => `${((width * height) / 1e6) * price}`),
  },
  {
    name: 'costs-in-doubles-price-first',
    because: 'The order of operations can change the last digits of a double.',
    alter: pictureCosts(({ width, height, price }) => `${(price * width * height) / 1e6}`),
  },
  {
    name: 'costs-of-other-models-are-not-shown',
    because: 'The description states a cost only for images.',
    alternatives: { 'cost-of-other-models': 'not-reported' },
  },
  {
    name: 'usage-is-charged-in-whole-units',
    because: 'The description does not state how a partial unit is charged.',
    alternatives: { 'part-of-unit': 'whole' },
  },
  {
    name: 'serverless-jobs-are-charged',
    because: 'The description does not state the cost of serverless jobs.',
    alter: ledger(({ entries, seen }) => [
      ...entries,
      ...seen('COMPLETED')
        .filter(({ endpointId }) => ['script', 'echo'].includes(endpointId))
        .map((job) => ({ ...job, cost: '0.0100000000', quantity: '1' })),
    ]),
  },
  {
    name: 'results-need-the-key',
    because: 'The description does not state that the URL of an image works without a key.',
    alternatives: { 'result-access': 'with-key' },
    conforms: true,
  },
  {
    name: 'results-are-redirected',
    because: 'The description does not state how the URL of an image leads to it.',
    conforms: true,
    alter: ({ fetch }) => ({
      async fetch(request) {
        const { pathname, searchParams, href } = new URL(request.url);
        if (!pathname.startsWith(resultPath) || searchParams.has('signature'))
          return fetch(request);
        const location = `${href}?signature=some-signature-of-a-file`;
        return new Response(null, { status: 302, headers: { location } });
      },
    }),
  },
];
