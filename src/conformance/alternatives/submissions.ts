/** Recognises how a deployment answers submissions. */
import { isSuccess } from '../../evidence/operation-exchange.ts';
import type { AlternativeOf, Recogniser } from './sightings.ts';

const successStatuses: ReadonlyMap<number, AlternativeOf<'success-status'>> = new Map([
  [200, 'ok'],
  [201, 'created'],
  [202, 'accepted'],
]);

const successStatus: Recogniser<AlternativeOf<'success-status'>> = {
  needs: 'an accepted `run` request',
  sightings: ({ callsOf }) =>
    callsOf('runJob')
      .filter(isSuccess)
      .map(({ status = 0, exchange: { id } }) => ({
        alternative: successStatuses.get(status),
        saw: `an accepted \`run\` was answered with ${status}`,
        shownBy: [id],
      })),
};

export const submissionRecognisers = { 'success-status': successStatus };
