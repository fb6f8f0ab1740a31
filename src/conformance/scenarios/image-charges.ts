/** Images of sizes at which wrong ways to work out a charge show, each downloaded. */
import type { Scenario } from '../driving/scenario.ts';
import { addressIn } from '../file-address.ts';
import { sizeOf } from '../picture-size.ts';
import { download } from '../scenario-parts/download.ts';
import { tellingSizes } from '../scenario-parts/telling-sizes.ts';
import type { TargetEndpoint } from '../target.ts';

/** Every image endpoint with a price gets jobs of several sizes; then the charges are read. */
export const imageCharges: Scenario = {
  name: 'image-charges',
  purpose:
    'Lets every image model make images of several sizes, downloads them, and reads charges.',
  evidence: 'a completed image job whose image can be downloaded and whose charge is known',
  rules: [
    'image-output-cost',
    'image-output-url',
    'price-image-higher-quality',
    'price-image-fast',
    'price-image-odd',
    'image-charge',
    'image-charge-actual-size',
    'cost-is-rounded',
    'public-endpoints-charge-usage',
    'image-charge-reported',
    'charge-rounded-up',
  ],
  needs: ['public-image-endpoint'],
  estimate: ({ endpoints }) => {
    const images = endpoints.filter(isPriced);
    const submissions = images.map((endpoint) => ({
      endpoint,
      count: inputsFor(endpoint).length,
    }));
    const count = submissions.reduce((sum, submission) => sum + submission.count, 0);
    return { submissions, requests: count * 12, usualMs: count * 1000, durationMs: count * 5000 };
  },
  async run(deployment) {
    for (const endpoint of deployment.endpoints(isPriced)) {
      for (const [index, input] of inputsFor(endpoint).entries()) {
        // One of several is waited for in a single call, as charges may depend on the way, too.
        const answer = await (index === 1
          ? deployment.runSync(endpoint, { input })
          : deployment.complete(endpoint, { input }));
        const address = addressIn(answer);
        if (address !== undefined) await download(deployment, address);
      }
    }
    if (deployment.target.claims.has('billing-source')) await deployment.readLedger();
  },
};

function isPriced({ kind, model, price, maxCost }: TargetEndpoint): boolean {
  return kind === 'public' && model === 'image' && price !== undefined && maxCost !== undefined;
}

/** None of them costs more than the ordinary input and the one whose size is not kept. */
function inputsFor({ price, inputs }: TargetEndpoint) {
  const { ordinary = {}, resized } = inputs;
  const size = sizeOf(ordinary);
  const sizes = size === undefined || price === undefined ? [] : tellingSizes(price, size);
  return [
    ordinary,
    ...sizes.map((telling) => ({ ...ordinary, ...telling })),
    ...(resized === undefined ? [] : [resized]),
  ];
}
