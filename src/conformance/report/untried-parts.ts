/** What a verdict is not about: the parts of a deployment that a run that found nothing wrong did not try. */
import { partAt } from '../../core/json.ts';
import { isSubmission, isSuccess, readExchange } from '../../evidence/operation-exchange.ts';
import { memberName, membersBesideInput } from '../contract/request-schema.ts';
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
  const without = (at: string) => {
    const tried = accepted.filter(({ sent }) => partAt(sent, at) !== undefined);
    return ids.filter((id) => !tried.some(({ endpointId }) => endpointId === id));
  };
  const idle = without('');
  const isSentSomewhere = (at: string) => without(at).length < ids.length;
  const unsent = membersBesideInput.filter(({ at }) => {
    const outer = at.slice(0, at.lastIndexOf('/'));
    return !isSentSomewhere(at) && (outer === '' || isSentSomewhere(outer));
  });
  // Members of members would make a long list.
  const rarelySent = membersBesideInput.flatMap(({ at }) => {
    const missing = without(at).filter((id) => !idle.includes(id));
    return at.lastIndexOf('/') > 0 || missing.length === 0 || !isSentSomewhere(at)
      ? []
      : [`\`${memberName(at)}\` at ${list.format(missing)}`];
  });
  const { length: leftOut } = run.leftOut.filter(({ isUndeclared }) => isUndeclared);
  return [
    ...(idle.length === 0 ? [] : [`Not tried: jobs at ${list.format(idle)}.`]),
    ...(unsent.length === 0
      ? []
      : [`Not tried anywhere: ${list.format(unsent.map(({ at }) => `\`${memberName(at)}\``))}.`]),
    ...(rarelySent.length === 0 ? [] : [`Not tried: ${rarelySent.join('; ')}.`]),
    ...(leftOut === 0
      ? []
      : [
          `Not tried: ${leftOut} ${leftOut === 1 ? 'scenario' : 'scenarios'} for which declarations are missing; see --plan.`,
        ]),
  ];
}
