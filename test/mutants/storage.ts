/** Deployments that lose storage settings on the way, or show them. */
import { type Altered, type Answer, answers, type Mutant, mutantsOf, requests } from './mutant.ts';

// biome-ignore lint/suspicious/noExplicitAny: settings are altered freely here.
type Storage = any;

/** Alters the settings before the service sees them. */
function handed(alter: (storage: Storage) => unknown): Mutant['alter'] {
  return requests(({ json }) =>
    json?.s3Config === undefined ? undefined : { ...json, s3Config: alter(json.s3Config) },
  );
}

/** Alters answers to requests with settings, and about the jobs that came of them. */
function shown(alter: (answer: Answer, storage: Storage) => Altered | undefined): Mutant['alter'] {
  return (wire) => {
    const byJob = new Map<string, Storage>();
    return {
      async fetch(request) {
        const sent = request.body === null ? undefined : await request.clone().text();
        const storage = sent?.includes('"s3Config"') ? JSON.parse(sent).s3Config : undefined;
        const altering = answers((answer) => {
          const { id } = answer.json ?? {};
          if (storage !== undefined && id !== undefined) byJob.set(id, storage);
          const known = storage ?? byJob.get(id);
          return known === undefined ? undefined : alter(answer, known);
        });
        const { fetch } = altering?.(wire) ?? {};
        return (fetch ?? wire.fetch)(request);
      },
      deliver: wire.deliver,
    };
  };
}

/** Shows something of the settings in the body of webhook calls. */
function inWebhook(shows: (storage: Storage) => object): Mutant['alter'] {
  return (wire) => {
    const settings = new Map<string, Storage>();
    return {
      async fetch(request) {
        const sent = request.body === null ? '' : await request.clone().text();
        if (sent.includes('"s3Config"')) {
          const { webhook, s3Config } = JSON.parse(sent);
          settings.set(webhook, s3Config);
        }
        return wire.fetch(request);
      },
      deliver: (call) =>
        wire.deliver({
          ...call,
          body: JSON.stringify({ ...JSON.parse(call.body), ...shows(settings.get(call.url)) }),
        }),
    };
  };
}

/** Settings whose numbers are other ones. */
function withNumbers(storage: Storage, change: (number: number) => number): Storage {
  return JSON.parse(JSON.stringify(storage), (_, value) =>
    typeof value === 'number' ? change(value) : value,
  );
}

const isStatus = ({ target }: Answer) => target.includes('/status/');

export const storageMutants: readonly Mutant[] = mutantsOf({
  'storage-reaches-worker': {
    'storage-not-handed-on-by-runsync': requests(({ target, json: { s3Config: _, ...rest } }) =>
      target.endsWith('/runsync') ? rest : undefined,
    ),
    'storage-unknown-keys-dropped': handed(
      ({ accessId, accessSecret, bucketName, endpointUrl }) => ({
        accessId,
        accessSecret,
        bucketName,
        endpointUrl,
      }),
    ),
    'storage-not-handed-on': requests(({ json: { s3Config: _, ...rest } }) => rest),
    'storage-of-the-job-before': {
      scenarios: ['ordinary-job'],
      alter: (wire) => {
        let before: Storage;
        const alter = requests(({ json }) => {
          if (json?.input === undefined) return undefined;
          const s3Config = json.s3Config ?? before;
          before = json.s3Config;
          return { ...json, s3Config };
        });
        return alter?.(wire) ?? {};
      },
    },
    'storage-bucket-in-capitals': handed((storage) => ({
      ...storage,
      bucketName: storage.bucketName.toUpperCase(),
    })),
    'storage-address-with-slash': handed((storage) => ({
      ...storage,
      endpointUrl: `${storage.endpointUrl}/`,
    })),
    'storage-gets-a-default': handed((storage) => ({ ...storage, signatureVersion: 'v4' })),
    'storage-numbers-in-single-precision': handed((storage) =>
      withNumbers(storage, (number) => Math.fround(number)),
    ),
    'storage-numbers-with-fifteen-digits': handed((storage) =>
      withNumbers(storage, (number) => Number(number.toPrecision(15))),
    ),
    'storage-false-values-dropped': handed((storage) =>
      JSON.parse(JSON.stringify(storage), (_, value) =>
        value === false || value === '' || value === 0 ? undefined : value,
      ),
    ),
    'storage-nulls-dropped': handed((storage) => ({
      ...storage,
      nested: {
        ...storage.nested,
        list: storage.nested.list.filter((item: unknown) => item !== null),
      },
    })),
  },
  'storage-never-answered': {
    'storage-in-submission': shown(({ json, target }, s3Config) =>
      target.endsWith('/run') && json.id ? { json: { ...json, s3Config } } : undefined,
    ),
    'storage-in-status': shown((answer, s3Config) =>
      isStatus(answer) ? { json: { ...answer.json, request: { s3Config } } } : undefined,
    ),
    'storage-id-in-output': shown(({ json }, { accessId }) =>
      json?.output === undefined
        ? undefined
        : { json: { ...json, output: { ...json.output, accessId } } },
    ),
    'storage-returned-by-worker': shown(({ json }, s3Config) =>
      json?.output === undefined
        ? undefined
        : { json: { ...json, output: { ...json.output, received: [JSON.stringify(s3Config)] } } },
    ),
    'storage-secret-in-base64-header': shown((answer, { accessId, accessSecret }) =>
      isStatus(answer)
        ? {
            headers: { 'x-storage': Buffer.from(`${accessId}:${accessSecret}`).toString('base64') },
          }
        : undefined,
    ),
    'storage-address-in-error': shown(({ json }, { endpointUrl }) =>
      json?.status === 'FAILED'
        ? { json: { ...json, error: `no access to ${endpointUrl}/x` } }
        : undefined,
    ),
    'storage-secret-in-refusal': shown(({ json, status }, { accessSecret }) =>
      status >= 400 ? { json: { ...json, received: accessSecret } } : undefined,
    ),
    'storage-bucket-and-address-in-refusal': shown(
      ({ json, status }, { bucketName, endpointUrl }) =>
        status === 400 ? { json: { ...json, bucketName, endpointUrl } } : undefined,
    ),
    'storage-address-for-any-key': shown(({ json, status }, { endpointUrl }) =>
      status === 401 ? { json: { ...json, url: endpointUrl } } : undefined,
    ),
    'storage-bucket-in-synchronous-answer': shown(({ json, target }, { bucketName }) =>
      target.endsWith('/runsync') ? { json: { ...json, bucket: bucketName } } : undefined,
    ),
  },
  'storage-not-in-webhook': {
    'storage-in-webhook': inWebhook((s3Config) => ({ s3Config })),
  },
  'webhook-content': {
    'storage-in-webhook-and-not-in-status': inWebhook((s3Config) => ({ s3Config })),
    'storage-bucket-in-webhook-and-not-in-status': {
      scenarios: ['combinations', 'webhooks'],
      alter: inWebhook((storage) => ({ bucket: storage?.bucketName })),
    },
  },
});
