/** How much of the grid the suite catches: `npm run power`, with the arguments of `grid-program.ts`. */
import { fileURLToPath } from 'node:url';
import { gridVariants } from './grid.ts';
import { runGridProgram } from './grid-program.ts';
import { outcomeOf } from './outcome.ts';
import { variantName } from './variant.ts';

await runGridProgram({
  result: 'power',
  program: fileURLToPath(import.meta.url),
  variants: gridVariants(),
  nameOf: variantName,
  outcomeOf,
});
