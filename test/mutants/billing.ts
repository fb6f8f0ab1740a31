/** Deployments that charge wrongly; those that report costs of images wrongly are here. */
import { chargeMutants } from './billing-charges.ts';
import {
  dollars,
  down,
  halfToEven,
  oddly,
  outputs,
  pictureCosts,
  toNearest,
} from './billing-wire.ts';
import { answers, type Mutant, type Settings } from './mutant.ts';

const fast = 'black-forest-labs-flux-1-schnell';
const higherQuality = 'black-forest-labs-flux-1-dev';

function pricedAt(endpoint: string, price: string): (settings: Settings) => Settings {
  return (settings) => ({
    ...settings,
    endpoints: {
      ...settings.endpoints,
      [endpoint]: { ...settings.endpoints[endpoint], price },
    },
  });
}

function atPrice(listed: number, charged: number): Mutant['alter'] {
  return pictureCosts(({ width, height, price }) =>
    price === listed ? (((width * height) / 1e6) * charged).toFixed(10) : undefined,
  );
}

/** Rounds costs at the odd price in another way: from 10^-12 dollars to 10^-12 dollars. */
function roundedOddly(round: (units: bigint) => bigint): Mutant['alter'] {
  return pictureCosts(({ width, height, price }) =>
    price === 0.001_23 ? dollars(round(oddly(BigInt(width * height)))) : undefined,
  );
}

const forms: readonly Mutant[] = [
  {
    name: 'image-cost-missing',
    breaks: 'image-output-cost',
    alter: outputs(({ cost, ...output }) => (output.image_url ? output : undefined)),
  },
  {
    name: 'image-cost-as-text',
    breaks: 'image-output-cost',
    alter: outputs((output) =>
      output.image_url ? { ...output, cost: `${output.cost}` } : undefined,
    ),
  },
  {
    name: 'image-cost-null',
    breaks: 'image-output-cost',
    alter: outputs((output) => (output.image_url ? { ...output, cost: null } : undefined)),
  },
  {
    name: 'image-url-missing',
    breaks: 'image-output-url',
    alter: outputs(({ image_url, ...output }) => (image_url ? output : undefined)),
  },
  {
    name: 'image-url-relative',
    breaks: 'image-output-url',
    alter: outputs((output) =>
      output.image_url ? { ...output, image_url: new URL(output.image_url).pathname } : undefined,
    ),
  },
  {
    name: 'image-url-as-list',
    breaks: 'image-output-url',
    alter: outputs((output) =>
      output.image_url ? { ...output, image_url: [output.image_url] } : undefined,
    ),
  },
];

const pictures: readonly Mutant[] = [
  {
    name: 'image-cost-doubled-by-runsync',
    breaks: 'image-charge',
    alter: waited(({ cost }) => (2 * cost).toFixed(10)),
  },
  {
    name: 'image-cost-in-floats-rounded-up',
    breaks: 'image-charge',
    alter: pictureCosts(
      ({ width, height, price }) => `${Math.ceil(((width * height) / 1e6) * price * 1e10) / 1e10}`,
    ),
  },
  {
    name: 'image-cost-in-single-precision',
    breaks: 'image-charge',
    alter: pictureCosts(({ cost }) => `${Math.fround(cost)}`),
  },
  {
    name: 'image-cost-to-six-digits',
    breaks: 'image-charge',
    alter: pictureCosts(({ cost }) => cost.toPrecision(6)),
  },
  {
    name: 'image-cost-to-twelve-decimals-and-one-too-many',
    breaks: 'image-charge',
    alter: pictureCosts(({ cost }) => `${cost.toFixed(10)}01`),
  },
  {
    name: 'image-cost-to-eight-decimals',
    breaks: 'image-charge',
    alter: pictureCosts(({ cost }) => cost.toFixed(8)),
  },
  {
    name: 'image-cost-rounded-down',
    breaks: 'image-charge',
    alter: roundedOddly(down(100n)),
  },
  {
    name: 'image-cost-rounded-half-to-even',
    breaks: 'image-charge',
    alter: roundedOddly(halfToEven),
  },
  {
    name: 'image-cost-of-a-square',
    breaks: 'image-charge',
    alter: pictureCosts(({ width, price }) => (width * width * (price / 1e6)).toFixed(10)),
  },
  {
    name: 'image-cost-by-megapixels-begun',
    breaks: 'image-charge',
    alter: pictureCosts(
      ({ width, height, price }) => `${Math.ceil((width * height) / 1e6) * price}`,
    ),
  },
  {
    name: 'image-cost-zero',
    breaks: 'image-charge',
    alter: pictureCosts(() => '0'),
  },
  {
    name: 'image-cost-negative',
    breaks: 'image-charge',
    alter: pictureCosts(({ cost }) => `-${cost.toFixed(10)}`),
  },
  {
    name: 'image-cost-by-asked-size',
    breaks: 'image-charge-actual-size',
    alter: byAskedSize(),
  },
  {
    name: 'image-cost-in-cents',
    breaks: 'price-image-fast',
    alter: atPrice(0.0024, 0.24),
  },
  {
    name: 'fast-image-by-mebipixels',
    breaks: 'price-image-fast',
    alter: atPrice(0.0024, (0.0024 * 1e6) / 2 ** 20),
  },
  {
    name: 'fast-image-at-a-tenth-more',
    breaks: 'price-image-fast',
    alter: atPrice(0.0024, 0.002_64),
  },
  {
    name: 'fast-image-at-higher-price',
    breaks: 'price-image-fast',
    settings: pricedAt(fast, 'image-higher-quality'),
  },
  {
    name: 'higher-quality-image-at-fast-price',
    breaks: 'price-image-higher-quality',
    settings: pricedAt(higherQuality, 'image-fast'),
  },
  {
    name: 'higher-quality-image-a-cent-off',
    breaks: 'price-image-higher-quality',
    alter: atPrice(0.02, 0.03),
  },
  {
    name: 'cost-before-rounding',
    breaks: 'cost-is-rounded',
    alter: roundedOddly((units) => units),
  },
  {
    name: 'cost-to-the-nearest',
    breaks: 'cost-is-rounded',
    alter: roundedOddly(toNearest(100n)),
  },
];

/** Replaces the costs of jobs that were waited for in the call that submitted them. */
function waited(cost: Parameters<typeof pictureCosts>[0]): Mutant['alter'] {
  return (wire) => {
    const altered = pictureCosts(cost)?.(wire).fetch ?? wire.fetch;
    return {
      fetch: (request) =>
        request.url.endsWith('/runsync') ? altered(request) : wire.fetch(request),
    };
  };
}

/** Costs by the sizes of requests. */
function byAskedSize(): Mutant['alter'] {
  return ({ fetch, ...rest }) => {
    const asked = new Map<string, { width: number; height: number }>();
    return {
      async fetch(request) {
        const isSubmission = request.method === 'POST' && /\/run(sync)?$/.test(request.url);
        const input = isSubmission ? JSON.parse(await request.clone().text()).input : undefined;
        const altered = answers(({ json, text }) => {
          if (input?.width !== undefined) asked.set(json.id, input);
          const size = asked.get(json?.id);
          if (json?.output?.image_url === undefined || size === undefined) return undefined;
          const [, width = 1, height = 1] = /(\d+)x(\d+)-/.exec(json.output.image_url) ?? [];
          const share = (size.width * size.height) / (Number(width) * Number(height));
          const cost = (json.output.cost * share).toFixed(10);
          return { text: text.replace(/("cost":)[^,}]+/, `$1${cost}`) };
        });
        return (altered?.({ ...rest, fetch }).fetch ?? fetch)(request);
      },
    };
  };
}

export const billingMutants: readonly Mutant[] = [...forms, ...pictures, ...chargeMutants];
