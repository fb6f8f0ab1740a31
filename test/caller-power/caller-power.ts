/** How much of the grid of callers `check-app` catches: `npm run power:callers`, with the arguments of `grid-program.ts`. */
import { fileURLToPath } from 'node:url';
import { runGridProgram } from '../power/grid-program.ts';
import { callerVariantName, callerVariants } from './caller-grid.ts';
import { callerOutcomeOf } from './caller-outcome.ts';

await runGridProgram({
  result: 'caller-power',
  program: fileURLToPath(import.meta.url),
  variants: callerVariants(),
  nameOf: callerVariantName,
  outcomeOf: callerOutcomeOf,
  // Nearly all of their time is waiting.
  atOnce: 5,
});
