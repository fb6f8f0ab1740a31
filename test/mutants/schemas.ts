/** Deployments whose endpoints do not keep to the schemas that their owner declares. */
import { isRun, isStatus, members } from './job-wire.ts';
import { type Mutant, mutantsOf, requests, type Settings } from './mutant.ts';

const isHasty = ({ target }: { readonly target: string }) => target.includes('/hasty/');

/** Changes the inputs of the endpoint with schemas. */
const scripts = (alter: (script: Settings) => Settings | undefined): Mutant['alter'] =>
  requests(({ target, json }) => {
    if (!isHasty({ target }) || typeof json.input?.script !== 'object') return undefined;
    const script = alter(json.input.script);
    return script === undefined ? undefined : { ...json, input: { ...json.input, script } };
  });

/** Refuses some inputs of the endpoint with schemas. */
const refused =
  (isMeant: (script: Settings) => boolean): Mutant['alter'] =>
  ({ fetch }) => ({
    async fetch(request) {
      const { pathname: target } = new URL(request.url);
      if (!isRun({ target }) || !isHasty({ target })) return fetch(request);
      const { input } = JSON.parse(await request.clone().text());
      if (typeof input?.script !== 'object' || !isMeant(input.script)) return fetch(request);
      const headers = { 'content-type': 'application/problem+json' };
      const body = JSON.stringify({
        title: 'Bad Request',
        status: 400,
        detail: 'The input is wrong.',
      });
      return new Response(body, { status: 400, headers });
    },
  });

export const schemaMutants: readonly Mutant[] = mutantsOf({
  'fitting-input-accepted': {
    'smallest-number-refused': refused(({ afterMs }) => afterMs === 0),
    'optional-member-is-required': scripts((script) =>
      script.afterMs === undefined ? { fail: 'Expected afterMs.' } : undefined,
    ),
  },
  'unfitting-input-refused': {
    'numbers-are-made-of-texts': scripts(({ afterMs, ...script }) =>
      typeof afterMs === 'string' ? { ...script, afterMs: Number(afterMs) } : undefined,
    ),
    'unlisted-members-are-dropped': scripts(({ unlisted_member, ...script }) =>
      unlisted_member === undefined ? undefined : script,
    ),
    'negative-numbers-are-raised': scripts(({ afterMs, ...script }) =>
      afterMs < 0 ? { ...script, afterMs: 0 } : undefined,
    ),
  },
  'output-fits-schema': {
    'output-of-another-type': members(
      (answer) => isStatus(answer) && isHasty(answer),
      ({ output }) => (output?.done === true ? { output: { ...output, done: 'yes' } } : {}),
    ),
  },
});
