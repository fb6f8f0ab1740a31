/** The demo settings without the workers that need Node. */
import { demo } from '#generated/service-settings/demo.js';
import type { ServiceSettings } from './check-settings.ts';
import type * as node from './demo-settings.ts';

export const demoSettings: typeof node.demoSettings = () => {
  const settings: ServiceSettings = demo;
  const kept = Object.entries(settings.endpoints).filter(
    ([, endpoint]) => endpoint.kind === 'public' || typeof endpoint.worker === 'string',
  );
  return { ...settings, endpoints: Object.fromEntries(kept) };
};
