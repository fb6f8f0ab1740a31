/** Names of scenarios that run a second time: what they record then is evidence of its own, maybe of another account. */

const suffix = ' again';

/** The name under which the second run of a scenario is recorded. */
export function nameOfRepeat(scenario: string): string {
  return scenario + suffix;
}

/** The name of the scenario itself, whichever of its runs a record is of. */
export function nameOfScenario(recorded: string): string {
  return recorded.endsWith(suffix) ? recorded.slice(0, -suffix.length) : recorded;
}
