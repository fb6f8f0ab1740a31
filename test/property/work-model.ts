/** What the worker of a job makes of it by itself, if nothing comes between. */
import { isDeepStrictEqual } from 'node:util';
import type { EndpointSettings } from '../../src/reference/accounts/account-options.ts';
import type { Script } from '../../src/reference/models/script.ts';
import type { JobModel } from './job-model.ts';

/** The script in a job's input; an empty one where it has none. */
export function scriptOf({ request: { input } }: Pick<JobModel, 'request'>): Script {
  return typeof input['script'] === 'object' && input['script'] !== null ? input['script'] : {};
}

/** Whether a job that was not cancelled ended as its worker was told to, and when. */
export function endedAsTold(job: JobModel, settings: EndpointSettings): boolean {
  const ranMs = (job.endedMs ?? 0) - (job.startedMs ?? 0);
  switch (settings.kind === 'public' ? settings.model : settings.worker) {
    case 'image': {
      const isValid = typeof job.request.input['prompt'] === 'string';
      const durationMs = isValid ? (settings.durationMs ?? 300) : 0;
      return job.state === (isValid ? 'COMPLETED' : 'FAILED') && ranMs === durationMs;
    }
    case 'script': {
      const { afterMs = 0, fail, crash, hang, output = {} } = scriptOf(job);
      const isObject = typeof output === 'object' && output !== null && !Array.isArray(output);
      const reports = !isObject || 'error' in output;
      if (hang || ranMs !== afterMs) return false;
      if (fail !== undefined || crash || reports) return job.state === 'FAILED';
      return job.state === 'COMPLETED' && isDeepStrictEqual(job.output, output);
    }
    default:
      return true;
  }
}
