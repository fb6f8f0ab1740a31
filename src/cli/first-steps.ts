/** What somebody who has just started the service wants to know. */
import { defaults } from '#generated/service-settings/validators.js';
import type { ServiceSettings } from '../reference/service.ts';
import { curlLine } from './curl-line.ts';

/**
 * The base URL, the first key that may run jobs, where the documents are, the seed, and a line for
 * the shell that runs a job of the first endpoint.
 */
export function firstSteps(
  url: string,
  { settings, seed }: { settings: ServiceSettings; seed: string },
): string[] {
  const key = firstUsableKey(settings);
  const lines = [
    `Serving on ${url}`,
    '',
    `  API key    ${key ?? 'none that may run jobs'}`,
    `  Reference  ${url}/docs`,
    `  Seed       ${seed}`,
    '',
  ];
  const [first] = Object.entries(settings.endpoints);
  if (key === undefined || first === undefined) return lines;
  const [id, endpoint] = first;
  const input =
    endpoint.kind === 'public'
      ? { prompt: 'A lighthouse at dusk', width: 1024, height: 1024 }
      : { message: 'Hello' };
  const line = curlLine(`${url}/v2/${id}/runsync`, { key, body: { input } });
  return [...lines, 'Paste this for a first job:', '', line, ''];
}

function firstUsableKey({ accounts }: ServiceSettings): string | undefined {
  return Object.values(accounts)
    .flatMap(({ keys }) => Object.entries(keys))
    .find(([, { permission = defaults.KeySettings.permission }]) => permission === 'run')?.[0];
}
