/** The keys of a target, which no record may contain. */
import type { Redaction } from '../../evidence/redaction.ts';
import type { Target } from '../target/target.ts';

export function learnKeys(redaction: Redaction, { keys, control }: Target): void {
  const secrets: Readonly<Record<string, string | undefined>> = {
    'API key': keys.valid,
    'forbidden key': keys.forbidden,
    'read-only key': keys.readOnly,
    'one-endpoint key': keys.oneEndpoint?.key,
    'control token': control?.token,
  };
  for (const [name, secret] of Object.entries(secrets)) {
    if (secret !== undefined) redaction.learn(secret, name);
  }
}
