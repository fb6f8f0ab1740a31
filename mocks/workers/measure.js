/**
 * A worker in JavaScript that downloads the URLs in `input.urls` and returns how many bytes each
 * response has. Write it in the settings like this:
 *
 *     endpoints:
 *       measure: { kind: serverless, worker: { module: ./workers/measure.js } }
 *
 * `signal` is aborted when the job ends for another reason, such as its execution timeout.
 * `progress` and `log` write to the account's event log.
 */
// biome-ignore lint/style/noDefaultExport: what the service calls.
export default async ({ input }, { signal, progress, log }) => {
  const sizes = {};
  for (const url of input.urls) {
    const answer = await fetch(url, { signal });
    const { byteLength } = await answer.arrayBuffer();
    log(`${url} answered with status ${answer.status}`);
    sizes[url] = byteLength;
    progress({ done: Object.keys(sizes).length, of: input.urls.length });
  }
  return { sizes };
};
