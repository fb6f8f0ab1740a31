/** The URL of a Redis server, as options and variables give it. Messages never show its password. */
import { demo } from '#generated/service-settings/demo.js';
import { validateServiceSettings } from '#generated/service-settings/validators.js';
import { Refusal } from './command.ts';

/** The URL, if the settings of the service would take it; else throws `Refusal`, naming `source`. */
export function readRedisUrl(source: string, text: string): string {
  if (validateServiceSettings({ ...demo, store: { redis: text } })) return text;
  const [error] = validateServiceSettings.errors ?? [];
  throw new Refusal(
    `${source}: expected ${error?.params.expected}, got "${withoutPassword(text)}".`,
  );
}

/**
 * The text without its user and password; it need not be a URL. If it has no @, what follows a colon is
 * hidden unless it is a port.
 */
export function withoutPassword(text: string): string {
  const shown = text.replace(/^([a-z]*:?\/\/)?.*@/is, '$1…@');
  return shown.replace(/(?<=[^:]):(?!\/\/|\d*(?:[/?]|$)|[\da-f:.]*\]).*$/is, ':…');
}

/** Such as `127.0.0.1:6379`. */
export function redisAddress(url: string): string {
  const { hostname, port } = new URL(url);
  return `${hostname}:${port || 6379}`;
}
