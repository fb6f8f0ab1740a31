/** Targets that declare no more than they are asked to. */
import type { DeclarationId } from '../../src/conformance/contract/rules.ts';
import type { Target } from '../../src/conformance/target/target.ts';
import { limited } from './limits.ts';
import type { Mutant, Settings } from './mutant.ts';

/** What the control interface, or the clock that it moves, declares by itself. */
const byControl: readonly DeclarationId[] = [
  'budget-source',
  'billing-source',
  'usage-source',
  'fault-source',
  'long-run',
  'real-time',
];

type Asking = (id: string) => boolean;

/** The local service with a target file that makes these declarations, and those that they imply. */
export function declaring(asked: readonly DeclarationId[]): {
  readonly mutant: Pick<Mutant, 'settings' | 'target' | 'time'>;
  readonly claims: (made: Target['claims']) => Target['claims'];
} {
  const isAsked: Asking = (id) => asked.some((one) => one === id);
  return {
    mutant: {
      target: (full) => partOf(full, isAsked),
      ...(isAsked('request-burst') && { settings: limited.settings }),
      ...(isAsked('real-time') && { time: 'by itself' as const }),
    },
    claims: (made) => new Set([...made].filter((id) => !byControl.includes(id) || isAsked(id))),
  };
}

/** The part of a target file that makes the declarations which are asked for. */
function partOf(full: Settings, isAsked: Asking): Settings {
  const only = <Part extends object>(id: DeclarationId, part: Part) => (isAsked(id) ? part : {});
  const { image, script, echo, narrow, hasty, storage, rounded, video, text, transcription } =
    full.endpoints;
  const own = isAsked('serverless-endpoint') ? {} : { kind: 'public', maxCost: '0' };
  const { ordinary, slow, hanging, failing, crashing, errorOutput, otherOutput, streaming } =
    script.inputs;
  const price = { price: '0.0024', per: 1_000_000 };
  const operations = operationsOf(isAsked);
  const isDescribed = isAsked('input-schema') || isAsked('output-schema');
  return {
    baseUrl: full.baseUrl,
    control: full.control,
    limits: { maxCost: '20.00' },
    keys: {
      valid: full.keys.valid,
      ...only('forbidden-key', { forbidden: full.keys.forbidden }),
      ...only('read-only-key', { readOnly: full.keys.readOnly }),
      ...only('endpoint-key', { oneEndpoint: full.keys.oneEndpoint }),
    },
    endpoints: {
      script: {
        ...script,
        timeoutMs: isAsked('default-timeout') ? 'default' : undefined,
        ...own,
        inputs: {
          ordinary,
          ...only('slow-input', { slow }),
          ...only('hanging-input', { hanging }),
          ...only('default-timeout', { hanging }),
          ...only('failing-input', { failing }),
          ...only('failing-public-input', { failing }),
          ...only('crashing-input', { crashing }),
          ...only('error-input', { errorOutput }),
          ...only('other-output-input', { otherOutput }),
          ...only('streaming-input', { streaming }),
        },
      },
      // A second endpoint, of the other kind.
      ...(isAsked('public-endpoint') && isAsked('serverless-endpoint')
        ? {
            model: {
              id: full.endpoints.text.id,
              kind: 'public',
              maxCost: '0.002',
              inputs: { ordinary: text.inputs.ordinary },
            },
          }
        : {}),
      ...(isAsked('echo-input') || isAsked('endpoint-key')
        ? {
            echo: {
              ...echo,
              ...own,
              inputs: { ordinary: echo.inputs.ordinary, ...only('echo-input', echo.inputs) },
            },
          }
        : {}),
      ...only('full-queue', {
        narrow: {
          ...narrow,
          timeoutMs: undefined,
          ...own,
          inputs: { ...narrow.inputs, slow: isAsked('slow-input') ? slow : undefined },
        },
      }),
      ...(isAsked('endpoint-timeout') || isDescribed
        ? {
            hasty: {
              id: hasty.id,
              kind: hasty.kind,
              ...(isDescribed ? {} : own),
              ...only('endpoint-timeout', { timeoutMs: hasty.timeoutMs }),
              ...only('input-schema', { input: hasty.input }),
              ...only('output-schema', { output: hasty.output }),
              inputs: {
                ...only('endpoint-timeout', hasty.inputs),
                // An input schema says what an ordinary input is.
                ...(isAsked('output-schema') && !isAsked('input-schema') ? { ordinary } : {}),
              },
            },
          }
        : {}),
      ...only('storage-echo', { storage: { ...storage, ...own } }),
      ...(isAsked('public-image-endpoint') || isAsked('fast-image-endpoint')
        ? {
            image: {
              ...image,
              price: isAsked('fast-image-endpoint') ? image.price : price,
              inputs: { ordinary: image.inputs.ordinary },
            },
          }
        : {}),
      ...only('higher-quality-endpoint', { better: full.endpoints['higher-quality'] }),
      ...only('uneven-price', {
        odd: { ...full.endpoints['odd-price'], price: { price: '0.00123', per: 1_000_000 } },
      }),
      ...only('resized-input', { rounded: { ...rounded, price } }),
      ...only('public-video-endpoint', { video }),
      ...only('public-text-endpoint', { text }),
      ...only('public-transcription-endpoint', { transcription }),
    },
    declares: {
      ...only('final-states', { finalStates: full.declares.finalStates }),
      ...only('time-unit', { timeUnit: full.declares.timeUnit }),
      ...only('wait-limit', { waitLimit: true }),
      ...only('request-burst', limited.target({ declares: {} }).declares),
      ...(operations.length > 0 && { operations }),
    },
    ...only('webhook-receiver', { webhooks: full.webhooks }),
  };
}

function operationsOf(isAsked: Asking): string[] {
  const byDeclaration: Partial<Record<DeclarationId, readonly string[]>> = {
    'cancel-operation': ['cancelJob'],
    'retry-operation': ['retryJob'],
    'purge-operation': ['purgeQueue'],
    'scaling-source': ['getEndpointHealth'],
    'stream-operation': ['streamJob'],
    'wait-operation': ['getJobStatusSync'],
    'read-by-post': ['getJobStatusSync', 'getJobStatusSyncByPost'],
    'more-operations': ['cancelJob'],
  };
  return [
    ...new Set(
      Object.entries(byDeclaration).flatMap(([id, operations]) => (isAsked(id) ? operations : [])),
    ),
  ];
}
