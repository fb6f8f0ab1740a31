/** What a verdict is not about: the parts of a deployment that a run that found nothing wrong did not try. */
import { isObject } from '../../core/json.ts';
import { isSubmission, isSuccess, readExchange } from '../../evidence/operation-exchange.ts';
import { companionsOfInput } from '../contract/request-schema.ts';
import type { DeploymentReport } from './report.ts';

const list = new Intl.ListFormat('en-GB');

/** In a line or two; empty if the deployment does not conform, or nobody ran the checks. */
export function untriedParts({
  subject,
  records,
  run,
  summary,
}: Pick<DeploymentReport, 'subject' | 'records' | 'run' | 'summary'>): string[] {
  if (run === undefined || summary.exitStatus !== 0) return [];
  const accepted = records
    .filter((record) => record.kind === 'exchange')
    .map(readExchange)
    .filter((call) => isSubmission(call) && isSuccess(call));
  const ids = subject.endpoints.map(({ id }) => id);
  const without = (member?: string) => {
    const tried = accepted.filter(
      ({ sent }) => member === undefined || (isObject(sent) && member in sent),
    );
    return ids.filter((id) => !tried.some(({ endpointId }) => endpointId === id));
  };
  const idle = without();
  const parts = companionsOfInput.flatMap((member) => {
    const missing = without(member).filter((id) => !idle.includes(id));
    if (missing.length === 0) return [];
    const others = ids.filter((id) => !idle.includes(id) && !missing.includes(id));
    const where = others.length === 0 ? 'nowhere' : `only at ${list.format(others)}`;
    return [`\`${member}\` was sent ${where}`];
  });
  const { length: leftOut } = run.leftOut.filter(({ isUndeclared }) => isUndeclared);
  return [
    ...(idle.length === 0 ? [] : [`Not tried: jobs at ${list.format(idle)}.`]),
    ...(parts.length === 0 ? [] : [`Not tried at every endpoint: ${parts.join('; ')}.`]),
    ...(leftOut === 0
      ? []
      : [
          `Not tried: ${leftOut} ${leftOut === 1 ? 'scenario' : 'scenarios'} for which declarations are missing; see --plan.`,
        ]),
  ];
}
