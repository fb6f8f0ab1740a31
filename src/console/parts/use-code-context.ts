/** For code that runs as it stands: the address of this service, and the keys of the account. */
import type { CodeContext } from '../code/code-context.ts';
import { control } from '../session.ts';
import { useLoaded } from './loading.tsx';

/** Until the keys are read, code takes the key from the environment. */
export function useCodeContext(): CodeContext {
  const { value: keys = [] } = useLoaded('keys', (signal) => control.listKeys({ signal }), {
    once: true,
  });
  return { baseUrl: location.origin, keys };
}
