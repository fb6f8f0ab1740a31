/** Webhook calls come twice, early, late, never, or from somebody else. */
import { isObject } from '../../core/json.ts';
import { parseJson } from '../../evidence/operation-exchange.ts';
import {
  betweenLabel,
  forgedLabel,
  repeatedLabel,
  strayLabel,
} from '../judging/exchange-labels.ts';
import { untilActedMs, untilCalledMs, untilSilentMs } from '../judging/watch-times.ts';
import type { CallerScenario } from '../run/scenario.ts';
import type { StagedCall } from '../stage/stage-interventions.ts';
import {
  chainStagings,
  isOf,
  jobInReply,
  reads,
  type StageHand,
  type Staging,
  slowJobs,
  submissions,
  unanswered,
  unfinishedAnswers,
} from '../stage/staging.ts';

const ordinaryCall: CallerScenario = {
  name: 'webhook-call',
  happens: 'The service calls the webhook when the job has completed.',
  rules: ['acknowledges-with-200', 'acknowledges-in-time'],
  staging: slowJobs(1000),
  watchesForMs: 500,
};

const callsTogether: CallerScenario = {
  name: 'webhook-calls-together',
  happens: 'Several jobs end at the same time, and the service calls for all of them.',
  rules: ['acknowledges-while-busy'],
  pieces: 5,
  staging: endingTogether(1500),
  watchesForMs: 2500,
};

const repeatedCall: CallerScenario = {
  name: 'repeated-webhook-call',
  happens: 'The webhook call comes twice.',
  rules: ['acts-once'],
  staging: (hand) => ({
    async calls(call, deliver) {
      const status = await deliver(call);
      await hand.pass(300);
      await deliver({ ...call, label: repeatedLabel });
      return status ?? unanswered;
    },
  }),
  watchesForMs: 2000,
  watchesUntilMs: untilActedMs,
};

const earlyCall: CallerScenario = {
  name: 'early-webhook-call',
  happens: 'The webhook call comes before the answer to the submission.',
  rules: ['handles-early-calls'],
  staging: callsFirst(),
};

const lostCalls: CallerScenario = {
  name: 'lost-webhook-calls',
  happens: 'No webhook call arrives.',
  rules: ['handles-lost-calls', 'stops-after-end'],
  makesItAsk: true,
  watchesForMs: 1500,
  watchesUntilMs: untilSilentMs,
};

const forgedCall: CallerScenario = {
  name: 'forged-webhook-call',
  happens:
    'While the job is in progress, somebody else calls the webhook and says that it has completed.',
  rules: ['rejects-forged-calls'],
  staging: unfinishedAnswers(
    chainStagings(
      madeUpCalls(
        (id) => ({
          ...stagedCallFor({ id, status: 'COMPLETED', output: madeUpOutput }),
          label: forgedLabel,
        }),
        'callByGuess',
      ),
      slowJobs(4000),
    ),
  ),
  watchesForMs: 1500,
};

const forgedForOthers: CallerScenario = {
  name: 'forged-webhook-calls-about-other-jobs',
  happens:
    'While the job is in progress, somebody else calls the webhook about a job that does not exist, and then about another job of the account that has completed.',
  rules: ['rejects-forged-calls'],
  staging: unfinishedAnswers(callsAboutOthers(3500)),
  watchesForMs: 1500,
};

/** What no worker has made. Results of images and other models are all in there. */
const madeUpOutput = {
  result: 'made up by the check',
  text: 'made up by the check',
  image_url: 'http://127.0.0.1:9/made-up-by-the-check.png',
  cost: 0,
};

const unknownCompletedJob = {
  id: '00000000-0000-4000-8000-000000000000-x',
  status: 'COMPLETED',
  output: madeUpOutput,
};

const unknownJob: CallerScenario = {
  name: 'webhook-call-about-unknown-job',
  happens: 'The webhook is called about a job that does not exist.',
  rules: ['survives-unknown-jobs'],
  staging: unfinishedAnswers(
    chainStagings(
      madeUpCalls(() => ({ ...stagedCallFor(unknownCompletedJob), label: strayLabel })),
      slowJobs(2000),
    ),
  ),
  watchesUntilMs: untilCalledMs,
};

const unknownState: CallerScenario = {
  name: 'webhook-call-with-unknown-state',
  happens: 'The webhook is called with a state of an unknown name before the job completes.',
  rules: ['survives-unknown-states-in-calls'],
  staging: unfinishedAnswers(
    chainStagings(
      madeUpCalls((id) => ({ ...stagedCallFor({ id, status: 'PREPARING' }), label: betweenLabel })),
      slowJobs(2000),
    ),
  ),
  watchesUntilMs: untilCalledMs,
};

const lateCall: CallerScenario = {
  name: 'late-webhook-call',
  happens:
    'The webhook call comes after the application has asked and seen that the job is completed.',
  rules: ['handles-late-calls'],
  staging: unfinishedAnswers(callsAfterReads()),
  watchesForMs: 2500,
  watchesUntilMs: untilActedMs,
};

export const webhookScenarios: readonly CallerScenario[] = [
  ordinaryCall,
  callsTogether,
  repeatedCall,
  earlyCall,
  lostCalls,
  forgedCall,
  forgedForOthers,
  unknownJob,
  unknownState,
  lateCall,
];

function stagedCallFor(job: unknown): StagedCall {
  return { headers: jsonType, body: JSON.stringify(job) };
}

const jsonType = { 'content-type': 'application/json' };

/** When calls that the service does not make come after the submission, in milliseconds. */
const madeUpAfterMs = 700;

/** Calls the webhook of each submission some time after it was accepted, with the id of its job. */
function madeUpCalls(
  callFor: (jobId: string) => StagedCall,
  how: 'call' | 'callByGuess' = 'call',
): Staging {
  return (hand) => ({
    async answers(request, forward) {
      const reply = await forward();
      const id = jobInReply(reply)?.['id'];
      if (isOf(request, submissions) && typeof id === 'string')
        void callAfter(madeUpAfterMs, () => hand[how](callFor(id)), hand);
      return reply;
    },
  });
}

async function callAfter(ms: number, call: () => Promise<unknown>, hand: StageHand): Promise<void> {
  await hand.pass(ms);
  await call();
}

/**
 * While a job is slow, forged calls come about a job that does not exist, and about another one, which is completed:
 * it has the output of the first one, and who asks for it sees that.
 */
function callsAboutOthers(slowMs: number): Staging {
  return (hand) => {
    const slow = slowJobs(slowMs)(hand);
    let other: Readonly<Record<string, unknown>> | undefined;
    let isSubmitted = false;
    const forge = (ms: number, job: unknown) =>
      void callAfter(
        ms,
        () => hand.callByGuess({ ...stagedCallFor(job), label: forgedLabel }),
        hand,
      );
    return {
      async answers(request, forward) {
        if (other !== undefined && isOf(request, reads) && request.target.includes(otherId))
          return { status: 200, headers: jsonType, body: JSON.stringify(other) };
        const reply = await (slow.answers?.(request, forward) ?? forward());
        if (!isSubmitted && isOf(request, submissions) && 'status' in reply) {
          isSubmitted = jobInReply(reply) !== undefined;
          if (isSubmitted) forge(madeUpAfterMs, unknownCompletedJob);
        }
        return reply;
      },
      async calls(call, deliver) {
        const job = parseJson(call.body);
        if (other === undefined && isObject(job) && job['status'] === 'COMPLETED') {
          other = { ...job, id: otherId };
          forge(2 * madeUpAfterMs, other);
        }
        return (await (slow.calls?.(call, deliver) ?? deliver(call))) ?? unanswered;
      },
    };
  };
}

/** Of a job that the application has not submitted. */
const otherId = '11111111-1111-4111-8111-111111111111-x';

function jobIdInCall({ body }: StagedCall): string | undefined {
  const job = parseJson(body);
  return isObject(job) ? String(job['id']) : undefined;
}

/** All jobs end at the same instant after the stage opened, and at the earliest so many milliseconds later. */
function endingTogether(ms: number): Staging {
  return (hand) => {
    let waiting: Promise<void> | undefined;
    return {
      async calls(call, deliver) {
        waiting ??= hand.pass(ms);
        await waiting;
        return (await deliver(call)) ?? unanswered;
      },
    };
  };
}

/** The longest time that a submission is held back for its webhook call, in milliseconds. */
const longestHoldMs = 8000;

/** How long a receiver may wait with its answer for the answer to the submission, in milliseconds. */
const longestAnswerMs = 2000;

/** Holds the answer to a submission back until the webhook call of its job was answered. */
function callsFirst(): Staging {
  return (hand) => {
    const called = new Map<string, () => void>();
    return {
      async answers(request, forward) {
        if (!isOf(request, submissions)) return await forward();
        const reply = await forward();
        const id = jobInReply(reply)?.['id'];
        if (typeof id !== 'string') return reply;
        const call = new Promise<void>((resolve) => {
          if (called.has(id)) resolve();
          else called.set(id, resolve);
        });
        await Promise.race([call, hand.pass(longestHoldMs)]);
        return reply;
      },
      async calls(call, deliver) {
        const delivery = deliver(call);
        await Promise.race([delivery, hand.pass(longestAnswerMs)]);
        const id = jobIdInCall(call) ?? '';
        const answer = called.get(id);
        if (answer === undefined) called.set(id, () => undefined);
        else answer();
        return (await delivery) ?? unanswered;
      },
    };
  };
}

/** The longest time that a call waits for the application to ask, in milliseconds. */
const longestLatenessMs = 15_000;

/** Holds webhook calls back until the application has seen the end of the job by asking. */
function callsAfterReads(): Staging {
  return (hand) => {
    let markSeen: () => void = () => undefined;
    const hasSeen = new Promise<void>((resolve) => {
      markSeen = resolve;
    });
    return {
      async answers(request, forward) {
        const reply = await forward();
        if (request.operationId === 'getJobStatus' && jobInReply(reply)?.['status'] === 'COMPLETED')
          markSeen();
        return reply;
      },
      async calls(call, deliver) {
        await Promise.race([hasSeen, hand.pass(longestLatenessMs)]);
        await hand.pass(500);
        return (await deliver(call)) ?? unanswered;
      },
    };
  };
}
