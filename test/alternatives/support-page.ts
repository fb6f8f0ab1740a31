/**
 * Which alternatives the service plays, the suite recognises and `learn` writes, as a page. Run as a
 * program, it writes docs/reference/alternatives.md.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { alternativeGaps, gaps } from '#generated/reference/tables.js';
import { whyUnseen } from '../../src/conformance/recognisers.ts';
import { isLearned } from '../../src/learning/learned-alternatives.ts';
import { whyUnplayed } from '../../src/reference/alternatives/playable-alternatives.ts';

export const supportPage = fileURLToPath(
  new URL('../../docs/reference/alternatives.md', import.meta.url),
);

/** An alternative of a gap, and what there is for it. */
export interface SupportRow {
  readonly gap: string;
  readonly alternative: string;
  readonly isChosen: boolean;
  /** Why the service does not play it; undefined if it does. */
  readonly unplayed: string | undefined;
  /** Why the suite does not recognise it; undefined if it does. */
  readonly unseen: string | undefined;
  readonly isLearned: boolean;
}

export function supportRows(): SupportRow[] {
  return alternativeGaps.flatMap((gap) => {
    const { alternatives = {}, chosen } = gaps[gap];
    return Object.keys(alternatives).map((alternative) => ({
      ...{ gap, alternative, isChosen: alternative === chosen },
      unplayed: whyUnplayed(gap, alternative),
      unseen: whyUnseen(gap, alternative),
      isLearned: isLearned(gap, alternative),
    }));
  });
}

export function supportText(): string {
  const rows = supportRows();
  const count = (is: (row: SupportRow) => boolean) => rows.filter(is).length;
  const lines = rows.map(({ gap, alternative, isChosen, unplayed, unseen, isLearned }, index) => {
    const isFirst = rows[index - 1]?.gap !== gap;
    const name = `\`${alternative}\`${isChosen ? ' (**chosen**)' : ''}`;
    const learned = isLearned ? 'yes' : 'no';
    return `| ${isFirst ? `\`${gap}\`` : ''} | ${name} | ${cell(unplayed)} | ${cell(unseen)} | ${learned} |`;
  });
  return `# Support of alternatives

[\`openapi/behaviour/gaps.yaml\`](../../openapi/behaviour/gaps.yaml) lists ${rows.length} alternatives of ${new Set(rows.map(({ gap }) => gap)).size} open points. The local service plays ${count(({ unplayed }) => unplayed === undefined)} of
them, the suite recognises ${count(({ unseen }) => unseen === undefined)}, and \`learn\` writes the ${count((row) => row.isLearned)} that are both. \`npm run alternatives\` writes this page from
the code; a test compares them.

| Gap | Alternative | Service | Suite | \`learn\` |
| --- | --- | --- | --- | --- |
${lines.join('\n')}
`;
}

function cell(reason: string | undefined): string {
  return reason === undefined ? 'yes' : `no: ${reason.replaceAll('|', '\\|')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(supportPage, supportText());
