import express from 'express';

const { INFERENCE_BASE_URL, INFERENCE_API_KEY, PORT } = process.env;
const states = new Map();
const app = express();
app.use(express.json());

app.post('/orders', async (request, response) => {
  const submitted = await fetch(`${INFERENCE_BASE_URL}/v2/echo/run`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${INFERENCE_API_KEY}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      input: { prompt: request.body.prompt },
      webhook: `http://127.0.0.1:${PORT}/webhook`,
    }),
  });
  const { id } = await submitted.json();
  states.set(id, 'working');
  response.status(202).json({ id });
});

app.get('/orders/:id', (request, response) => {
  response.json({ state: states.get(request.params.id) });
});

app.post('/webhook', (request, response) => {
  const { id, status } = request.body;
  if (status === 'COMPLETED') {
    states.set(id, 'done');
    console.log(`charged order ${id}`);
  } else {
    states.set(id, 'failed');
  }
  response.sendStatus(200);
});

app.listen(PORT, '127.0.0.1', () => console.log('listening'));
