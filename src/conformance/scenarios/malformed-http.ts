/** Messages that no HTTP client sends. */
import { Unmet } from '../driving/deployment.ts';
import { closingLimitMs } from '../driving/raw-exchange.ts';
import type { Scenario } from '../driving/scenario.ts';
import { probeEndpoint } from '../scenario-parts/probe-endpoint.ts';

/** What follows the target in a message, by what is wrong with it. */
const faults = {
  'the request line has four parts': (host) => ` HTTP/1.1 more\r\nHost: ${host}\r\n\r\n`,
  'a header has no colon': (host) => ` HTTP/1.1\r\nHost: ${host}\r\nno colon here\r\n\r\n`,
  'two values of Content-Length differ': (host) =>
    ` HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
} satisfies Record<string, (host: string) => string>;

/** No message carries a key or an input, so that none can become a job however it is read. */
export const malformedHttp: Scenario = {
  name: 'malformed-http',
  purpose: 'Sends malformed HTTP over connections of its own, and watches them.',
  evidence: 'the answer to malformed HTTP, and the end of its connection',
  rules: ['broken-http-is-problem'],
  needs: [],
  profile: 'reference',
  estimate: ({ endpoints }) => {
    const requests = probeEndpoint(endpoints) === undefined ? 0 : Object.keys(faults).length;
    return {
      submissions: [],
      requests,
      usualMs: requests * 50,
      durationMs: requests * closingLimitMs,
    };
  },
  async run(deployment) {
    const { baseUrl, endpoints } = deployment.target;
    const endpoint = probeEndpoint(endpoints);
    if (endpoint === undefined) throw new Unmet('The target has no endpoint.');
    const { host, pathname } = new URL(baseUrl);
    const target = `/v2/${encodeURIComponent(endpoint.id)}/run`;
    for (const [label, rest] of Object.entries(faults)) {
      const message = `POST ${pathname.replace(/\/$/, '')}${target}${rest(host)}`;
      await deployment.sendRaw(
        { method: 'POST', target, message },
        { label, probes: ['broken-http-is-problem'] },
      );
    }
  },
};
