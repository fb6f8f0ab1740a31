import { createClient } from 'inference-contract/client';

const { BASE_URL = '', API_KEY = '', ENDPOINT_ID = '' } = process.env;
const client = createClient({ baseUrl: BASE_URL, apiKey: API_KEY });

const job = await client.runSync(ENDPOINT_ID, {
  input: { prompt: 'A lighthouse on a cliff at dawn' },
});

console.log(JSON.stringify(job));
