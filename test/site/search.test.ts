/** What the search of the built site finds first. The browser's index and functions, with MiniSearch as the site has it. */
import { pathToFileURL } from 'node:url';
import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { search } from '../../src/generate/documentation/search.ts';
import { stem } from '../../src/generate/documentation/search-terms.ts';
import { searchFunctions } from '../../src/generate/documentation/theme/search-order.ts';
import { builtSite } from './built-site.ts';

const { files } = await builtSite();
const chunk = [...files.keys()].find((path) => path.includes('@localSearchIndex')) ?? '';
const { default: text }: { default: string } = await import(
  pathToFileURL(`dist/docs/${chunk}`).href
);
const { processTerm, processQueryTerm, boostDocument } = searchFunctions;
const index = MiniSearch.loadJSON(text, {
  fields: ['title', 'titles', 'text'],
  storeFields: ['title', 'titles'],
  processTerm,
  searchOptions: {
    ...search.miniSearch?.searchOptions,
    processTerm: processQueryTerm,
    boostDocument,
  },
});

test.each([
  ['webhook retry', 'guides/webhooks#webhook-retries'],
  ['webhook retries', 'guides/webhooks#webhook-retries'],
  ['retrying a webhook', 'guides/webhooks#webhook-retries'],
  ['streaming', 'guides/client#streaming'],
  ['stream', 'guides/client#streaming'],
  ['streaming output', 'reference/stream-job#stream-the-output-chosen'],
  ['timeout', 'guides/limits#timeouts'],
  ['timeouts', 'guides/limits#timeouts'],
  ['job timed out', 'reference/states#TIMED_OUT'],
  ['how do I poll for a result', 'guides/polling#polling-well'],
  ['polling', 'guides/polling#polling-well'],
  ['rate limit', 'guides/limits#rates'],
  ['rate limits', 'guides/limits#rates'],
  ['price', 'guides/billing#prices'],
  ['budgets', 'guides/billing#a-budget'],
  ['testing with vitest', 'guides/testing-in-process#testing-with-vitest'],
  ['pytest', 'guides/other-languages#testing-in-python-go-and-containers'],
  ['inject a fault', 'guides/testing#faults'],
  ['manual clock', 'guides/testing#a-clock-that-you-move'],
  ['skip time', 'guides/testing#a-clock-that-skips'],
  ['docker', 'guides/testing#docker'],
  ['redis', 'guides/shared-service#many-replicas-on-one-redis-server'],
  ['validate openapi document', 'guides/validation#validate-any-openapi-document'],
  ['validating documents', 'guides/validation#validate-any-openapi-document'],
  ['msw browser', 'guides/msw#mocking-with-msw-in-node-and-in-browsers'],
  ['log level', 'guides/operation#logs'],
  ['repeat a submission', 'guides/errors-and-retries#repeat-a-submission-safely'],
  ['401', 'guides/authentication#when-you-get-401'],
  ['CORS', 'guides/authentication#cors'],
  ['Retry-After', 'guides/errors-and-retries#after-a-429-retry-after'],
  ['cancel', 'reference/cancel-job#cancel-a-job-chosen'],
  ['receiving webhooks', 'guides/webhooks#receiving-webhooks'],
  ['tunnel', 'guides/webhooks#a-tunnel-to-your-machine'],
  ['ngrok', 'guides/webhooks#a-tunnel-to-your-machine'],
  ['behind NAT', 'guides/webhooks#a-tunnel-to-your-machine'],
])('%s', (words, address) => {
  expect(index.search(words)[0]?.id).toBe(`/docs/${address}`);
});

test.each([
  ['polling', 'guides/polling#polling-well'],
  ['streaming', 'guides/client#streaming'],
  ['webhook retries', 'guides/webhooks#webhook-retries'],
  ['validation', 'guides/validation#validate-any-openapi-document'],
  ['cancelling', 'reference/cancel-job#cancel-a-job-chosen'],
])('%s is found while it is typed', (words, address) => {
  for (let length = words.length; length > words.length - 5; length -= 1) {
    const typed = words.slice(0, length);
    const first = index.search(typed).slice(0, 5);
    expect(
      first.map(({ id }) => id),
      typed,
    ).toContain(`/docs/${address}`);
  }
});

test.each([
  'retry retries retried retrying',
  'timeout timeouts',
  'stream streams streaming streamed',
  'cancel cancels cancelled canceled cancelling cancellation',
  'validate validates validation validator validating',
  'price prices pricing priced',
  'execute execution',
  'run runs running',
])('%s have one stem', (words) => {
  expect(new Set(words.split(' ').map(stem)).size).toBe(1);
});

test('names keep apart', () => {
  const names = ['string', 'status', 'redis', 'speed', 'thing', 'ping', 'ttl'];
  expect(names.map(stem)).toEqual(['string', 'status', 'redis', 'speed', 'thing', 'ping', 'ttl']);
});
