/** How callers and deployments may write a secret that nobody knows before: where its name says that it is one. */

const json = (value: unknown) => JSON.stringify(value);

/** Delimiters of an address with the escapes of JSON. */
const escaped = (text: string) =>
  text.replaceAll(/[/:@?=&]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Names under which a value is a credential, whatever else it may be elsewhere. */
const secretNames = [
  ...['apiKey', 'token', 'password', 'secret', 'authorization', 'client_secret', 'mytoken'],
  ...['hf_token', 'githubToken', 'session', 'pwd', 'auth', 'key', 'bearer', 'jwt', 'x-api-key'],
];

const addresses = (secret: string) => [
  `https://user:${secret}@h.test/`,
  `https://h.test/?token=${secret}`,
  `https://h.test/?a=1&apiKey=${secret}`,
  `https://h.test/?q=${encodeURIComponent(json({ token: secret }))}`,
  `https://h.test/?q=${encodeURIComponent(json({ apiKey: [secret] }))}`,
  `https://h.test/?q=${encodeURIComponent(json([{ name: 'token', value: secret }]))}`,
  `https://h.test/?u=${encodeURIComponent(`https://user:${secret}@h.test/`)}`,
  `https://h.test/?name=apiKey&value=${secret}`,
];

/** Values of JSON with the secret. */
const valuesWith = (secret: string): unknown[] => [
  ...secretNames.flatMap((name) => [
    { [name]: secret },
    { [name]: [secret] },
    { headers: [{ name, value: secret }] },
    { headers: [{ value: [secret], key: name }] },
    { headers: [[name, secret]] },
    { headers: ['Accept', 'text/html', name, secret] },
  ]),
  ...addresses(secret).map((url) => ({ url })),
  { text: `curl -H 'X-Api-Key: ${secret}' https://a.test` },
  { text: `curl -u user:${secret} https://a.test` },
  { text: `run --token ${secret}` },
  { text: `{'token': '${secret}'}` },
  { text: `<token>${secret}</token>` },
];

/** Bodies, of which not all are JSON. */
export function bodiesWith(secret: string): string[] {
  const values = valuesWith(secret);
  return [
    ...values.flatMap((value) => [json(value), json({ text: json(value) })]),
    ...addresses(secret).flatMap((address) => [
      `{"url":"${escaped(address)}"}`,
      `{"url":"${address.replaceAll('/', '\\/')}"}`,
      json({ text: `{"url":"${escaped(address)}"}` }),
      json({ text: `{"url":"${address.replaceAll('/', '\\/')}"}` }),
      `see <${escaped(address)}>`,
      `{"url":"${escaped(address)}"`,
    ]),
    ...secretNames.flatMap((name) => [
      `{"${name}":"${secret}"`,
      `[{"name":"${name}","value":"${secret}"}`,
      `${name}=${secret}&a=1`,
      `a=1&${name}=${secret}`,
      `<${name}>${secret}</${name}>`,
      `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${secret}\r\n--b--`,
    ]),
  ];
}

/** Queries of requests. */
export function queriesWith(secret: string): string[] {
  return [
    ...secretNames.map((name) => `${name}=${secret}`),
    ...addresses(secret).flatMap((address) => {
      const query = address.split('?')[1];
      return [`u=${encodeURIComponent(address)}`, ...(query === undefined ? [] : [query])];
    }),
  ];
}

/** Headers with ASCII values. */
export function headersWith(secret: string): [name: string, value: string][] {
  return [
    ...secretNames.map((name): [string, string] => [name, secret]),
    ['sec-websocket-protocol', `bearer, ${secret}`],
    ['sec-websocket-protocol', `realtime, openai-insecure-api-key.${secret}`],
    ['dpop', secret],
    ['x-note', json({ token: secret })],
    ['x-note', json([['X-Api-Key', secret]])],
    ['x-note', `token: ${secret}`],
    ...addresses(secret).map((url): [string, string] => ['referer', url]),
  ];
}
