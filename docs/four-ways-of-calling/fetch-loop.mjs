import { setTimeout as sleep } from 'node:timers/promises';

const { INFERENCE_BASE_URL, INFERENCE_API_KEY } = process.env;
const url = `${INFERENCE_BASE_URL}/v2/echo`;
const headers = {
  authorization: `Bearer ${INFERENCE_API_KEY}`,
  'content-type': 'application/json',
};

async function call(path, options) {
  const response = await fetch(url + path, { headers, ...options });
  return await response.json();
}

const body = JSON.stringify({ input: { prompt: 'A lighthouse' } });
let job = await call('/run', { method: 'POST', body });
while (job.status !== 'COMPLETED' && job.status !== 'FAILED') {
  await sleep(1000);
  job = await call(`/status/${job.id}`);
}
if (job.status === 'FAILED') throw new Error('The job failed.');
console.log(job.output);
