/** The first task of a web page: no types of Node, and a bundler that resolves the package. */
import { createClient, type Job } from 'inference-contract/client';
import type { paths } from 'inference-contract/types';

export async function draw(baseUrl: string): Promise<Job['phase']> {
  const client = createClient({ baseUrl, apiKey: 'demo-key' });
  const job = await client.runAndWait('black-forest-labs-flux-1-schnell', {
    input: { prompt: 'A lighthouse at dusk' },
  });
  return job.phase;
}

export const submit: keyof paths = '/v2/{endpoint_id}/run';
