/** The URL of a Redis server, as options and variables give it. Messages never show its password. */
import { demo } from '#generated/service-settings/demo.js';
import { validateServiceSettings } from '#generated/service-settings/validators.js';
import { withoutPassword } from '../../core/url-without-password.ts';
import { Refusal } from '../shared/refusal.ts';

/** The URL, if the settings of the service would take it; else throws `Refusal`, naming `source`. */
export function readRedisUrl(source: string, text: string): string {
  if (validateServiceSettings({ ...demo, store: { redis: text } })) return text;
  const [error] = validateServiceSettings.errors ?? [];
  throw new Refusal(
    `${source}: expected ${error?.params.expected}, got "${withoutPassword(text)}".`,
  );
}

export const defaultPort = 6379;

/** Such as `127.0.0.1:6379`. */
export function redisAddress(url: string): string {
  const { hostname, port } = new URL(url);
  return `${hostname}:${port || defaultPort}`;
}
