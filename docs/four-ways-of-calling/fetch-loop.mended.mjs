import { setTimeout as sleep } from 'node:timers/promises';

const { INFERENCE_BASE_URL, INFERENCE_API_KEY } = process.env;
const url = `${INFERENCE_BASE_URL}/v2/echo`;
const headers = {
  authorization: `Bearer ${INFERENCE_API_KEY}`,
  'content-type': 'application/json',
};
const deadline = Date.now() + 12_000;

class Refused extends Error {}

async function call(path, options) {
  const isRead = options === undefined;
  for (let attempt = 0; attempt < 6; attempt += 1) {
    let waitMs = 500 * 2 ** attempt * (1 + Math.random() / 4);
    try {
      const signal = AbortSignal.timeout(3000);
      const response = await fetch(url + path, { headers, signal, ...options });
      if (response.ok) return await response.json();
      const { status } = response;
      const isRepeated = status === 429 || (isRead && status >= 500);
      if (!isRepeated) throw new Refused(`${path} was answered with ${status}`);
      waitMs += retryAfterMs(response);
    } catch (error) {
      // A submission whose answer is lost may have arrived.
      if (error instanceof Refused || !isRead) throw error;
    }
    if (Date.now() + waitMs > deadline) break;
    await sleep(waitMs);
  }
  throw new Refused(`${path} was refused too often`);
}

function retryAfterMs({ headers }) {
  const given = headers.get('retry-after') ?? '0';
  return Number(given) * 1000 || Math.max(0, Date.parse(given) - Date.now()) || 0;
}

const ended = ['COMPLETED', 'FAILED', 'CANCELLED', 'TIMED_OUT'];
const body = JSON.stringify({ input: { prompt: 'A lighthouse' } });
const { id } = await call('/run', { method: 'POST', body });
let job;
do {
  await sleep(1000);
  if (Date.now() > deadline) throw new Error(`Job ${id} did not end in time.`);
  job = await call(`/status/${id}`);
} while (!ended.includes(job?.status));
if (job.status !== 'COMPLETED') throw new Error(`The job ended as ${job.status}.`);
if (!job.output?.prompt) throw new Error('The job has no output.');
console.log(job.output);
