/** What the account does about each open point, and what has to be sent to change it. */
import type { AlternativeInForce, Alternatives } from '../../client/control.ts';
import { control } from '../session.ts';
import type { OpenPoint } from './contract-document.ts';

/** An open point and what the account does about it. */
export interface PointChoice extends AlternativeInForce {
  readonly about: OpenPoint;
  /** Whether it is not what the document chooses. */
  readonly isOther: boolean;
}

/** In the order of the document; points that only the service or only the document knows are left out. */
export function choicesInOrder(
  gaps: readonly OpenPoint[],
  inForce: readonly AlternativeInForce[],
): PointChoice[] {
  const byGap = new Map(inForce.map((alternative) => [alternative.gap, alternative]));
  return gaps.flatMap((about) => {
    const alternative = byGap.get(about.id);
    return alternative === undefined
      ? []
      : [{ ...alternative, about, isOther: isOther(alternative, about) }];
  });
}

function isOther(
  { alternative, parameter }: AlternativeInForce,
  { chosen, alternatives }: OpenPoint,
) {
  const chosenParameter = alternatives.find(({ id }) => id === chosen)?.parameter?.default;
  return alternative !== chosen || parameter !== chosenParameter;
}

/** What a settings file says to make the choices that are not the document's. */
export function settingsFileText(choices: readonly PointChoice[]): string {
  const lines = choices
    .filter(({ isOther }) => isOther)
    .map(({ gap, alternative, parameter }) =>
      parameter === undefined
        ? `  ${gap}: ${alternative}\n`
        : `  ${gap}: { ${alternative}: ${JSON.stringify(parameter)} }\n`,
    );
  return lines.length === 0 ? 'alternatives: {}\n' : `alternatives:\n${lines.join('')}`;
}

/** Changes one choice, and keeps all other changes; without an alternative, the settings decide. */
export async function choose(
  gap: string,
  wanted?: Pick<AlternativeInForce, 'alternative' | 'parameter'>,
): Promise<void> {
  // Another program may have changed them since they were read.
  const changes = (await control.listAlternatives()).filter(
    (alternative) => alternative.from === 'change' && alternative.gap !== gap,
  );
  await sendChoices([...changes, ...(wanted === undefined ? [] : [{ gap, ...wanted }])]);
}

/** What the document chooses, also where the settings say something else. */
export async function chooseAsDocument(gaps: readonly OpenPoint[]): Promise<void> {
  await control.clearAlternatives();
  const others = choicesInOrder(gaps, await control.listAlternatives()).filter(
    (choice) => choice.isOther,
  );
  if (others.length === 0) return;
  await sendChoices(others.map(({ gap, about }) => ({ gap, alternative: about.chosen })));
}

async function sendChoices(
  changes: readonly Pick<AlternativeInForce, 'gap' | 'alternative' | 'parameter'>[],
): Promise<void> {
  const alternatives: Alternatives = Object.fromEntries(
    changes.map(({ gap, alternative, parameter }) => [
      gap,
      parameter === undefined ? alternative : { [alternative]: parameter },
    ]),
  );
  await control.chooseAlternatives(alternatives);
}
