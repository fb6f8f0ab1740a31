/** Checks the reference service over HTTP, like any other deployment. */
import { afterAll } from 'vitest';
import { readSettings } from '../../src/cli/shared/read-settings.ts';
import { readTargetFile } from '../../src/cli/shared/target-options.ts';
import { createReferenceService, type ReferenceService } from '../../src/reference/service.ts';
import { type Listening, listen } from '../../src/validation/adapters/node-http.ts';
import { contractTests } from '../../src/vitest/contract-tests.ts';

let service: ReferenceService | undefined;
let listening: Listening | undefined;

afterAll(async () => {
  service?.close();
  await listening?.close();
});

contractTests({
  target: async () => {
    const settings = await readSettings('mocks/service.yaml');
    service = createReferenceService({ settings, control: { enabled: true } });
    listening = await listen(service.handle, {
      host: '127.0.0.1',
      port: 0,
      renderError: service.renderError,
    });
    return { ...(await readTargetFile('mocks/target.yaml')), baseUrl: listening.url };
  },
  env: {},
  profile: 'reference',
});
