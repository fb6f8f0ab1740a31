/** Sends a request to an application, on a connection of its own. */
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

export interface AskedApplication {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface ApplicationAnswer {
  readonly status: number;
  readonly location: string | undefined;
  /** Its beginning if it is long. */
  readonly body: string;
}

/** The longest body that is read, in bytes. */
const longestBody = 1_000_000;

/** Rejects if there is no answer, or when the signal aborts. */
export function askApplication(
  { method, url, headers = {}, body = '' }: AskedApplication,
  signal: AbortSignal,
): Promise<ApplicationAnswer> {
  const ask = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const asking = ask(url, { method, headers, agent: false, signal }, (answer) => {
      readAnswerText(answer).then(
        (text) =>
          resolve({
            status: answer.statusCode ?? 0,
            location: answer.headers.location,
            body: text,
          }),
        reject,
      );
    });
    asking.on('error', reject);
    asking.end(body);
  });
}

async function readAnswerText(answer: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer) {
    if (!(chunk instanceof Uint8Array)) continue;
    chunks.push(chunk);
    length += chunk.length;
    if (length >= longestBody) break;
  }
  return new TextDecoder().decode(Buffer.concat(chunks).subarray(0, longestBody));
}
