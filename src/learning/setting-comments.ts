/** The comment beside a learned value: how it is known, and the evidence that shows it. */
import type { EvidenceRef } from '../conformance/recognising/recognition.ts';
import { clauseOf, timesText } from '../core/sentences.ts';
import type { Basis } from './learned-setting.ts';

/** How a value is known, as a clause. */
export function basisText(basis: Basis, sources: number): string {
  switch (basis.kind) {
    case 'seen': {
      const detail = basis.detail === undefined ? '' : `, ${basis.detail}`;
      return `seen ${seenText(basis, sources)}${detail}`;
    }
    case 'declared':
      return 'declared by the owner of the deployment';
    case 'somethingElse':
      return `seen ${seenText(basis, sources)}, but no setting expresses it. ${leftText(basis.detail)}`;
    case 'varies':
      return `seen ${seenText(basis, sources)}, but not always the same. ${leftText(basis.detail)}`;
    case 'notSeen':
      return 'not seen';
    case 'madeUp':
      return `not learned: ${basis.why}`;
  }
}

function leftText(saw: string): string {
  return `${clauseOf(saw)}. Left at the choice of the local service`;
}

/** The pieces of evidence that a line names. */
const mostNamed = 3;

function seenText(
  { count, shownBy }: { readonly count: number; readonly shownBy: readonly EvidenceRef[] },
  sources: number,
): string {
  return `${timesText(count)}, in ${refsText(shownBy, sources)}`;
}

/** `evidence 4`, `evidence 4, 7 and others`, `evidence 1:4, 2:9`: with several sources, the number of the source comes first. */
export function refsText(refs: readonly EvidenceRef[], sources: number): string {
  const named = refs
    .slice(0, mostNamed)
    .map(({ source, id }) => (sources === 1 ? `${id}` : `${source + 1}:${id}`));
  const more = refs.length > mostNamed ? ' and others' : '';
  return `evidence ${named.join(', ')}${more}`;
}
