/** What people send that has the words of credentials in it and no credential. */
import fc from 'fast-check';

const words = [
  ...['secret', 'cookie', 'cookies', 'token', 'tokens', 'key', 'password', 'signature', 'session'],
  ...['jwt', 'auth', 'code', 'pass', 'credential', 'secretary', 'chocolate', 'garden', 'monster'],
  ...['monkey', 'author', 'image_url', 'flux-1-dev', 'C-major', 'first_name', 'users/42/photo.png'],
  ...[
    '4/4',
    '2026-01-15',
    '2026-01-15T10:30:00.000Z',
    '20260115_103000',
    'uploads/IMG_20260115.jpg',
  ],
  ...['2026-01-15T10:30:00+01:00', 'renders/8842193-final.webp', '1280x720'],
];

const texts = [
  ...['secret garden', 'cookie monster', 'my secret garden', 'Tell me a story', 'C major'],
  ...['How do I reset my password?', 'I love cookies, chocolate and tokens', 'The secret: be kind'],
  ...['Write a poem about a key, a cookie, and a jwt', 'In 2024, 300 cookies = 3 boxes'],
  ...['Explain: what is a session token? Basic training, bearer of news', 'secret-scan'],
  ...['Is "password" a good password?', 'my secrets > your secrets', 'The signature: see page 12'],
];

/** Names that have the words and are of something else. */
const names = [
  ...['secretary', 'secretaries', 'passwordLength', 'password_length', 'cookies', 'tokens'],
  ...['max_tokens', 'tokenizer', 'keyframes', 'keywords', 'key_points', 'signatures', 'author'],
  ...['secretGarden', 'cookieJar', 'monkey', 'compass', 'prompt', 'type', 'content', 'values'],
  ...['whiskey', 'donkey', 'trespass', 'obsession', 'keys', 'sessions'],
];

/** Names that are of credentials in other places. */
const ambiguousNames = ['key', 'token', 'session', 'code', 'time_signature'];

/** Names under which no text is ordinary. */
const secretNames = ['password', 'cookie', 'secret', 'apiKey'];

const text = fc.constantFrom(...words, ...texts);
const number = fc.oneof(
  fc.constantFrom(0, 7, 12, 0.5, 0.25, -1),
  fc.integer({ min: -9999, max: 9999 }),
);
const name = fc.constantFrom(...names, ...ambiguousNames);
const scalar = fc.oneof(text, number, fc.boolean(), fc.constant(null));

const pair = fc.record({
  naming: fc.constantFrom('name', 'key', 'id', 'header', 'type', 'role', 'prompt'),
  named: text,
  member: fc.constantFrom('content', 'contents', 'data', 'values'),
  value: fc.oneof(scalar, fc.array(scalar, { maxLength: 3 })),
});

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(name, tie('value'), { maxKeys: 5 }),
    fc.dictionary(fc.constantFrom(...secretNames), number, { maxKeys: 2 }),
    pair.map(({ naming, named, member, value }) => ({ [naming]: named, [member]: value })),
    fc.record({ name: text, value: number }),
    fc.record({ prompt: text, value: tie('value') }),
  ),
}));

export const ordinaryTexts: fc.Arbitrary<string> = text;
export const ordinaryObjects: fc.Arbitrary<unknown> = fc.oneof(
  fc.dictionary(name, value, { minKeys: 1, maxKeys: 5 }),
  fc.array(value, { minLength: 1, maxLength: 5 }),
);
export const ordinaryFields: fc.Arbitrary<[string, string][]> = fc.array(
  fc.oneof(
    fc.tuple(fc.constantFrom(...names), fc.oneof(text, number.map(String))),
    // What is a word here may be a credential.
    fc.tuple(
      fc.constantFrom(...ambiguousNames),
      text.filter((one) => one.includes(' ')),
    ),
  ),
  { minLength: 1, maxLength: 4 },
);

export const ordinaryExamples: readonly unknown[] = [
  { prompt: 'secret garden', value: 7, tags: ['cookie', 'chocolate'] },
  { messages: [{ name: 'cookie monster', content: 'Tell me a story' }] },
  { messages: [{ role: 'user', content: 'my secret garden' }] },
  ['cookie', 12],
  [['cookie', 'chocolate']],
  { type: 'secret-scan', values: [0.5, 0.25] },
  { secretary: 'Anna', passwordLength: 12, cookies: 12, tokenizer: 'gpt-4' },
  { key: 'C major', max_tokens: 5, password: 7 },
  { prompt: 'How do I reset my password?' },
  { name: 'password', value: 741_963_852_741 },
];
