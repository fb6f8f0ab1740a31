/** What scenarios ask a stage to do: small parts that can be put together. */
import { lifecycle } from '#generated/reference/tables.js';
import { isObject } from '../../core/json.ts';
import {
  type OperationId,
  parseJson,
  readRequestTarget,
} from '../../evidence/operation-exchange.ts';
import type { Application } from '../application/application.ts';
import type {
  AnswerTurn,
  NoReply,
  Reply,
  StagedCall,
  StagedRequest,
  WebhookTurn,
} from './stage-interventions.ts';

/** What a stage offers to those who say what it does. */
export interface StageHand {
  /** Milliseconds since the stage opened. */
  now(): number;
  /** Resolves when so many milliseconds have passed, or the stage closes. */
  pass(ms: number): Promise<void>;
  /** Calls the application at the latest webhook address that it has submitted. */
  call(call: StagedCall): Promise<number | undefined>;
  /** Which round of work it is, from 1. */
  round(): number;
  /** What the application declares of its endpoint. */
  readonly application: Pick<Application, 'endpoint' | 'schemas'>;
  /** Kills the application at once, and resolves when it was started again. At most once in a scenario. */
  restart(): Promise<void>;
  /** Calls as somebody would who does not know the address, and has to guess what is secret in it. */
  callByGuess(call: StagedCall): Promise<number | undefined>;
}

export interface Turns {
  readonly answers?: AnswerTurn;
  readonly calls?: WebhookTurn;
}

/** Called once for each stage, so that it may count. */
export type Staging = (hand: StageHand) => Turns;

/** The first one gets requests and calls first, and passes them on to the next. */
export function chainStagings(...parts: readonly Staging[]): Staging {
  return (hand) => {
    const all = parts.map((part) => part(hand));
    return {
      answers: (request, forward) =>
        all.reduceRight<() => Promise<Reply | NoReply>>(
          (next, { answers }) =>
            async () =>
              answers === undefined
                ? await next()
                : await answers(request, () => changeableReply(next())),
          forward,
        )(),
      calls: (call, deliver) =>
        all
          .reduceRight<(staged: StagedCall) => Promise<number | undefined>>(
            (next, { calls }) =>
              (staged) =>
                calls === undefined ? next(staged) : calls(staged, next),
            deliver,
          )(call)
          .then((status) => status ?? unanswered),
    };
  };
}

/** The status that the service gets for a webhook call that the application did not answer. */
export const unanswered = 503;

/** An answer that a further part may change; only the last part may withhold it. */
async function changeableReply(reply: Promise<Reply | NoReply>): Promise<Reply> {
  const got = await reply;
  if ('noReply' in got)
    throw new Error('A part of the staging withheld an answer that another one needs.');
  return got;
}

/** Takes the place of the first answers to requests of some operations; further requests pass on. */
export function firstAnswers(
  operations: readonly OperationId[],
  replies: readonly AnswerTurn[],
): Staging {
  return () => {
    let count = 0;
    return {
      answers(request, forward) {
        if (!isOf(request, operations)) return forward();
        count += 1;
        return replies[count - 1]?.(request, forward) ?? forward();
      },
    };
  };
}

/** Takes the place of all answers to requests of some operations. */
export function everyAnswer(operations: readonly OperationId[], reply: AnswerTurn): Staging {
  return () => ({
    answers: (request, forward) =>
      isOf(request, operations) ? reply(request, forward) : forward(),
  });
}

export const submissions: readonly OperationId[] = ['runJob', 'runJobSync'];

export const reads: readonly OperationId[] = ['getJobStatus'];

export function isOf({ operationId }: StagedRequest, operations: readonly OperationId[]): boolean {
  return operationId !== undefined && operations.includes(operationId);
}

/** A webhook call that never reaches the application, although the service believes so. */
export const withheldCalls: Staging = () => ({ calls: () => Promise.resolve(200) });

/** Jobs are in progress, as far as the application can see, for so long after their submission, in milliseconds. */
export function slowJobs(ms: number): Staging {
  return (hand) => {
    const begun = new Map<string, number>();
    const cancelled = new Set<string>();
    const remainingMs = (id: unknown) =>
      Math.max(0, (begun.get(String(id)) ?? hand.now()) + ms - hand.now());
    return {
      async answers(request, forward) {
        if (request.operationId === 'runJobSync') {
          await hand.pass(ms);
          return await forward();
        }
        const { jobId = '' } = readRequestTarget(request);
        if (request.operationId === 'cancelJob' && remainingMs(jobId) > 0) {
          cancelled.add(jobId);
          const headers = { 'content-type': 'application/json' };
          return {
            status: 200,
            headers,
            body: JSON.stringify({ id: jobId, status: cancelledState }),
          };
        }
        const reply = await forward();
        const job = jobInReply(reply);
        if (job === undefined) return reply;
        if (cancelled.has(jobId)) return beforeEnd(reply, job, { state: cancelledState });
        if (request.operationId === 'runJob') begun.set(String(job['id']), hand.now());
        if (request.operationId !== 'getJobStatus' || remainingMs(job['id']) === 0) return reply;
        return beforeEnd(reply, job);
      },
      async calls(call, deliver) {
        const job = parseJson(call.body);
        await hand.pass(isObject(job) ? remainingMs(job['id']) : 0);
        if (isObject(job) && cancelled.has(String(job['id']))) return 200;
        return (await deliver(call)) ?? unanswered;
      },
    };
  };
}

/**
 * `runsync` answers before the end of the job, as far as the application can see: to the other parts, its
 * submissions are like those of `run`.
 */
export function unfinishedAnswers(inner: Staging = () => ({})): Staging {
  return (hand) => {
    const { answers = (_request, forward) => forward(), ...others } = inner(hand);
    return {
      ...others,
      async answers(request, forward) {
        if (request.operationId !== 'runJobSync') return await answers(request, forward);
        const reply = await answers({ ...request, operationId: 'runJob' }, forward);
        const job = 'status' in reply ? jobInReply(reply) : undefined;
        if ('noReply' in reply || job === undefined) return reply;
        return beforeEnd(reply, job);
      },
    };
  };
}

/** The job in a successful answer; undefined without one. */
export function jobInReply({ status, body }: Reply): Readonly<Record<string, unknown>> | undefined {
  if (status < 200 || status > 299 || (typeof body !== 'string' && body.length > longestJob))
    return undefined;
  const value = parseJson(typeof body === 'string' ? body : new TextDecoder().decode(body));
  return isObject(value) ? value : undefined;
}

/** In bytes: more than a job, less than a video. */
const longestJob = 5_000_000;

const inProgress: string = lifecycle.transitions.start.to;
const cancelledState: string = lifecycle.transitions.cancel.to;

/** The answer with its job as it is before the end. Default: it is in progress. */
export function beforeEnd(
  reply: Reply,
  job: Readonly<Record<string, unknown>>,
  { state = inProgress, label }: { readonly state?: string; readonly label?: string } = {},
): Reply {
  const { output: _, executionTime: __, ...rest } = job;
  return withBody(reply, { ...rest, status: state }, label);
}

export function withBody(reply: Reply, body: unknown, label?: string): Reply {
  return { ...reply, body: JSON.stringify(body), ...(label !== undefined && { label }) };
}
