/** Fastify, which checks with AJV: the document's schemas as its own. */
import fastify from 'fastify';
import { readDocument, runningJob, submittedJob } from './exchanges.js';

const { components } = readDocument();
// Members of OpenAPI, such as `x-expected`, are unknown to AJV.
const app = fastify({ ajv: { customOptions: { strictSchema: false } } });
for (const [name, schema] of Object.entries(components.schemas)) {
  app.addSchema({ ...referringById(schema), $id: name });
}
const endpoint = { endpoint_id: components.parameters.EndpointId.schema };
const job = { job_id: components.parameters.JobId.schema };

app.post(
  '/v2/:endpoint_id/run',
  { schema: { params: { type: 'object', properties: endpoint }, body: { $ref: 'JobRequest#' } } },
  (_, reply) => reply.send(submittedJob()),
);
app.get(
  '/v2/:endpoint_id/status/:job_id',
  { schema: { params: { type: 'object', properties: { ...endpoint, ...job } } } },
  (_, reply) => reply.send(runningJob()),
);
console.log(`listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}`);

/**
 * Fastify finds its schemas by their ids.
 * @param {unknown} schema
 */
function referringById(schema) {
  return JSON.parse(
    JSON.stringify(schema)
      .replaceAll('"#/components/schemas/', '"#')
      .replaceAll(/"\$ref":"#(\w+)"/g, '"$ref":"$1#"'),
  );
}
