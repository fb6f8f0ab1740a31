#!/usr/bin/env bash
# What a newcomer types in an empty folder; the argument is a clone of the repository.
set -euo pipefail
set -m # so that a command in the background ends with all that it has started
trap 'kill -- $(jobs -p | sed s/^/-/)' EXIT

until_it_answers() {
  curl --silent --show-error --output /dev/null \
    --retry 60 --retry-delay 1 --retry-connrefused "$1"
}

node "$1/.ci/pack.js"
npm init --yes > /dev/null
npm pkg set type=module
npm install ./inference-contract-*.tgz

npx inference-contract serve > service.log 2>&1 &
until_it_answers http://127.0.0.1:8080/readyz

curl http://127.0.0.1:8080/v2/black-forest-labs-flux-1-schnell/runsync \
  -H 'Authorization: Bearer demo-key' \
  -H 'Content-Type: application/json' \
  -d '{"input": {"prompt": "A lighthouse at dusk", "width": 1024, "height": 1024}}' \
  > job.json

cat > image.mjs << 'END'
// image.mjs: node image.mjs
import { createClient } from 'inference-contract/client';

const client = createClient({ baseUrl: 'http://127.0.0.1:8080', apiKey: 'demo-key' });
const job = await client.runAndWait('black-forest-labs-flux-1-schnell', {
  input: { prompt: 'A lighthouse at dusk' },
});
if (job.phase === 'completed') console.log(job.output);
else console.error(job.status, job.error);
END
node image.mjs > client.log

cat > receiver.js << 'END'
import { createServer } from 'node:http';
import { createClient } from 'inference-contract/client';
import { createWebhookReceiver } from 'inference-contract/webhooks';

const receiver = createWebhookReceiver({
  client: createClient({ baseUrl: 'http://127.0.0.1:8080', apiKey: 'demo-key' }),
  path: '/hooks/a-secret-path',
  endpointId: 'black-forest-labs-flux-1-schnell',
  onJob(job) {
    console.log(job.status);
    server.close();
  },
  onError: console.error,
});
const server = createServer(receiver.middleware).listen(9000, '127.0.0.1');
END
node receiver.js > receiver.log &
receiver=$!
until_it_answers http://127.0.0.1:9000/

curl http://127.0.0.1:8080/v2/black-forest-labs-flux-1-schnell/run \
  -H 'Authorization: Bearer demo-key' \
  -H 'Content-Type: application/json' \
  -d '{"input": {"prompt": "A lighthouse"}, "webhook": "http://127.0.0.1:9000/hooks/a-secret-path"}'
wait "$receiver"

npx inference-contract test \
  --target node_modules/inference-contract/mocks/target.yaml \
  --profile reference \
  --html report.html

cat > openapi.yaml << 'END'
openapi: 3.1.0
info: { title: Lighthouses, version: 1.0.0 }
paths:
  /lighthouses:
    get:
      operationId: listLighthouses
      parameters:
        - { name: limit, in: query, schema: { type: integer, maximum: 100 } }
      responses:
        "200": { description: The lighthouses. }
END
npx inference-contract compile --document openapi.yaml --out validators
