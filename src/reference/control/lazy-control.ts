/** Loads the control interface with its first call: most services are never controlled. */
import type { HttpRequest, HttpResponse } from '../../validation/http.ts';
import type { Control, ControlOptions } from './control.ts';

/** What the paths of the interface's document begin with. */
const prefix = '/control/';

/**
 * Answers calls like `createControl`. Undefined, or resolves with it, and the request is untouched,
 * where the path is none of its own.
 */
export function lazyControl(
  options: ControlOptions,
): (request: HttpRequest) => Promise<HttpResponse | undefined> | undefined {
  let loaded: Promise<Control> | undefined;
  return (request) => {
    if (!request.target.startsWith(prefix)) return undefined;
    loaded ??= import('./control.ts').then(({ createControl }) => createControl(options));
    return loaded.then((control) => control(request));
  };
}
