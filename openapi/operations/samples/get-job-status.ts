import { createClient } from 'inference-contract/client';

const { BASE_URL = '', API_KEY = '', ENDPOINT_ID = '', JOB_ID = '' } = process.env;
const client = createClient({ baseUrl: BASE_URL, apiKey: API_KEY });

const job = await client.status(ENDPOINT_ID, JOB_ID);

console.log(JSON.stringify(job));
