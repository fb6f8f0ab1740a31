/** The control interface of a deployment, which only the local service has. */
import { Option } from '@commander-js/extra-typings';
import { type ControlClient, createControlClient } from '../../client/control.ts';
import { HttpError, InvalidAnswerError } from '../../client/errors.ts';
import { isObject } from '../../core/json.ts';
import { Refusal } from '../shared/refusal.ts';
import { variableName } from '../shared/target-options.ts';
import type { Terminal } from '../shared/terminal.ts';
import type { JobDeployment } from './deployment-options.ts';

/** The variable that `serve` reads too. */
const usualVariable = 'CONTROL_TOKEN';

export const controlOptions = {
  tokenEnv: new Option(
    '--control-token-env <name>',
    `Environment variable that holds the control token of the local service, if it has one (default: ${usualVariable})`,
  ).argParser((text) => variableName(text, '--control-token-env')),
} as const;

/** Undefined for a deployment without the interface, as far as its answers show. */
export async function controlOf(
  { baseUrl, apiKey, secrets }: JobDeployment,
  { terminal, tokenEnv }: { terminal: Terminal; tokenEnv: string | undefined },
): Promise<ControlClient | undefined> {
  const token = terminal.env[tokenEnv ?? usualVariable];
  if (tokenEnv !== undefined && (token === undefined || token === '')) {
    throw new Refusal(
      `--control-token-env: expected a token in the environment variable ${tokenEnv}, got nothing.`,
    );
  }
  const hasToken = token !== undefined && token !== '';
  if (hasToken) secrets.add(token, '[control token]');
  const control = createControlClient({ baseUrl, apiKey, ...(hasToken && { token }) });
  try {
    const service: unknown = await control.getService({ signal: terminal.stop });
    return isObject(service) && typeof service['instanceId'] === 'string' ? control : undefined;
  } catch (error) {
    if (error instanceof HttpError || error instanceof InvalidAnswerError) return undefined;
    throw error;
  }
}
