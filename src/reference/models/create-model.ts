/** Creates what simulates the work of an endpoint: a demo model, or a worker without a model. */
import type { components } from '#generated/service-settings/types.d.ts';
import { type Duration, drawDurationMs } from '../engine/durations.ts';
import type { JobWorker } from '../engine/job-worker.ts';
import { type DescribedWorkerOptions, schemaWorker } from './described-worker.ts';
import { echoWorker } from './echo.ts';
import { imageWorker } from './image.ts';
import { scriptWorker } from './script.ts';
import { withInputs } from './scripted-inputs.ts';
import { textWorker } from './text.ts';
import { transcriptionWorker } from './transcription.ts';
import { createNameCheck, type OnIgnoredName } from './unlisted-names.ts';
import { videoWorker } from './video.ts';

type Schemas = components['schemas'];
type PublicSettings = Extract<Schemas['EndpointSettings'], { kind: 'public' }>;
type ServerlessSettings = Extract<Schemas['EndpointSettings'], { kind: 'serverless' }>;

export function createModel(settings: PublicSettings, onIgnoredName?: OnIgnoredName): JobWorker {
  const checkNames = createNameCheck(settings, onIgnoredName);
  return withDurations(settings, (ofJob) => withInputs(ofJob, checkNames(modelWorker(ofJob))));
}

export function createSimulatedWorker(
  kind: 'echo' | 'script',
  settings: ServerlessSettings,
): JobWorker {
  const create = kind === 'echo' ? echoWorker : scriptWorker;
  return withDurations(settings, (ofJob) => withInputs(ofJob, create(ofJob)));
}

/** The worker of an endpoint whose outputs follow from its schema. */
export function createSchemaWorker(
  settings: ServerlessSettings,
  described: DescribedWorkerOptions,
): JobWorker {
  return withDurations(settings, (ofJob) => withInputs(ofJob, schemaWorker(ofJob, described)));
}

/** The settings of a worker whose jobs all run equally long. */
type SameDuration<Settings extends { durationMs?: Duration }> = Omit<Settings, 'durationMs'> & {
  readonly durationMs?: number;
};

/** Where the durations differ, each job has a worker of its own: a worker is cheap, because it has no state but its settings. */
function withDurations<Settings extends { durationMs?: Duration }>(
  { durationMs, ...settings }: Settings,
  create: (settings: SameDuration<Settings>) => JobWorker,
): JobWorker {
  if (typeof durationMs !== 'object') {
    return create({ ...settings, ...(durationMs !== undefined && { durationMs }) });
  }
  return {
    ...create(settings),
    begin: (task) => {
      const name = `${task.jobId} ${task.retries}`;
      return create({ ...settings, durationMs: drawDurationMs(durationMs, name) }).begin(task);
    },
  };
}

function modelWorker(settings: SameDuration<PublicSettings>): JobWorker {
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
