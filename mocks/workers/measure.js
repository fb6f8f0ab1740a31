/**
 * A worker in JavaScript: downloads the addresses in `input.urls` and tells how many bytes each
 * answer has. The settings name it like this:
 *
 *     endpoints:
 *       measure: { kind: serverless, worker: { module: ./workers/measure.js } }
 *
 * `signal` is aborted when the job has ended for another reason, such as its execution timeout;
 * `progress` and `log` are shown in the account's event log.
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
