/** The first page of the site: how to start, and the first tasks of each kind of reader. */
import type { SitePage } from './page.ts';

/** The page; a test finds its commands in the quickstart. */
export const homePage: SitePage = {
  path: 'index',
  title: 'Documentation',
  isSearched: false,
  markdown: `# Documentation

Develop and test against a hosted inference API on your own machine, without an account, a network or costs.

## Start {#start}

You need Node 20.19 or later. Start the service:

\`\`\`sh
npx inference-contract serve
\`\`\`

The package is not published yet. Until then, run \`npm ci && npm start\` in a clone of the repository.

The service listens on \`http://127.0.0.1:8080\`, and serves this site at \`/docs\`. Submit a job from another terminal:

\`\`\`sh
curl http://127.0.0.1:8080/v2/black-forest-labs-flux-1-schnell/runsync \\
  -H 'Authorization: Bearer demo-key' \\
  -H 'Content-Type: application/json' \\
  -d '{"input": {"prompt": "A lighthouse at dusk", "width": 1024, "height": 1024}}'
\`\`\`

The response has the URL of an image, and what it would have cost. The [quickstart](/guides/quickstart) goes on from
here. For the client, tests and checks, install the package: \`npm install inference-contract\`.

## First tasks {#guides}

### You call the API {#api-consumers}

- [Choose how to get a result](/guides/sync-async-or-webhook): wait, [poll](/guides/polling) or
  [receive a webhook](/guides/webhooks)
- [Send a key](/guides/authentication)
- [Decide what to repeat after an error](/guides/errors-and-retries)
- [Know what a job may take](/guides/limits) and [what it costs](/guides/billing)
- [Use the typed client](/guides/client), or [the terminal](/guides/command-line)

### Your team builds on the API {#teams}

- [See in the console](/guides/console) what your program does, and run models by hand
- [Test an application](/guides/testing) in any language, with clocks and faults
- [Test with vitest](/guides/testing-in-process), in the same process, [behind MSW](/guides/msw), also in a browser, or [with pytest, in Go and with Testcontainers](/guides/other-languages)
- [Record a deployment](/guides/record-and-replay), and replay it when it is away
- [Check your application](/guides/check-your-application): does it survive what a deployment may do? See [what usually breaks](/guides/four-ways-of-calling)
- [Run your own code behind an endpoint](/guides/workers)
- [Validate requests in your own service](/guides/validation)
- [Operate the service](/guides/operation) for others, or in a container
- [Share it among replicas](/guides/shared-service) on one Redis server

### You check a deployment in CI {#ci}

- [Add the check to a workflow](/guides/ci)
- [Declare a deployment of your own, and read the report](/guides/checking)
- [See what each rule needs to be observed](/guides/observing-rules)

## Reference {#reference}

[Every operation](/reference/), with fields, errors, samples and a form to try it.

### Behaviour {#behaviour}

[Models](/reference/models), [states](/reference/states), [rules](/reference/rules), [rules for
applications](/reference/caller-rules), [errors](/reference/errors),
[limits](/reference/limits), [prices](/reference/prices), and [what may differ](/reference/open).

### Control {#control}

[Operations for tests](/control/): move time, inject faults, read events, jobs, webhook calls and charges.

### Contract {#contract}

[What is stated, and nothing else](/contract/): for clients that should work with every deployment.`,
};
