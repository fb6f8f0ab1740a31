/** The first task of a web page: no types of Node, and a bundler that resolves the package. */
import { createReferenceService, demoSettings } from 'inference-contract/browser';
import { createClient, type Job } from 'inference-contract/client';
import type { paths } from 'inference-contract/types';

export async function draw(baseUrl: string): Promise<Job['phase']> {
  const client = createClient({ baseUrl, apiKey: 'demo-key' });
  const job = await client.runAndWait('black-forest-labs-flux-1-schnell', {
    input: { prompt: 'A lighthouse at dusk' },
  });
  return job.phase;
}

/** Without a server: the service in the page. */
export async function drawHere(): Promise<Job['phase']> {
  const service = createReferenceService({ settings: demoSettings() });
  const { fetch } = service;
  const client = createClient({ baseUrl: 'http://127.0.0.1', apiKey: 'demo-key', fetch });
  const job = await client.runAndWait('echo', { input: {} });
  service.close();
  return job.phase;
}

export const submit: keyof paths = '/v2/{endpoint_id}/run';
