/** How long redaction takes for each megabyte of a body, with many secrets to look for. */
import { randomBytes } from 'node:crypto';
import { Redaction } from '../../src/evidence/redaction.ts';
import { type Figure, report, sizeArgument } from './measurement.ts';

const characters = sizeArgument();
const secrets = Array.from(
  { length: 20 },
  (_, index) => `key-${index}-${'k3y'.repeat(8)}/${index}+x`,
);
const repeated = (piece: string) =>
  piece.repeat(Math.ceil(characters / piece.length)).slice(0, characters);
const numbered = (pieceOf: (index: number) => string) =>
  Array.from({ length: characters / 25 }, (_, index) => pieceOf(index))
    .join('')
    .slice(0, characters);

const bodies: Readonly<Record<string, string>> = {
  'JSON of a job': repeated('{"id":12,"name":"item 12","text":"some text","price":1.25},'),
  Base64: randomBytes(Math.ceil(characters * 0.75)).toString('base64'),
  'percent-encoding': repeated('%41%42%c3%a9'),
  'escapes of JSON': repeated('\\u0041\\"\\\\'),
  'beginnings of a secret': repeated(`key-1-${'k3y'.repeat(8)}/`),
  'nothing but secrets': repeated(`"${secrets[3]}",`),
  'credentials in JSON': JSON.stringify(
    Array.from({ length: characters / 25 }, (_, index) => ({ api_key: `abcdef-${index}` })),
  ),
  'parameters in each other': repeated('?token='),
  'a new credential each time': numbered((index) => `"api_key":"abcdef-${index}",`),
  'a new address each time': numbered((index) => `https://u:p${index}@h/?sig=ab${index} `),
};

const figures = Object.entries(bodies).map(([name, body]): Figure => {
  const redaction = new Redaction();
  for (const [index, secret] of secrets.entries()) redaction.learn(secret, `key ${index}`);
  const before = process.cpuUsage();
  redaction.text(body);
  const { user, system } = process.cpuUsage(before);
  const value = (user + system) / 1000 / (body.length / 1_000_000);
  return { name, value, unit: 'ms/MB', ...(characters >= 1_000_000 && { below: 500 }) };
});
report(figures);
