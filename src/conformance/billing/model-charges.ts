/** What jobs of models that make no images used, and what is due for it. */
import { isObject } from '../../core/json.ts';
import type { Exchange, SubjectEndpoint } from '../../evidence/record-types.ts';
import { type AmountDue, due, readAmount } from '../contract/amounts.ts';
import { textOfOutput } from '../contract/documented-members.ts';
import { chargedQuantity } from '../contract/models.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { type ShownOutput, shownOutputs } from '../judging/jobs/outputs.ts';
import { chargesFor, readingsAfter } from './ledger-readings.ts';

/** Every output of a public endpoint's model other than that for images. */
export function otherOutputs(evidence: EvidenceView): readonly ShownOutput[] {
  return shownOutputs(
    evidence,
    ({ kind, model }) => kind === 'public' && model !== undefined && model !== 'image',
  );
}

/** The charges of completed jobs of an endpoint, each with what is due for its quantity. */
export function chargesOfEndpoint(evidence: EvidenceView, endpoint: SubjectEndpoint) {
  const { price } = endpoint;
  return evidence.jobs.flatMap((job) => {
    const completed = job.samples.find(({ job: { phase } }) => phase === 'completed');
    if (job.endpointId !== endpoint.id || completed === undefined || price === undefined) return [];
    const reading = readingsAfter(evidence, job, completed.untilMs)?.last;
    const charges = reading === undefined ? [] : chargesFor(reading, job.jobId);
    return charges.flatMap(({ amount, quantity }) =>
      reading === undefined || quantity === undefined
        ? []
        : [
            {
              amount: readAmount(amount) ?? 0n,
              quantity,
              due: due(price, quantity),
              shownBy: [completed.id, reading.id],
            },
          ],
    );
  });
}

/** What is due for a job by the usage that its output or its files show; undefined if they show none. */
export function dueByOutput(
  { endpoint: { model, price }, output }: ShownOutput,
  files: readonly Exchange[],
): AmountDue | undefined {
  if (price === undefined || model === undefined) return undefined;
  switch (chargedQuantity(model)) {
    case 'seconds': {
      const video = files.find(({ response }) => response?.video)?.response?.video;
      if (video === undefined) return undefined;
      const perTick = { ...price, per: price.per * video.timescale };
      return due(perTick, BigInt(video.duration));
    }
    case 'characters': {
      const text = textOfOutput(model, output);
      return text === undefined ? undefined : due(price, BigInt([...text].length));
    }
    case 'tokens': {
      const tokens = tokensInUsage(output);
      return tokens && due(price, tokens.generated);
    }
    case 'pixels':
    case undefined:
      return undefined;
  }
}

/** The tokens that the `usage` of an output counts. */
export function tokensInUsage(
  output: Readonly<Record<string, unknown>>,
): { read: bigint; generated: bigint } | undefined {
  const { usage } = output;
  const [read, generated] = isObject(usage) ? [usage['input'], usage['output']] : [];
  if (!isCount(read) || !isCount(generated)) return undefined;
  return { read: BigInt(read), generated: BigInt(generated) };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
