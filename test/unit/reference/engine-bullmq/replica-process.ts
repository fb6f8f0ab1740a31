/**
 * One replica as a process of its own: `<Redis URL> <speed>`. Its time passes so many times as fast
 * as real time. Writes its address, and serves until it is killed.
 */
import { type Clock, systemClock, type Timer } from '../../../../src/core/clock.ts';
import { SharedStore } from '../../../../src/reference/engine-bullmq/shared-store.ts';
import { createReferenceService } from '../../../../src/reference/service.ts';
import { listen } from '../../../../src/validation/adapters/node-http.ts';

const [url = '', speedText = '1'] = process.argv.slice(2);
const speed = Number(speedText);
const originMs = Date.UTC(2026, 0, 1);

/** All processes agree on it, as it has no beginning of its own. */
function fastClock(): Clock {
  const clock = systemClock();
  const timers = new WeakMap<Timer, Timer>();
  const toFast = (realMs: number) => originMs + (realMs - originMs) * speed;
  const toReal = (fastMs: number) => originMs + (fastMs - originMs) / speed;
  return {
    now: () => Math.floor(toFast(clock.now())),
    schedule(dueMs, run) {
      const timer = { dueMs };
      timers.set(timer, clock.schedule(Math.ceil(toReal(dueMs)), run));
      return timer;
    },
    cancel(timer) {
      const real = timers.get(timer);
      if (real !== undefined) clock.cancel(real);
    },
    hold: (work) => clock.hold(work),
    clear: () => clock.clear(),
  };
}

const store = await SharedStore.connect({
  url,
  logSize: 10_000,
  lookMs: 100 * speed,
  // So that another replica soon takes over what this one leaves.
  lockMs: 2000,
  onError: () => undefined,
});
const service = createReferenceService({
  settings: {
    accounts: { demo: { keys: { key: {} } } },
    endpoints: {
      image: {
        kind: 'public',
        model: 'image',
        price: 'image-fast',
        durationMs: 100,
        workers: { max: 8, coldStartMs: 0 },
      },
    },
  },
  store,
  ...(speed === 1 ? {} : { clock: fastClock() }),
  control: { enabled: true },
});
const { url: address } = await listen(service.handle, { host: '127.0.0.1', port: 0 });
process.stdout.write(`${address}\n`);
