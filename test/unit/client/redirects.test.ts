import type { IncomingMessage, RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { createControlClient } from '../../../src/client/control.ts';
import { createClient, HttpError } from '../../../src/client/index.ts';
import { stub } from '../../servers/stub.ts';
import { failure, id, json } from './scripted-deployment.ts';

/** A server on a port of its own, with the requests that have reached it. */
async function serving(handle: RequestListener) {
  const requests: IncomingMessage[] = [];
  const origin = await stub((request, response) => {
    requests.push(request);
    handle(request, response);
  });
  return { requests, origin };
}

/** A deployment that redirects everything to another origin, which would answer with a job. */
async function redirecting(status: number) {
  const other = await serving((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ id, status: 'COMPLETED', output: {}, key: 'k' }));
  });
  const deployment = await serving((_, response) => {
    response.writeHead(status, { location: `${other.origin}/v2?key=SECRET-1` }).end();
  });
  return { other, deployment };
}

describe.each([301, 302, 303, 307, 308])('a redirect with %i', (status) => {
  test("is not followed by the client, and the error names the redirect target's origin", async () => {
    const { other, deployment } = await redirecting(status);
    const client = createClient({ baseUrl: deployment.origin, apiKey: 'key' });
    const s3Config = { accessSecret: 'SECRET-2' };
    const error = await failure(client.runAndWait('echo', { input: {}, s3Config }));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      status,
      message: `POST ${deployment.origin}/v2/echo/run: answered with ${status}, a redirect to ${other.origin}, and redirects are not followed; check baseUrl`,
    });
    await failure(client.waitFor('echo', id));
    expect(deployment.requests).toHaveLength(2);
    expect(other.requests).toEqual([]);
  });

  test('is not followed by the client of the control interface', async () => {
    const { other, deployment } = await redirecting(status);
    const options = { baseUrl: deployment.origin, apiKey: 'key', token: 'SECRET-3' };
    const control = createControlClient(options);
    expect(await failure(control.createAccount())).toMatchObject({ name: 'HttpError', status });
    expect(await failure(control.streamEvents().next())).toMatchObject({ status });
    expect(await failure(control.clearFaults())).toMatchObject({ status });
    expect(deployment.requests).toHaveLength(3);
    expect(other.requests).toEqual([]);
  });
});

/** What a browser makes of a redirect that is not followed. */
function opaqueRedirect(): Response {
  const response = Response.error();
  return Object.defineProperty(response, 'type', { value: 'opaqueredirect' });
}

/** What comes of a redirect that was followed. */
function followed(url: string): Response {
  const response = json({ id, status: 'COMPLETED' });
  return Object.defineProperties(response, { redirected: { value: true }, url: { value: url } });
}

test.each<[string, Response, number, string]>([
  ['that a browser hides', opaqueRedirect(), 0, 'an unknown address'],
  ['that its fetch followed', followed('https://o.test/SECRET'), 200, 'https://o.test'],
  ['without a location', json({ id, status: 'X' }, 307), 307, 'an unknown address'],
  ['to a path', json({}, 307, { location: '/SECRET' }), 307, 'https://deployment.test'],
  [
    'with credentials',
    json({}, 308, { location: 'https://SECRET:SECRET@o.test/' }),
    308,
    'https://o.test',
  ],
  [
    'to a URL that is not HTTP',
    json({}, 302, { location: 'data:SECRET' }),
    302,
    'an address of the scheme data:',
  ],
])('a redirect %s is an error', async (_, response, status, place) => {
  const fetch = async () => response;
  const client = createClient({ baseUrl: 'https://deployment.test', apiKey: 'key', fetch });
  const error = await failure(client.run('echo', { input: {} }));
  expect(error).toMatchObject({ name: 'HttpError', status });
  expect(String(error)).toContain(`a redirect to ${place}, and redirects are not followed`);
  expect(String(error)).not.toContain('SECRET');
});
