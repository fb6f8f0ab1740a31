/** Ends work that could take forever, such as matching a pattern that backtracks. */

type LimitedRun = (work: () => void, milliseconds: number) => void;

let runWithin: LimitedRun | undefined;

/** What the work results in; undefined if it was ended because it took longer. */
export function resultWithin<Result>(
  milliseconds: number,
  work: () => Result,
): { readonly result: Result } | undefined {
  let outcome: { readonly result: Result } | undefined;
  runWithin ??= limitedRun();
  try {
    runWithin(() => {
      outcome = { result: work() };
    }, milliseconds);
  } catch (cause) {
    if (!isOverTime(cause)) throw cause;
  }
  return outcome;
}

/** Only scripts have a time limit. To make a context for one takes milliseconds, so there is one. */
function limitedRun(): LimitedRun {
  const { createContext, Script } = process.getBuiltinModule('node:vm');
  const variables: { work?: () => void } = {};
  const context = createContext(variables);
  const script = new Script('work()');
  return (work, milliseconds) => {
    variables.work = work;
    try {
      script.runInContext(context, { timeout: milliseconds });
    } finally {
      delete variables.work;
    }
  };
}

function isOverTime(cause: unknown): boolean {
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'code' in cause &&
    cause.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}
