/** Whether the screen is as narrow as a phone's: rows then have two lines, and filters are folded. */
import { signal } from '@preact/signals';

const query = matchMedia('(max-width: 760px)');

/** As the styles have it for `max-width: 760px`. */
export const isNarrow = signal(query.matches);

query.addEventListener('change', ({ matches }) => {
  isNarrow.value = matches;
});
