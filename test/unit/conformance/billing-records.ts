/** Evidence of jobs and their costs, written by hand. */
import { type EvidenceView, viewOf } from '../../../src/conformance/judging/evidence-view.ts';
import type { EvidenceRecord, SubjectEndpoint } from '../../../src/evidence/calls.ts';

const id = '3f1a9c5e-0000-4000-8000-00000000000a-u1';

/** The job that all evidence is about, unless something else is said. */
export const jobId = id;

/** An image model at the price of a fast one. */
export const imageEndpoint: SubjectEndpoint = {
  id: 'images',
  kind: 'public',
  model: 'image',
  priceId: 'image-fast',
  price: { price: '0.0024', per: 1_000_000 },
};

/** What was seen, in the order in which it happened, a second after each other. */
export type Seen =
  | { readonly submit: object; readonly answer: string }
  | { readonly ask: string; readonly answer: string }
  | {
      readonly fetch: string;
      readonly status?: number;
      readonly size?: readonly [width: number, height: number];
    }
  | {
      readonly charges: readonly {
        readonly jobId: string;
        readonly amount: string;
        readonly quantity?: string;
      }[];
    };

/** A job as a JSON text, so that every digit counts. */
export function jobText(status: string, output?: string, job = id): string {
  return `{"id":"${job}","status":"${status}"${output === undefined ? '' : `,"output":${output}`}}`;
}

/** Makes evidence about one endpoint. */
export function billingView(
  seen: readonly Seen[],
  endpoint: SubjectEndpoint = imageEndpoint,
): EvidenceView {
  const records = seen.map((one, index): EvidenceRecord => {
    const atMs = 1000 * (index + 1);
    if ('charges' in one) {
      const charges = one.charges.map((charge) => ({ ...charge }));
      return { kind: 'ledger', id: index + 1, scenario: 'billing', atMs, charges };
    }
    const about = {
      kind: 'exchange',
      id: index + 1,
      scenario: 'billing',
      sentMs: atMs,
      receivedMs: atMs + 100,
    } as const;
    if ('fetch' in one) {
      const [widthPx, heightPx] = one.size ?? [];
      const isImage = widthPx !== undefined && heightPx !== undefined;
      const image = isImage ? { image: { widthPx, heightPx, format: 'png' } } : {};
      return {
        ...about,
        key: 'none',
        request: { method: 'GET', target: one.fetch, headers: {} },
        response: { status: one.status ?? 200, headers: {}, bytes: 100, ...image },
      };
    }
    const call =
      'submit' in one
        ? { method: 'POST', target: `/v2/${endpoint.id}/run`, body: JSON.stringify(one.submit) }
        : { method: 'GET', target: `/v2/${endpoint.id}/status/${one.ask}` };
    const { answer } = one;
    return {
      ...about,
      key: 'valid',
      request: { ...call, headers: {} },
      response: { status: 200, headers: {}, bytes: answer.length, body: answer },
    };
  });
  return viewOf([
    { kind: 'subject', format: 1, baseUrl: 'https://host.test', claims: [], endpoints: [endpoint] },
    ...records,
  ]);
}
