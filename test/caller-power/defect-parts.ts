/** What tables of defects share. */
import type { CallerRuleId } from '../../src/callers/rules.ts';
import { isObject } from '../../src/core/json.ts';
import { type Answer, type Job, jsonOf, type Sent } from '../callers/fetch-caller.ts';
import type { CorrectCaller } from './correct-callers.ts';
import type { Defect, DefectPart, Outgoing, Piece, Result } from './defect.ts';

export type Begin = Defect['begin'];

type ResultPart = Extract<DefectPart, { of: 'result' }>;

export const declaring =
  (...declarations: CorrectCaller['habits']['declares']) =>
  ({ habits }: CorrectCaller): boolean =>
    declarations.every((declaration) => habits.declares.includes(declaration));

/** Callers that wait for their jobs by asking. */
export const asks = ({ habits }: CorrectCaller): boolean => !habits.declares.includes('never-asks');

export const toService: readonly Outgoing['purpose'][] = ['submission', 'status'];

export const changed =
  (change: (sent: Sent, apiKey: string) => Partial<Sent>): Begin =>
  () => ({
    of: 'request',
    send: ({ sent, pass, piece: { hands } }) => pass(change(sent, hands.apiKey)),
  });

/** Sends something wrong first, and then what is right: a request that is refused would end the work. */
export const wrongFirst =
  (change: (sent: Sent, apiKey: string) => Partial<Sent>): Begin =>
  () => ({
    of: 'request',
    async send({ sent, pass, piece: { hands } }) {
      const answer = await pass(change(sent, hands.apiKey));
      return answer.status < 300 ? answer : await pass({ ...sent });
    },
  });

export const after =
  (when: ResultPart['when'], react: ResultPart['react']): Begin =>
  () => ({ of: 'result', when, react });

/** Ends the work at once. */
export const ends =
  (outcome: 'success' | 'failure'): ResultPart['react'] =>
  async ({ piece }) => {
    piece.end(outcome, 'It ended here.');
    return undefined;
  };

export const hasStatus =
  (...statuses: readonly number[]) =>
  ({ answer }: Result): boolean =>
    answer !== undefined && statuses.includes(answer.status);

/** No answer came, and the caller itself did not end it. */
export function isLost({ error }: Result, { signal }: Outgoing): boolean {
  return error !== undefined && !signal.aborted;
}

/** The caller itself has given the request up. */
export function isGivenUp({ error }: Result, { signal, piece }: Outgoing): boolean {
  return error !== undefined && signal.aborted && !piece.hands.signal.aborted;
}

/** What the answer says about a job; undefined if it holds none. */
export function jobIn({ answer }: Result): Job | undefined {
  if (answer === undefined || answer.status >= 300) return undefined;
  const job = jsonOf(answer);
  return isObject(job) && typeof job['status'] === 'string' ? job : undefined;
}

export const isJob =
  (holds: (job: Job) => boolean) =>
  (result: Result): boolean => {
    const job = jobIn(result);
    return job !== undefined && holds(job);
  };

export const hasState =
  (...states: readonly string[]) =>
  (result: Result): boolean =>
    isJob(({ status }) => states.includes(String(status)))(result);

/** Repeats a request after a pause, as long as it fares like this, at most so many times. */
export const repeats = (
  when: ResultPart['when'],
  {
    times = 1,
    pauseMs = 0,
    change = () => ({}),
  }: {
    readonly times?: number;
    readonly pauseMs?: number | ((answer: Answer | undefined, count: number) => number);
    readonly change?: (sent: Sent, count: number) => Partial<Sent>;
  } = {},
): Begin =>
  after(when, async (outgoing, first) => {
    let result = first;
    for (let count = 1; count <= times && when(result, outgoing); count += 1) {
      const ms = typeof pauseMs === 'number' ? pauseMs : pauseMs(result.answer, count);
      if (ms > 0) await outgoing.pause(ms);
      const { sent } = outgoing;
      result = await outgoing.send({ ...sent, ...change(sent, count) }).then(
        (answer) => ({ answer }),
        (error: unknown) => ({ error }),
      );
    }
    if (result.answer === undefined) throw result.error;
    return result.answer;
  });

/** Submits the work of each piece again, at most so often, and takes the answer about the new job for the one about the old. */
export function submitsAnew(when: ResultPart['when'], { most = 1 } = {}): Begin {
  return () => {
    const counts = new Map<Piece, number>();
    return {
      of: 'result',
      when: (result, outgoing) =>
        outgoing.piece.submission !== undefined &&
        (counts.get(outgoing.piece) ?? 0) < most &&
        when(result, outgoing),
      async react({ piece, purpose, sent, send }) {
        const { submission } = piece;
        if (submission === undefined) return undefined;
        counts.set(piece, (counts.get(piece) ?? 0) + 1);
        const answer = await send(submission);
        const id = jobIn({ answer })?.['id'];
        if (purpose !== 'status' || id === undefined) return answer;
        return await send({ ...sent, url: sent.url.replace(/[^/?]+(?=$|\?)/, String(id)) });
      },
    };
  };
}

/** The body of a request, with other members. */
export function withMembers({ body = '{}' }: Sent, members: Job): Partial<Sent> {
  return { body: JSON.stringify({ ...JSON.parse(body), ...members }) };
}

export function retryAfterOf(answer: Answer | undefined): string | undefined {
  return answer?.headers['retry-after'];
}

export type When = Extract<DefectPart, { of: 'result' }>['when'];

/** At the submission of a piece of work, and its first answer, which is the unusual one. */
export const atSubmissions = (
  rules: readonly CallerRuleId[],
  begin: Begin,
  more: Partial<Defect> = {},
): Omit<Defect, 'name'> => ({
  rules,
  purposes: ['submission'],
  unseenUnder: ['turn later', 'turn every second', 'time', 'errors before'],
  begin,
  ...more,
});

export const atReads = (
  rules: readonly CallerRuleId[],
  begin: Begin,
  more: Partial<Defect> = {},
): Omit<Defect, 'name'> => ({ rules, purposes: ['status'], fits: asks, begin, ...more });

export const atBoth = (
  rules: readonly CallerRuleId[],
  begin: Begin,
  more: Partial<Defect> = {},
): Omit<Defect, 'name'> => ({
  rules,
  purposes: toService,
  fits: asks,
  unseenUnder: ['at download', 'time', 'turn later', 'turn every second', 'errors before'],
  begin,
  ...more,
});

export const once: Partial<Defect> = {
  unseenUnder: ['at', 'turn later', 'turn every second', 'errors before', 'time'],
};
