/** The first page of the site: what it is for, a job with its result, and where each kind of reader goes on. */
import type { SitePage } from './page.ts';

/** The page; a test finds its commands and results in the README. */
export const homePage: SitePage = {
  path: 'index',
  title: 'Documentation',
  isSearched: false,
  pageClass: 'home-page',
  markdown: `<div class="hero">

<div>

# Run, test and call a hosted inference API locally, free {#start}

In a clone of the repository, with Node 20.19 or later:

\`\`\`sh
npm ci && npm start
\`\`\`

The service listens on \`http://127.0.0.1:8080\`. Submit a job from a second terminal:

\`\`\`sh
curl http://127.0.0.1:8080/v2/black-forest-labs-flux-1-schnell/runsync \\
  -H 'Authorization: Bearer demo-key' \\
  -H 'Content-Type: application/json' \\
  -d '{"input": {"prompt": "A lighthouse at dusk", "width": 1024, "height": 1024}}'
\`\`\`

<p class="buttons"><a href="/docs/guides/quickstart">Quickstart</a><a href="/docs/reference/">API</a><a href="/docs/control/">Control interface</a><a href="/console/" target="_self">Console</a></p>

</div>

<figure><img :src="'/docs/lighthouse.png'" width="1024" height="1024" alt="The image that the job made"><figcaption>

What comes back: \`image_url\`, this image, and \`"cost": 0.0025165824\`, what it would have cost in dollars.

</figcaption></figure>

</div>

<div class="cards">

<div>

## Call {#call}

Submit a job and wait for it, from a program or a terminal.

\`\`\`sh
export INFERENCE_BASE_URL=http://127.0.0.1:8080
export INFERENCE_API_KEY=demo-key
node dist/cli/main.js run --wait \\
  black-forest-labs-flux-1-schnell \\
  --input '{"prompt": "A lighthouse at dusk"}'
\`\`\`

\`\`\`text
IN_QUEUE  0 s
IN_PROGRESS  0 s
COMPLETED  1 s
\`\`\`

[Choose how to get a result](/guides/sync-async-or-webhook), [use the client](/guides/client)

</div>

<div>

## Test {#test}

Does a program, in any language, survive what the service may do? Here is one that calls \`fetch\` in a loop:

\`\`\`sh
node dist/cli/main.js check-app \\
  --app docs/four-ways-of-calling/fetch-loop.yaml \\
  --rule repeats-after-429
\`\`\`

\`\`\`text
Broken (stated):
  [repeats-after-429] After 429, the application repeats the request.
\`\`\`

[Test an application](/guides/testing), [check it](/guides/check-your-application)

</div>

<div>

## Check {#check}

Does a deployment keep the contract? Every rule gets a verdict, with the requests that show it.

\`\`\`sh
node dist/cli/main.js test \\
  --target mocks/target.yaml \\
  --profile reference
\`\`\`

\`\`\`text
Conforms: 196 verified, 0 violated, 0 different, 0 inconclusive, 8 not claimed, 0 not run, 16 unobservable
\`\`\`

[Check a deployment](/guides/checking), [check in CI](/guides/ci)

</div>

</div>

Once the package is published, \`npx inference-contract serve\` starts the service in any folder, and \`npx
inference-contract\` stands for \`node dist/cli/main.js\`.`,
};
