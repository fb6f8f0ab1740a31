/** Servers that the checks kill and start again, and that lose something. */
import { expect, test } from 'vitest';
import {
  changed,
  ofPolling,
  ofWebhooks,
  verdictsOn,
  withoutWebhook,
  withWebhook,
} from './restarting-server.ts';

test('what forgets its orders does not resume them', async () => {
  const program = changed(withoutWebhook, ["=== 'working') void work(order);", "=== '') work();"]);
  expect(await verdictsOn(program, ofPolling)).toMatchObject({
    'resumes-after-restart': {
      verdict: 'broken',
      reason: expect.stringMatching(/started again; the application reported nothing within/),
    },
  });
});

test('what forgets that it has acted acts twice', async () => {
  const program = changed(withoutWebhook, [
    "order.state = 'done';\n  save(order);",
    "order.state = 'done';",
  ]);
  expect(await verdictsOn(program, ofPolling)).toMatchObject({
    'resumes-after-restart': { verdict: 'kept' },
    'works-once-after-restart': {
      verdict: 'broken',
      reason: expect.stringMatching(/reported success; .* it acted 2 times/),
    },
  });
});

test('what answers a call before it stores it, and never asks, loses it', async () => {
  const program = changed(
    withWebhook,
    [
      '    finish(orders.get(id));\n    response.end();',
      '    response.end();\n    setTimeout(() => finish(orders.get(id)), 500);',
    ],
    ['await pause(0.6);\n', 'await pause(1000);\n'],
  );
  expect(await verdictsOn(program, ofWebhooks, { webhooks: true, neverAsks: true })).toMatchObject({
    'resumes-after-restart': { verdict: 'kept' },
    'keeps-acknowledged-calls': {
      verdict: 'broken',
      reason: expect.stringMatching(/after it had answered the webhook call about the end of its/),
    },
  });
});

test('what does not start again is quoted', async () => {
  const program = `import { existsSync } from 'node:fs';
if (existsSync(process.env.DATA + '/lock')) {
  console.error('Locked.');
  process.exit(4);
}
writeFileSync(process.env.DATA + '/lock', '');
${withoutWebhook}`;
  expect(await verdictsOn(program, ['resumes-after-restart'])).toMatchObject({
    'resumes-after-restart': {
      verdict: 'broken',
      reason: expect.stringMatching(/did not get ready again: The application ended with status 4/),
    },
  });
});
