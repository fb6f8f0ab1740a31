/** Ways to alter what a deployment says of costs: digit by digit, and in its ledger. */
import { answers, type Mutant } from './mutant.ts';

/** What a picture and its price are. */
export interface Billed {
  readonly width: number;
  readonly height: number;
  /** Dollars for 1,000,000 pixels. */
  readonly price: number;
  /** The cost that is right after rounding. */
  readonly cost: number;
}

const prices: Readonly<Record<string, number>> = {
  'black-forest-labs-flux-1-schnell': 0.0024,
  'black-forest-labs-flux-1-dev': 0.02,
  'rounded-sizes': 0.0024,
  'odd-price': 0.001_23,
};

/** Replaces the cost of pictures by another text; undefined leaves one as it is. */
export function pictureCosts(cost: (billed: Billed) => string | undefined): Mutant['alter'] {
  return costs(({ endpointId, output, cost: right }) => {
    const [, width, height] =
      /\/(\d+)x(\d+)-[\w-]+\.(?:png|jpeg)$/.exec(output.image_url ?? '') ?? [];
    const price = prices[endpointId];
    if (width === undefined || height === undefined || price === undefined) return undefined;
    return cost({ width: Number(width), height: Number(height), price, cost: right });
  });
}

/** Replaces the cost of any output by another text; undefined leaves one as it is. */
export function costs(
  cost: (shown: {
    readonly endpointId: string;
    // biome-ignore lint/suspicious/noExplicitAny: outputs are of any kind.
    readonly output: any;
    readonly cost: number;
  }) => string | undefined,
): Mutant['alter'] {
  const replaced = (text: string, endpointId: string) => {
    const { output } = text === '' ? {} : JSON.parse(text);
    if (typeof output?.cost !== 'number') return undefined;
    const other = cost({ endpointId, output, cost: output.cost });
    return other === undefined ? undefined : text.replace(/("cost":)[^,}]+/, `$1${other}`);
  };
  return (wire) => {
    const endpoints = new Map<string, string>();
    const altered = answers(({ target, text }) => {
      const [, , endpointId = ''] = target.split('/');
      const other = replaced(text, endpointId);
      return other === undefined ? undefined : { text: other };
    })?.(wire);
    return {
      async fetch(request) {
        const { pathname } = new URL(request.url);
        const text = pathname.includes('/run') ? await request.clone().text() : '';
        const [, webhook] = /"webhook":"([^"]+)"/.exec(text) ?? [];
        // The call may come before the answer to the submission.
        if (webhook !== undefined) endpoints.set(webhook, pathname.split('/')[2] ?? '');
        return (altered?.fetch ?? wire.fetch)(request);
      },
      // A webhook call says the same as the status.
      deliver: (call) =>
        wire.deliver({
          ...call,
          body: replaced(call.body, endpoints.get(call.url) ?? '') ?? call.body,
        }),
    };
  };
}

/** Alters the outputs of completed jobs; undefined leaves one as it is. */
export function outputs(
  // biome-ignore lint/suspicious/noExplicitAny: outputs are of any kind.
  alter: (output: any, endpointId: string) => unknown,
): Mutant['alter'] {
  return answers(({ target, json }) => {
    if (json?.status !== 'COMPLETED') return undefined;
    const [, , endpointId = ''] = target.split('/');
    const output = alter(json.output, endpointId);
    return output === undefined ? undefined : { json: { ...json, output } };
  });
}

/** Replaces the costs of jobs that were asked for several images. */
export function costsOfSeveral(
  cost: (shown: { readonly cost: number; readonly asked: number }) => number,
): Mutant['alter'] {
  return ({ fetch }) => {
    const wanted = new Map<string, number>();
    return {
      async fetch(request) {
        const sent = request.method === 'POST' ? await request.clone().text() : '';
        const [, number] = /"num_outputs":(\d+)/.exec(sent) ?? [];
        const response = await fetch(request);
        if (!(response.headers.get('content-type') ?? '').includes('json')) return response;
        const json = JSON.parse(await response.clone().text());
        if (number !== undefined && json.id !== undefined) wanted.set(json.id, Number(number));
        const asked = wanted.get(json?.id);
        if (asked === undefined || typeof json.output?.cost !== 'number') return response;
        const output = { ...json.output, cost: cost({ cost: json.output.cost, asked }) };
        return Response.json({ ...json, output }, { status: response.status });
      },
    };
  };
}

export interface Entry {
  readonly jobId: string;
  readonly endpointId: string;
  readonly cost: string;
  readonly quantity: string;
}

export interface Ledger {
  readonly entries: readonly Entry[];
  /** Jobs that were seen in a state, by the state's name. */
  seen(status: string): readonly { readonly jobId: string; readonly endpointId: string }[];
  /** How often the ledger was read before. */
  readonly readings: number;
}

export function ledger(alter: (ledger: Ledger) => readonly Entry[]): Mutant['alter'] {
  return ({ fetch }) => {
    const jobs = new Map<string, { jobId: string; endpointId: string; status: string }>();
    // Each scenario reads the ledger of its own account.
    const readings = new Map<string, number>();
    return {
      async fetch(request) {
        const response = await fetch(request);
        const { pathname, searchParams } = new URL(request.url);
        if (!(response.headers.get('content-type') ?? '').includes('json')) return response;
        const text = await response.text();
        const { status, headers } = response;
        const json = JSON.parse(text === '' ? 'null' : text);
        const [, , endpointId = ''] = pathname.split('/');
        if (json?.id !== undefined && json?.status !== undefined) {
          const key = request.headers.get('authorization') ?? '';
          jobs.set(key + json.id, { jobId: json.id, endpointId, status: json.status });
        }
        const isFirstPage = Number(searchParams.get('after') ?? 0) === 0;
        if (pathname !== '/control/events' || !isFirstPage) {
          return new Response(text, { status, headers });
        }
        const key = request.headers.get('authorization') ?? '';
        const before = readings.get(key) ?? 0;
        readings.set(key, before + 1);
        const entries = alter({
          entries: json.events,
          seen: (state) =>
            [...jobs]
              .filter(([name, job]) => name.startsWith(key) && job.status === state)
              .map(([, job]) => job),
          readings: before,
        });
        const events = entries.map((entry, index) => ({
          sequence: index + 1,
          atMs: 0,
          type: 'charged',
          ...entry,
        }));
        return Response.json({ events }, { status });
      },
    };
  };
}

export function ledgerCosts(cost: (entry: Entry) => string): Mutant['alter'] {
  return ledger(({ entries }) => entries.map((entry) => ({ ...entry, cost: cost(entry) })));
}

/** A decimal number of dollars, exact, from a number of 10^-12 dollars. */
export function dollars(units: bigint): string {
  const digits = units.toString().padStart(13, '0');
  return `${digits.slice(0, -12)}.${digits.slice(-12)}`;
}

/** What pixels cost at the odd price, in 10^-12 dollars; a charge is a multiple of 100. */
export const oddly = (pixels: bigint) => pixels * 1230n;

/** Ways to round, from 10^-12 dollars to 10^-12 dollars. */
export const down = (step: bigint) => (units: bigint) => units - (units % step);
export const toNearest = (step: bigint) => (units: bigint) => down(step)(units + step / 2n);
export const halfToEven = (units: bigint) => {
  const [whole, rest] = [units / 100n, units % 100n];
  const isUp = rest > 50n || (rest === 50n && whole % 2n === 1n);
  return (isUp ? whole + 1n : whole) * 100n;
};
