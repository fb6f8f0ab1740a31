import { describe, expect, test } from 'vitest';
import { firstSteps } from '../../src/cli/serve/serve-command.ts';
import type { ServiceSettings } from '../../src/reference/settings/check-settings.ts';

const endpoints: ServiceSettings['endpoints'] = { echo: { kind: 'serverless', worker: 'echo' } };

describe('firstSteps', () => {
  test('prints a shell command with the first key that may run jobs', async () => {
    const accounts = { a: { keys: { no: { permission: 'read' as const }, "it's": {} } } };
    const lines = await firstSteps('http://127.0.0.1:1', {
      settings: { accounts, endpoints },
      seed: 's',
      hasConsole: true,
    });
    expect(lines).toContain("  API key    it's");
    expect(lines).toContain('  Seed       s');
    expect(lines).toContain('  Console    http://127.0.0.1:1/console');
    expect(lines.find((line) => line.startsWith('curl'))).toBe(
      `curl http://127.0.0.1:1/v2/echo/runsync -H 'Authorization: Bearer it'\\''s' -H 'Content-Type: application/json' -d '{"input":{"message":"Hello"}}'`,
    );
  });

  test('prints a request with the example of a schema', async () => {
    const input = { type: 'object', required: ['text'], examples: [{ text: 'A text.' }] };
    const lines = await firstSteps('http://127.0.0.1:1', {
      settings: {
        accounts: { a: { keys: { key: {} } } },
        endpoints: { own: { kind: 'serverless', worker: 'echo', input } },
      },
      seed: 's',
      hasConsole: false,
    });
    expect(lines.join()).toContain(`-d '{"input":{"text":"A text."}}'`);
  });

  test('prints no request if no key may send one', async () => {
    const accounts = { a: { keys: { no: { permission: 'none' as const } } } };
    const lines = await firstSteps('http://127.0.0.1:1', {
      settings: { accounts, endpoints },
      seed: 's',
      hasConsole: false,
    });
    const text = lines.join('\n');
    expect(text).toContain('none with the permission to run jobs');
    expect(text).not.toContain('curl');
    expect(text).not.toContain('Console');
  });
});
