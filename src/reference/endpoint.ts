/** Builds the endpoints of an account from its settings. */
import { lifecycle } from '#generated/reference/tables.js';
import type { components } from '#generated/service-settings/types.d.ts';
import { defaults } from '#generated/service-settings/validators.js';
import type { JobWorker } from './engine/worker.ts';
import type { EndpointPlan } from './engine-memory/job.ts';
import { echoWorker } from './models/echo.ts';
import { imageWorker } from './models/image.ts';
import { scriptWorker } from './models/script.ts';
import { textWorker } from './models/text.ts';
import { transcriptionWorker } from './models/transcription.ts';
import { videoWorker } from './models/video.ts';
import { httpWorker } from './workers/http-worker.ts';
import { ModuleWorker } from './workers/module-worker.ts';

/** An entry of `endpoints` in the settings. */
export type EndpointSettings = components['schemas']['EndpointSettings'];

type PublicSettings = Extract<EndpointSettings, { kind: 'public' }>;
type ServerlessSettings = Extract<EndpointSettings, { kind: 'serverless' }>;

/** Plans an endpoint; the settings have been checked. */
export function endpointPlan(settings: EndpointSettings): EndpointPlan {
  return {
    executionTimeoutMs: settings.executionTimeoutMs ?? lifecycle.timers.executionTimeout.default,
    price: settings.kind === 'public' ? settings.price : undefined,
    worker: createWorker(settings),
    workers: { ...defaults.WorkersSettings, ...settings.workers },
  };
}

function createWorker(settings: EndpointSettings): JobWorker {
  switch (settings.kind) {
    case 'public':
      return createModel(settings);
    case 'serverless':
      return createServerlessWorker(settings);
  }
}

function createModel(settings: PublicSettings): JobWorker {
  switch (settings.model) {
    case 'image':
      return imageWorker(settings);
    case 'text':
      return textWorker(settings);
    case 'video':
      return videoWorker(settings);
    case 'transcription':
      return transcriptionWorker(settings);
  }
}

function createServerlessWorker(settings: ServerlessSettings): JobWorker {
  const { worker, wallClockLimitMs } = settings;
  if (worker === 'echo') return echoWorker(settings);
  if (worker === 'script') return scriptWorker(settings);
  const limit = wallClockLimitMs === undefined ? {} : { wallClockLimitMs };
  return 'module' in worker
    ? new ModuleWorker({ module: worker.module, ...limit })
    : httpWorker({ url: worker.url, ...limit });
}
