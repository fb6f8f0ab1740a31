/** A selection of the contract as tests: only the selected rules have one. */
import { afterAll, describe, expect, test } from 'vitest';
import { readSettings } from '../../src/cli/shared/read-settings.ts';
import { readTargetFile } from '../../src/cli/shared/target-options.ts';
import { createReferenceService, type ReferenceService } from '../../src/reference/service.ts';
import { type Listening, listen } from '../../src/validation/adapters/node-http.ts';
import { type ContractTestsOptions, contractTests } from '../../src/vitest/contract-tests.ts';

let service: ReferenceService | undefined;
let listening: Listening | undefined;

afterAll(async () => {
  service?.close();
  await listening?.close();
});

async function target() {
  const settings = await readSettings('mocks/service.yaml');
  service = createReferenceService({ settings, control: { enabled: true } });
  listening = await listen(service.handle, { host: '127.0.0.1', port: 0 });
  return { ...(await readTargetFile('mocks/target.yaml')), baseUrl: listening.url };
}

describe('selected', () => {
  contractTests({ target, env: {}, rules: ['path-run'] });
});

test('only the selected rule has a test, and it has passed', ({ task }) => {
  const [selected] = task.file.tasks;
  const [contract] = selected?.type === 'suite' ? selected.tasks : [];
  const tests = contract?.type === 'suite' ? contract.tasks : [];
  expect(tests.map(({ name, result }) => [name.split(' ')[0], result?.state])).toEqual([
    ['[path-run]', 'pass'],
    // It says where the deployment differs from the local service.
    ['where', 'pass'],
  ]);
});

test.each<[Partial<ContractTestsOptions>, string]>([
  [{ rules: ['path-rnu'] }, 'rules: expected the name of a rule, got "path-rnu". Did you mean'],
  [{ rules: ['console-tools'] }, 'rules: console-tools cannot be observed from outside.'],
  [{ topics: [] }, 'topics: expected the name of a topic, got "".'],
  [{ scenarios: ['all'] }, 'scenarios: expected the name of a scenario, got "all".'],
])('the selection %j is refused', (selection, message) => {
  expect(() => contractTests({ target, env: {}, ...selection })).toThrow(message);
});
