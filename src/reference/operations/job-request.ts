/** Reads the job request that both submits take. */
import { limits } from '#generated/reference/tables.js';
import { validators } from '#generated/reference/validators.js';
import { readBody } from '../../validation/read-body.ts';
import type { JobRequest, Submission } from '../job.ts';
import { Problem } from '../problem.ts';
import type { Call } from './operation.ts';

/** The valid body of a submit. Throws a problem that names everything wrong with it. */
export async function readJobRequest(
  { request }: Call,
  submission: Submission,
): Promise<JobRequest> {
  const body = await readBody(request, validators[submission].requestBody.content, {
    bytes: limits.requestBodyBytes[submission],
    depth: limits.nestingDepth,
  });
  switch (body.kind) {
    case 'valid':
      return body.value;
    case 'refused':
      throw new Problem(body.reason, body.detail, { findings: body.findings });
  }
}
