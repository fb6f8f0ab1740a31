/** The form in which endpoints accept the valid key: some may accept it only without the word `Bearer`. */
import type { SendOptions } from './deployment.ts';

type KeyForm = NonNullable<SendOptions['keyForm']>;

export class KeyForms {
  readonly #forms = new Map<string, KeyForm>();

  /** Undefined until an endpoint has answered. */
  of(target: string): KeyForm | undefined {
    return this.#forms.get(endpointIn(target));
  }

  learn(target: string, form: KeyForm): void {
    this.#forms.set(endpointIn(target), form);
  }
}

/** The endpoint's part of a path; other paths count as one. */
function endpointIn(target: string): string {
  return /^\/v2\/([^/?#]+)/.exec(target)?.[1] ?? '';
}
