/**
 * The stub that a team would write by hand: fastify with schemas of its own, which it checks requests
 * with and writes answers by, a key, and a Map of jobs. Jobs are never run; time alone ends them.
 */
import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { endpoints } from './exchanges.js';

const keys = new Set(['bench-key']);
const weekMs = 604_800_000;
/** How long jobs take, by endpoint. */
const durations = new Map([
  [endpoints.submitted, 300],
  [endpoints.asked, weekMs],
]);
/** @type {Map<string, { id: string, endpoint: string, input: object, startedMs: number }>} */
const jobs = new Map();

const text = { type: 'string' };
const address = { type: 'string', format: 'uri' };
// As strict as the document.
const jobRequest = {
  type: 'object',
  required: ['input'],
  properties: {
    input: { type: 'object' },
    webhook: address,
    policy: {
      type: 'object',
      properties: {
        executionTimeout: { type: 'integer', exclusiveMinimum: 5000 },
        lowPriority: { type: 'boolean' },
        ttl: { type: 'integer', minimum: 10_000, maximum: weekMs },
      },
    },
    s3Config: {
      type: 'object',
      properties: { accessId: text, accessSecret: text, bucketName: text, endpointUrl: address },
    },
  },
};
const submitted = {
  type: 'object',
  properties: { id: { type: 'string' }, status: { type: 'string' } },
};
const job = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    status: { type: 'string' },
    delayTime: { type: 'integer' },
    executionTime: { type: 'integer' },
    output: { type: 'object', additionalProperties: true },
    workerId: { type: 'string' },
  },
};
const problem = { type: 'object', properties: { detail: { type: 'string' } } };
const endpointParameters = {
  type: 'object',
  required: ['endpoint_id'],
  properties: { endpoint_id: { type: 'string', minLength: 1 } },
};
const jobParameters = {
  type: 'object',
  required: ['endpoint_id', 'job_id'],
  properties: { ...endpointParameters.properties, job_id: { type: 'string', minLength: 1 } },
};

const app = fastify();
app.addHook('onRequest', (request, reply, done) => {
  const key = request.headers.authorization?.replace(/^Bearer /, '');
  if (key !== undefined && keys.has(key)) return done();
  reply.code(401).send({ detail: 'Expected an API key.' });
});
app.post(
  '/v2/:endpoint_id/run',
  {
    schema: {
      params: endpointParameters,
      body: jobRequest,
      response: { 200: submitted, 404: problem },
    },
  },
  (request, reply) => {
    const { endpoint_id: endpoint } = /** @type {{ endpoint_id: string }} */ (request.params);
    if (!durations.has(endpoint)) return reply.code(404).send({ detail: 'No such endpoint.' });
    const { input } = /** @type {{ input: object }} */ (request.body);
    const id = `${randomUUID()}-u1`;
    jobs.set(id, { id, endpoint, input, startedMs: performance.now() });
    return reply.send({ id, status: 'IN_QUEUE' });
  },
);
app.get(
  '/v2/:endpoint_id/status/:job_id',
  { schema: { params: jobParameters, response: { 200: job, 404: problem } } },
  (request, reply) => {
    const { endpoint_id: endpoint, job_id: id } =
      /** @type {{ endpoint_id: string, job_id: string }} */ (request.params);
    const found = jobs.get(id);
    if (found?.endpoint !== endpoint) return reply.code(404).send({ detail: 'No such job.' });
    const executionTime = durations.get(endpoint) ?? 0;
    const workerId = 'b1f0d9a4c27e35';
    if (performance.now() - found.startedMs < executionTime) {
      return reply.send({ id, status: 'IN_PROGRESS', delayTime: 0, workerId });
    }
    const output = { image_url: `https://results.test/${id}.png` };
    return reply.send({ id, status: 'COMPLETED', delayTime: 0, executionTime, output, workerId });
  },
);
console.log(`listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
