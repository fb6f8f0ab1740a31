/** One replica as a process of its own: `<Redis URL>`. Writes its address, and serves until it is killed. */
import { SharedStore } from '../../../../src/reference/engine-bullmq/shared-store.ts';
import { createReferenceService } from '../../../../src/reference/service.ts';
import { listen } from '../../../../src/validation/adapters/node-http.ts';

const [url = ''] = process.argv.slice(2);
const store = await SharedStore.connect({
  url,
  logSize: 10_000,
  lookMs: 100,
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
  control: { enabled: true },
});
const { url: address } = await listen(service.handle, { host: '127.0.0.1', port: 0 });
process.stdout.write(`${address}\n`);
