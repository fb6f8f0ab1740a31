/** What keeps an application from doing its work when nothing unusual happens. */
import type { EvidenceRecord } from '../../evidence/record-types.ts';
import type { CallerScenario } from './scenario.ts';

/** How much of what the application said a message shows, in characters. */
const mostSaid = 2000;

/** Why an application does not get as far as its first piece of work; undefined if it does, or if none was tried. */
export function obstacleToFirstWork(
  records: readonly EvidenceRecord[],
  rehearsal: CallerScenario | undefined,
): string | undefined {
  const rehearsalRecords = records.filter(
    (record) => 'scenario' in record && record.scenario === rehearsal?.name,
  );
  const end = rehearsalRecords.find((record) => record.kind === 'scenario');
  if (end?.outcome !== 'completed') return end?.reason ?? (end && 'It did not finish.');
  const work = rehearsalRecords.find((record) => record.kind === 'work');
  if (work === undefined || work.outcome === 'success') return undefined;
  const outcome = {
    failure: 'it reported a failure',
    crashed: 'it crashed',
    unfinished: 'it did not finish in its time',
  }[work.outcome];
  const output = [work.said, end.said].filter(Boolean).join('\n').trim();
  const words = output === '' ? 'It said nothing.' : `It said:\n${output.slice(-mostSaid)}`;
  return `The application does not succeed when nothing unusual happens (${rehearsal?.happens}): ${outcome}. ${words}`;
}
