/** Recognises where files of results are, who may read them, and for how long. */

import { isObject } from '../../core/json.ts';
import { isUrl } from '../../core/urls.ts';
import { isSuccess } from '../../evidence/operation-exchange.ts';
import type { Exchange } from '../../evidence/record-types.ts';
import { fileAddress, isMissing } from '../contract/linked-files.ts';
import { farthestExpiryMs } from '../contract/tolerances.ts';
import { type EvidenceView, memoize } from '../judging/evidence-view.ts';
import { type ShownOutput, shownOutputs } from '../judging/jobs/outputs.ts';
import { findDownloads } from '../judging/jobs/result-files.ts';
import {
  does,
  doesElse,
  type Recognisers,
  type Sighting,
  unending,
} from '../recognising/sightings.ts';

/** Each job's first output with the address of a file, and what was asked of it, in order. */
const filesOf = memoize((evidence: EvidenceView) => {
  const find = findDownloads(evidence);
  const outputs = shownOutputs(evidence, () => true);
  const first = new Map(outputs.toReversed().map((output) => [output.job, output]));
  return [...first.values()].toReversed().flatMap((output) => {
    const address = fileAddress(output.output);
    const exchanges = address === undefined ? [] : find(output.job.scenario, address);
    return address === undefined ? [] : [{ ...output, address, exchanges }];
  });
});

function origins(evidence: EvidenceView): Sighting<'same' | 'other' | 'with-expiry'>[] {
  const { baseUrl } = evidence.subject;
  const serviceOrigin = isUrl(baseUrl) ? new URL(baseUrl).origin : undefined;
  const relative = shownOutputs(evidence, () => true).flatMap(({ output, sample }) => {
    const { image_url: url } = isObject(output) ? output : {};
    const isRelative = typeof url === 'string' && !isUrl(url);
    return isRelative ? doesElse('the URL of a result had no origin', [sample.id]) : [];
  });
  const absolute = filesOf(evidence).flatMap(({ address, sample }) => {
    if (serviceOrigin === undefined) return [];
    const { origin, searchParams } = new URL(address);
    const shownBy = [sample.id];
    if (origin === serviceOrigin) {
      return does('same', 'the URL of a result had the origin of the service', shownBy);
    }
    const what = 'the URL of a result had another origin';
    return expires(searchParams, sample) && isSigned(searchParams)
      ? does('with-expiry', `${what}, an expiry and a signature`, shownBy)
      : does('other', what, shownBy);
  });
  return [...relative, ...absolute];
}

/** Whether a parameter is called an expiry, or is an instant within the years after the output was seen. */
function expires(parameters: URLSearchParams, { fromMs }: ShownOutput['sample']): boolean {
  return [...parameters].some(([name, value]) => {
    if (/expir|^exp$|^se$|valid|until|lifetime|^ttl$/i.test(name)) return value !== '';
    const instants = /^\d{9,13}$/.test(value)
      ? [Number(value) * 1000, Number(value)]
      : [Date.parse(value)];
    return instants.some((atMs) => atMs >= fromMs && atMs - fromMs <= farthestExpiryMs);
  });
}

/** Values of signatures are redacted in evidence, so only their names count. */
function isSigned(parameters: URLSearchParams): boolean {
  return [...parameters.keys()].some((name) => /sig|hmac|token|hash|policy|^key$/i.test(name));
}

function access(evidence: EvidenceView): Sighting<'open' | 'with-key'>[] {
  return filesOf(evidence).flatMap(({ exchanges }) => {
    const keyless = exchanges.find(
      ({ key, response }) => key === 'none' && isDecided(response?.status),
    );
    const status = keyless?.response?.status;
    if (keyless === undefined || status === undefined) return [];
    const saw = `the URL of a result got ${status} without a key`;
    if (isSuccess({ status })) return does('open', saw, [keyless.id]);
    return status === 401 || status === 403 ? does('with-key', saw, [keyless.id]) : [];
  });
}

function isDecided(status: number | undefined): boolean {
  return status !== undefined && status !== 429 && status < 500;
}

/** A file is made between the submission of its job and the first sight of its end. */
function lifetimes(evidence: EvidenceView): Sighting<'limited'>[] {
  return filesOf(evidence).flatMap(
    ({ exchanges, job, sample }: ShownOutput & { exchanges: readonly Exchange[] }) => {
      const kept = exchanges.findLast(({ response }) => isSuccess({ status: response?.status }));
      if (kept === undefined) return [];
      const atLeast = Math.max(0, Math.floor(kept.sentMs - sample.untilMs));
      const missing = exchanges.find(
        ({ id, key, response }) =>
          id > kept.id &&
          key === kept.key &&
          (isMissing(response?.status) || response?.status === 403),
      );
      if (missing === undefined) {
        const more = { bounds: { atLeast }, isPartial: true } as const;
        return does('limited', 'the URL of a result still worked', [kept.id], more);
      }
      const madeMs = job.submission?.exchange.sentMs ?? sample.fromMs;
      const bounds = { atLeast, atMost: Math.ceil(missing.receivedMs - madeMs) };
      return does('limited', 'the URL of a result no longer worked', [kept.id, missing.id], {
        bounds,
      });
    },
  );
}

export const resultRecognisers = {
  'result-origin': {
    needs: 'an output with the URL of a file',
    declarations: ['public-image-endpoint'],
    sightings: origins,
  },
  'result-access': {
    needs: 'a request without a key for the file of a result',
    declarations: ['public-image-endpoint'],
    sightings: access,
  },
  'result-lifetime': {
    needs: 'requests for the file of a result until it is no longer found',
    declarations: ['public-image-endpoint', 'long-run'],
    unseen: { unlimited: unending },
    sightings: lifetimes,
  },
} satisfies Recognisers;
