/** Open points that no scenario brings about, each with the reason. */
import { type Recognisers, unrecognisable } from './sightings.ts';

export const unseenGaps = {
  'large-numbers': unrecognisable(
    'The checks write and read numbers as JavaScript does, which rounds them.',
  ),
  'returned-storage': unrecognisable('No worker is declared that returns its storage settings.'),
  restart: unrecognisable('The checks cannot restart a deployment.'),
  'charge-time': unrecognisable(
    'A deployment may report a charge later than it books it, so a reading does not show when it was booked.',
  ),
} satisfies Recognisers;
