/** Carries out a plan and checks it at every step. */
import { AccountModel } from './account-model.ts';
import { Caller } from './execute-requests.ts';
import { type AccountId, accountIds, type Plan, type Step } from './plan.ts';
import { Violation } from './violation.ts';
import { createWorld, type Delivery, settle } from './world.ts';

/** Longer than any job of a plan can live, its webhook included. */
const lifetimeMs = 8 * 24 * 60 * 60 * 1000;

/** What is seen of an account from outside, in order. */
export interface Story {
  readonly events: readonly unknown[];
  readonly deliveries: readonly Delivery[];
  readonly answers: readonly unknown[];
}

/** Acts out a plan to its end. Throws a `Violation` at the first step at which one is seen. */
export async function execute(plan: Plan): Promise<Readonly<Record<AccountId, Story>>> {
  const world = createWorld(plan, {
    event: (id, event) => models[id].follow(event),
    delivery: (id, delivery) => models[id].arrived(delivery),
  });
  const { clock, service } = world;
  const model = (id: AccountId) => new AccountModel(world.account(id), plan.endpoints);
  const models: Readonly<Record<AccountId, AccountModel>> = {
    ann: model('ann'),
    bob: model('bob'),
  };
  const caller = (id: AccountId) => new Caller(id, models[id], { world, plan });
  const callers: Readonly<Record<AccountId, Caller>> = { ann: caller('ann'), bob: caller('bob') };

  if (plan.faults.length > 0) for (const id of accountIds) callers[id].declareFaults();

  async function act(step: Step): Promise<void> {
    switch (step.do) {
      case 'advance':
        return clock.advance(step.ms);
      case 'advanceToNext':
        return clock.advanceToNext();
      case 'faults':
        world.account(step.account).faults.declare(step.faults);
        callers[step.account].declareFaults();
        return;
      case 'submit':
        return callers[step.account].submit(step);
      case 'purgeQueue':
      case 'getEndpointHealth':
        return callers[step.account].onEndpoint(step);
      default: {
        if (step.astray === undefined) return callers[step.account].onJob(step);
        const other = step.account === 'ann' ? 'bob' : 'ann';
        const asking = step.astray === 'account' ? other : step.account;
        return callers[asking].goAstray(step, models[step.account]);
      }
    }
  }

  /** When something is due next for an account: of its jobs, or a delayed response. */
  function shownDueMs(id: AccountId): number {
    const { engine, delayed } = world.account(id);
    const [first] = engine.due(1);
    const responses = Array.from(delayed.keys(), ({ dueMs }) => dueMs);
    return Math.min(first?.atMs ?? Number.POSITIVE_INFINITY, ...responses);
  }

  function check(): void {
    const violations: string[] = [];
    for (const id of accountIds) {
      models[id].check(callers[id].unanswered);
      violations.push(...models[id].violations);
    }
    const shownMs = Math.min(...accountIds.map(shownDueMs));
    if (shownMs !== (clock.nextDueMs ?? Number.POSITIVE_INFINITY)) {
      violations.push(`${clock.nextDueMs} is due next, but ${shownMs} is shown`);
    }
    if (violations.length > 0) throw new Violation(violations.slice(0, 5).join('\n'));
  }

  try {
    for (const step of plan.steps) {
      await act(step);
      check();
    }
    await clock.advance(lifetimeMs);
    await settle();
    for (const id of accountIds) {
      models[id].checkOver();
      const { unanswered } = callers[id];
      if (unanswered > 0) models[id].violate(`${unanswered} callers are never answered`);
    }
    if (clock.nextDueMs !== undefined) models.ann.violate('something is still due');
    check();
  } finally {
    service.close();
  }
  const story = (id: AccountId): Story => ({
    events: models[id].events,
    deliveries: models[id].deliveries,
    answers: callers[id].answers,
  });
  return { ann: story('ann'), bob: story('bob') };
}
