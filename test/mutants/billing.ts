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
import { answers, type Mutant, mutantsOf, type Settings } from './mutant.ts';

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

const forms: readonly Mutant[] = mutantsOf({
  'image-output-cost': {
    'image-cost-missing': outputs(({ cost, ...output }) => (output.image_url ? output : undefined)),
    'image-cost-as-text': outputs((output) =>
      output.image_url ? { ...output, cost: `${output.cost}` } : undefined,
    ),
    'image-cost-null': outputs((output) =>
      output.image_url ? { ...output, cost: null } : undefined,
    ),
  },
  'image-output-url': {
    'image-url-missing': outputs(({ image_url, ...output }) => (image_url ? output : undefined)),
    'image-url-relative': outputs((output) =>
      output.image_url ? { ...output, image_url: new URL(output.image_url).pathname } : undefined,
    ),
    'image-url-leads-nowhere': outputs((output) =>
      output.image_url ? { ...output, image_url: `${output.image_url}-0` } : undefined,
    ),
    'image-url-shared-by-all': outputs(({ image_url: address, ...output }) =>
      address ? { ...output, image_url: new URL('/latest.png', address).href } : undefined,
    ),
    'image-url-leads-to-a-page': ({ fetch }) => ({
      async fetch(request) {
        const response = await fetch(request);
        const isImage = response.headers.get('content-type')?.startsWith('image/') === true;
        if (!isImage) return response;
        await response.body?.cancel();
        return new Response('<p>Here is your image.</p>', {
          headers: { 'content-type': 'text/html' },
        });
      },
    }),
    'image-url-as-list': outputs((output) =>
      output.image_url ? { ...output, image_url: [output.image_url] } : undefined,
    ),
  },
});

const pictures: readonly Mutant[] = mutantsOf({
  'image-charge': {
    'image-cost-doubled-by-runsync': waited(({ cost }) => (2 * cost).toFixed(10)),
    'image-cost-in-floats-rounded-up': pictureCosts(
      ({ width, height, price }) => `${Math.ceil(((width * height) / 1e6) * price * 1e10) / 1e10}`,
    ),
    'image-cost-in-single-precision': pictureCosts(({ cost }) => `${Math.fround(cost)}`),
    'image-cost-to-twelve-decimals-and-one-too-many': pictureCosts(
      ({ cost }) => `${cost.toFixed(10)}01`,
    ),
    'image-cost-to-eight-decimals': pictureCosts(({ cost }) => cost.toFixed(8)),
    'image-cost-rounded-down': roundedOddly(down(100n)),
    'image-cost-rounded-half-to-even': roundedOddly(halfToEven),
    'image-cost-of-a-square': pictureCosts(({ width, price }) =>
      (width * width * (price / 1e6)).toFixed(10),
    ),
    'image-cost-by-megapixels-begun': pictureCosts(
      ({ width, height, price }) => `${Math.ceil((width * height) / 1e6) * price}`,
    ),
    'image-cost-capped-at-a-megapixel': byPixels((pixels) => Math.min(pixels, 1e6)),
    'image-cost-halved-over-two-megapixels': byPixels((pixels) =>
      pixels > 2e6 ? pixels / 2 : pixels,
    ),
    'image-cost-at-least-a-tenth': byPixels((pixels) => Math.max(pixels, 1e5)),
    'image-cost-by-blocks-of-64': pictureCosts(({ width, height, price }) =>
      inDollars(Math.ceil(width / 64) * Math.ceil(height / 64) * 4096, price),
    ),
    'image-cost-of-sides-up-to-1024': pictureCosts(({ width, height, price }) =>
      inDollars(Math.min(width, 1024) * Math.min(height, 1024), price),
    ),
    'image-cost-zero': pictureCosts(() => '0'),
    'image-cost-negative': pictureCosts(({ cost }) => `-${cost.toFixed(10)}`),
  },
  'image-charge-actual-size': {
    'image-cost-by-asked-size': byAskedSize(),
    'image-cost-by-asked-size-to-who-waits': byAskedSize({
      isFor: ({ url }) => url.endsWith('/runsync'),
    }),
  },
  'price-image-fast': {
    'fast-image-by-mebipixels': atPrice(0.0024, (0.0024 * 1e6) / 2 ** 20),
    'fast-image-at-a-tenth-more': atPrice(0.0024, 0.002_64),
    'fast-image-at-higher-price': {
      settings: pricedAt(fast, 'image-higher-quality'),
    },
  },
  'price-image-higher-quality': {
    'higher-quality-image-at-fast-price': {
      settings: pricedAt(higherQuality, 'image-fast'),
    },
    'higher-quality-image-a-cent-off': atPrice(0.02, 0.03),
  },
  'cost-is-rounded': {
    'cost-before-rounding': roundedOddly((units) => units),
    'cost-to-the-nearest': roundedOddly(toNearest(100n)),
  },
});

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

function inDollars(pixels: number, price: number): string {
  return ((pixels / 1e6) * price).toFixed(10);
}

function byPixels(counted: (pixels: number) => number): Mutant['alter'] {
  return pictureCosts(({ width, height, price }) => inDollars(counted(width * height), price));
}

/** Costs by the sizes of requests. */
function byAskedSize({
  isFor = () => true,
}: {
  isFor?: (request: Request) => boolean;
} = {}): Mutant['alter'] {
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
        if (!isFor(request)) return fetch(request);
        return (altered?.({ ...rest, fetch }).fetch ?? fetch)(request);
      },
    };
  };
}

export const billingMutants: readonly Mutant[] = [...forms, ...pictures, ...chargeMutants];
