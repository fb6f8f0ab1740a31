/** A caller that is broken in one way, and the rules that it breaks. */
import type { CallerRuleId } from '../../src/callers/rules.ts';
import { type Habits, sound } from './fetch-caller.ts';

export interface BrokenCaller extends Partial<Habits> {
  /** All that it breaks. */
  readonly breaks: readonly CallerRuleId[];
}

export const several = [...sound.declares, 'several'] as const;
export const withWebhooks = [...sound.declares, 'webhooks'] as const;

/** An address with a secret in it. */
export function withKey(url: string, apiKey: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}api_key=${apiKey}`;
}
