/**
 * What every server of the comparison is asked, and what it answers: a job is submitted, a job is
 * asked for. Plain JavaScript, as are the servers: a loader would take part in the measurement.
 */
import { readFileSync } from 'node:fs';

/** The document that every server has. */
export const readDocument = () =>
  JSON.parse(
    readFileSync(new URL('../../../generated/contract/openapi.json', import.meta.url), 'utf8'),
  );

/** The headers of both requests; a POST has a content type as well. */
export const headers = { authorization: 'Bearer bench-key' };

/** The endpoint of the submitted jobs, and that of the job which is asked for. */
export const endpoints = { submitted: 'picture', asked: 'long' };

/** A body as clients send it. */
export const jobRequest = {
  input: {
    prompt: 'A lighthouse on a cliff at dawn, oil painting',
    width: 1024,
    height: 1024,
    num_inference_steps: 4,
    seed: 42,
    image_format: 'png',
  },
  policy: { executionTimeout: 120_000, ttl: 3_600_000 },
};

/** A body that the document refuses. */
export const wrongJobRequest = { input: { prompt: 'A lighthouse' }, policy: { ttl: 9999 } };

/** The job which is asked for, where no real one is. */
export const jobId = '8f6d1c52-41e7-4c0c-9f0b-6b7a2f9f3d1e-u1';

/** What a submit is answered. */
export const submittedJob = () => ({ id: jobId, status: 'IN_QUEUE' });

/** What is told of the job which is asked for. */
export const runningJob = () => ({
  id: jobId,
  status: 'IN_PROGRESS',
  delayTime: 0,
  workerId: 'b1f0d9a4c27e35',
});
