/** Starts what `inference-contract serve` serves at an address of its own, and tells it. */
import { afterAll } from 'vitest';
import { readSettings } from '../../src/cli/read-settings.ts';
import { createReferenceService, listen } from '../../src/reference/index.ts';

const service = createReferenceService({
  settings: await readSettings('mocks/service.yaml'),
  control: { enabled: true },
});
const server = await listen(service.handle, { host: '127.0.0.1', port: 0 });
process.env['SERVICE_URL'] = server.url;

afterAll(async () => {
  service.close();
  await server.close();
});
