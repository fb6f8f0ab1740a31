/** Ends work that could take forever, such as matching a pattern that backtracks. */

/** What work results in; undefined if it was ended because it took longer. */
export type TimeLimit = <Result>(work: () => Result) => { readonly result: Result } | undefined;

/** Only scripts have a time limit. To make a context for one takes milliseconds, so all work shares it. */
export function createTimeLimit(milliseconds: number): TimeLimit {
  const { createContext, Script } = process.getBuiltinModule('node:vm');
  const variables: { work?: () => void } = {};
  const context = createContext(variables);
  const script = new Script('work()');
  return <Result>(work: () => Result) => {
    let outcome: { readonly result: Result } | undefined;
    variables.work = () => {
      outcome = { result: work() };
    };
    try {
      script.runInContext(context, { timeout: milliseconds });
    } catch (cause) {
      if (!isOverTime(cause)) throw cause;
    } finally {
      delete variables.work;
    }
    return outcome;
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
