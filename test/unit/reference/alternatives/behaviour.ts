/** What an account does that has other alternatives than the document chooses, on any engine. */
import { describeCharges } from './behaviour/charges.ts';
import { describeEnds } from './behaviour/job-ends.ts';
import { describeResults } from './behaviour/results.ts';
import { describeSubmissions } from './behaviour/submissions.ts';
import { describeWebhooks } from './behaviour/webhook-calls.ts';
import type { MakeWorld, WithAlternatives } from './worlds.ts';

export function describeBehaviour(engine: string, make: MakeWorld): void {
  const world: WithAlternatives = (alternatives, rest = {}) => make({ alternatives, ...rest });
  describeSubmissions(engine, world);
  describeEnds(engine, world);
  describeWebhooks(engine, world);
  describeCharges(engine, world);
  describeResults(engine, world);
}
