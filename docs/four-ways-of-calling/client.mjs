import { createClient } from 'inference-contract/client';

const client = createClient({
  baseUrl: process.env.INFERENCE_BASE_URL,
  apiKey: process.env.INFERENCE_API_KEY,
  maxRetries: 4,
});
const input = { prompt: 'A lighthouse' };
const job = await client.runAndWait('echo', { input }, { timeoutMs: 15_000 });
if (job.phase !== 'completed') throw new Error(`The job ended as ${job.status}.`);
if (!job.output?.prompt) throw new Error('The job has no output.');
console.log(job.output);
