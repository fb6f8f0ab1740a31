/** Ways to break single operations on the wire. */
import { type Answer, answers, type Mutant } from './mutant.ts';

export function forwarded(
  redirect: (url: URL, request: Request) => URL | undefined,
): NonNullable<Mutant['alter']> {
  return ({ fetch }) => ({
    async fetch(request) {
      const url = redirect(new URL(request.url), request);
      if (url === undefined) return fetch(request);
      const { method, headers, signal } = request;
      const body = request.body === null ? null : await request.text();
      return fetch(new Request(url, { method, headers, signal, body }));
    },
  });
}

/** Answers some requests without asking the service. */
export function instead(
  answer: (request: Request) => Response | undefined,
): NonNullable<Mutant['alter']> {
  return ({ fetch }) => ({ fetch: async (request) => answer(request) ?? fetch(request) });
}

/** Whether a URL is one of an operation, named by a piece of its path. */
export const is = (url: string, operation: string) =>
  new URL(url).pathname.includes(`/${operation}`);
export const jobIn = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';
// biome-ignore lint/suspicious/noExplicitAny: bodies are altered freely here.
export const bodyOf = async (response: Response): Promise<any> => response.json();
export const json = (status: number, body: unknown) => Response.json(body, { status });
/** Alters the successful answers of an operation. */
export const on = (operation: string, alter: (answer: Answer) => unknown) =>
  answers((answer) => {
    const [path = ''] = answer.target.split('?');
    if (!path.includes(`/${operation}`) || answer.status !== 200) return undefined;
    const altered = alter(answer);
    return altered === undefined ? undefined : { json: altered };
  });
/** Answers with another status where an operation answers with one. */
export const refusing = (operation: string, from: number, status: number) =>
  answers((answer) =>
    answer.target.includes(`/${operation}`) && answer.status === from ? { status } : undefined,
  );
