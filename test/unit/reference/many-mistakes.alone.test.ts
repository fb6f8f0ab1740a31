/** That files with many mistakes are refused in a time that follows their size, counted rather than timed. */
import { expect, test, vi } from 'vitest';
import { isObject } from '../../../src/core/json.ts';
import { mostMistakes } from '../../../src/validation/errors/mistakes.ts';
import { countingSteps, growingSteps } from '../../processes/count-steps.ts';

const many = 150;

/** Values with many mistakes: those of one map or list each, of which some have another name, and some another value. */
function* wrongValues(value: unknown, count: number): Generator<{ at: string; wrong: unknown }> {
  const indexes = Array.from({ length: count }, (_, index) => index);
  for (const { at, part, replace } of partsOf(value)) {
    if (Array.isArray(part)) {
      for (const wrong of [7, {}]) {
        yield {
          at: `${at} has ${JSON.stringify(wrong)}`,
          wrong: replace([...part, ...indexes.map(() => wrong)]),
        };
      }
    } else if (isObject(part)) {
      const [entry] = Object.values(part);
      for (const [kind, wrong] of Object.entries({ number: 7, object: { unlisted: 7 }, entry })) {
        for (const name of kind === 'number' ? ['unlisted-', 'not a name '] : ['unlisted-']) {
          const more = indexes.map((index) => [`${name}${index}`, wrong] as const);
          yield {
            at: `${at} has ${name}${kind}`,
            wrong: replace({ ...part, ...Object.fromEntries(more) }),
          };
        }
      }
    }
  }
}

interface Part {
  readonly at: string;
  readonly part: unknown;
  /** The whole value with another one in place of the part. */
  readonly replace: (other: unknown) => unknown;
}

function* partsOf(value: unknown): Generator<Part> {
  yield { at: '', part: value, replace: (other) => other };
  if (!isObject(value)) return;
  for (const [key, member] of Object.entries(value)) {
    for (const { at, part, replace } of partsOf(member)) {
      const place = `/${key}${at}`;
      yield { at: place, part, replace: (other) => ({ ...value, [key]: replace(other) }) };
    }
  }
}

const target = {
  baseUrl: 'http://127.0.0.1:1',
  keys: { valid: { public: 'demo-key' } },
  endpoints: { echo: { id: 'echo', kind: 'serverless', inputs: { ordinary: {} } } },
  declares: { operations: ['cancelJob'] },
};

const application = {
  endpoint: 'echo',
  work: { command: ['python3', 'work.py'] },
};

const settings = {
  accounts: {
    demo: {
      keys: { 'demo-key': { permission: 'run', endpoints: { echo: 'read' } } },
      alternatives: { 'time-units': 'seconds' },
      faults: [{ effect: { status: 500 } }],
      budget: { amount: '1' },
    },
  },
  endpoints: {
    echo: { kind: 'serverless', worker: 'echo', inputs: {}, workers: { min: 0 } },
    image: { kind: 'public', model: 'image', price: 'image-fast' },
    own: { kind: 'serverless', worker: { url: 'http://127.0.0.1:1' } },
  },
  alternatives: { 'time-units': 'seconds' },
  observed: {},
  webhooks: { hosts: ['a.test'] },
  corsOrigins: ['loopback'],
};

test('twice the mistakes of a file take twice the steps, and few are described', {
  timeout: 240_000,
}, async () => {
  // The engine copies within the call.
  let copied = 0;
  const { concat } = Array.prototype;
  vi.spyOn(Array.prototype, 'concat').mockImplementation(function (this: unknown[], ...parts) {
    copied += this.length;
    return concat.call(this, ...parts);
  });
  await countingSteps(/\/(?:src|generated)\//, async (stepsOf) => {
    const { checkedFile } = await import('../../../src/reference/settings/define-settings.ts');
    const { explanations, validateApplicationFile, validateTarget } = await import(
      '#generated/file-formats/validators.js'
    );
    const { mistakesIn } = await import('../../../src/validation/errors/mistakes.ts');
    const files = [
      {
        name: 'settings',
        value: settings,
        mistakes: (value: unknown) => {
          const checked = checkedFile(value);
          return 'mistakes' in checked ? checked.mistakes : [];
        },
      },
      {
        name: 'target',
        value: target,
        mistakes: (value: unknown) =>
          validateTarget(value)
            ? []
            : mistakesIn(validateTarget.errors ?? [], { value, explanation: explanations.Target }),
      },
      {
        name: 'application',
        value: application,
        mistakes: (value: unknown) =>
          validateApplicationFile(value)
            ? []
            : mistakesIn(validateApplicationFile.errors ?? [], {
                value,
                explanation: explanations.ApplicationFile,
              }),
      },
    ];
    for (const { name, value, mistakes } of files) {
      expect({ name, mistakes: mistakes(value) }).toEqual({ name, mistakes: [] });
      let refused = 0;
      const twice = [...wrongValues(value, 2 * many)];
      for (const [index, { at, wrong }] of [...wrongValues(value, many)].entries()) {
        mistakes(wrong);
        const stepsOfOnce = await stepsOf(() => mistakes(wrong));
        copied = 0;
        const stepsOfTwice = await stepsOf(() => {
          const described = mistakes(twice[index]?.wrong);
          refused += Number(described.length > 0);
          expect(described.length).toBeLessThanOrEqual(2 * mostMistakes);
        });
        const growing = growingSteps(stepsOfOnce, stepsOfTwice, many);
        expect({ name, at, growing }).toEqual({ name, at, growing: [] });
        expect({ name, at, isCopied: copied > 40 * many }).toEqual({ name, at, isCopied: false });
      }
      expect(refused).toBeGreaterThan(5);
    }
  });
});
