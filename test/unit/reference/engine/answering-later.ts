/** An engine whose answers are all promises, as those of an engine in another process. */
import { macrotask } from '../../../../src/core/clock.ts';
import type { Engine } from '../../../../src/reference/engine/engine.ts';

/** Hands every call on at once, and gives its answer a turn of the event loop later. */
export function answeringLater(engine: Engine): Engine {
  async function later<Value>(value: Value): Promise<Awaited<Value>> {
    const answer = await value;
    await macrotask();
    return answer;
  }
  const { events } = engine;
  return {
    submit: (job) => later(engine.submit(job)),
    find: (name) => later(engine.find(name)),
    wait: (name, wait) => later(engine.wait(name, wait)),
    takeParts: (name, taking) => later(engine.takeParts(name, taking)),
    cancel: (name) => later(engine.cancel(name)),
    retry: (name) => later(engine.retry(name)),
    purge: (endpointId) => later(engine.purge(endpointId)),
    estimate: (endpointId, input) => later(engine.estimate(endpointId, input)),
    health: (endpointId) => later(engine.health(endpointId)),
    jobs: (query) => later(engine.jobs(query)),
    job: (jobId) => later(engine.job(jobId)),
    deliveries: (query) => later(engine.deliveries(query)),
    due: (limit) => later(engine.due(limit)),
    ledger: () => later(engine.ledger()),
    events: {
      append: (event) => events.append(event),
      list: (query) => later(events.list(query)),
      subscribe: (listener) => events.subscribe(listener),
      subscribeOwn: (listener) => events.subscribeOwn(listener),
    },
    close: () => later(engine.close()),
  };
}
