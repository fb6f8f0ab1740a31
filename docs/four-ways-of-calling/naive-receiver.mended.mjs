import { randomUUID } from 'node:crypto';
import express from 'express';
import { createClient } from 'inference-contract/client';

const { INFERENCE_BASE_URL, INFERENCE_API_KEY, PORT } = process.env;
const client = createClient({
  baseUrl: INFERENCE_BASE_URL,
  apiKey: INFERENCE_API_KEY,
  maxRetries: 4,
});
const states = new Map();
const jobIds = new Map();
const app = express();
app.use(express.json());

app.post('/orders', (request, response) => {
  const order = randomUUID();
  states.set(order, 'working');
  work(order, { prompt: request.body.prompt }).catch((error) => {
    if (states.get(order) === 'working') states.set(order, 'failed');
    console.error(order, error.message);
  });
  response.status(202).json({ id: order });
});

async function work(order, input) {
  const webhook = `http://127.0.0.1:${PORT}/webhook/${order}`;
  const { id } = await client.run('echo', { input, webhook }, { timeoutMs: 12_000 });
  jobIds.set(order, id);
  finish(order, await client.waitFor('echo', id, { timeoutMs: 12_000 }));
}

function finish(order, job) {
  if (states.get(order) !== 'working') return;
  const isDone = job.phase === 'completed' && job.output?.prompt;
  states.set(order, isDone ? 'done' : 'failed');
  if (isDone) console.log(`charged order ${order}`);
}

app.get('/orders/:id', (request, response) => {
  response.json({ state: states.get(request.params.id) });
});

app.post('/webhook/:order', async (request, response) => {
  response.sendStatus(200);
  const { order } = request.params;
  const id = jobIds.get(order);
  // Before that, nobody knows which job it is: polling finds the result.
  if (id === undefined) return;
  const job = await client.status('echo', id).catch(() => undefined);
  if (job?.phase === 'completed' || job?.phase === 'ended') finish(order, job);
});

app.listen(PORT, '127.0.0.1', () => console.log('listening'));
