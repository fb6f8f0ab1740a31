import { onTestFinished } from 'vitest';
import { createReferenceService } from '../../../src/reference/service.ts';
import { describePassedNumbers } from './passed-numbers.ts';

describePassedNumbers('engine in memory', async (settings) => {
  const service = createReferenceService({
    settings: { accounts: { demo: { keys: { key: {} } } }, ...settings },
  });
  onTestFinished(() => service.close());
  return {
    fetch: (path, init) => service.fetch(new Request(`http://service.test${path}`, init)),
  };
});
