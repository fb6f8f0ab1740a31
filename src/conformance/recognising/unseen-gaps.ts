/** Open points that no scenario brings about, each with the reason. */
import { type Recognisers, unrecognisableGap } from './sightings.ts';

export const unseenGaps = {
  'large-numbers': unrecognisableGap(
    'A worker may round numbers itself, so what it says does not show what it was sent.',
  ),
  'large-output-numbers': unrecognisableGap(
    'A worker may round numbers itself, so an output does not show what the worker has returned.',
  ),
  'returned-storage': unrecognisableGap('No worker is declared that returns its storage settings.'),
  restart: unrecognisableGap('The checks cannot restart a deployment.'),
  'charge-time': unrecognisableGap(
    'A deployment may report a charge later than it books it, so a reading does not show when it was booked.',
  ),
} satisfies Recognisers;
