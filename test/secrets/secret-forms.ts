/** How a secret may be written: as it is, escaped, percent-encoded, in Base64, in hexadecimal. */

/** Shorter encodings occur by chance. */
const shortestEncoding = 6;

/** Every way to write a secret, the secret itself first. */
export function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret, 'utf8');
  const whole = bytes.toString('utf8');
  const percent = encodeURIComponent(whole);
  const json = JSON.stringify(secret).slice(1, -1);
  const escaped = [
    json,
    escapedAsGo(json),
    asciiOnly(json),
    ...[json, asciiOnly(json)].map((form) => form.replaceAll('/', '\\/')),
    everyUnit(secret),
    percent,
    encodeURI(whole),
    percent.replaceAll(/[!'()*]/g, percentOf),
    percent.replaceAll('%20', '+'),
    new URLSearchParams({ x: whole }).toString().slice('x='.length),
    bytes.toString('hex').replaceAll(/../g, '%$&'),
  ];
  const encoded = [
    ...base64Forms(bytes),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
  ].filter(({ length }) => length >= shortestEncoding);
  return [...new Set([secret, ...escaped, ...escaped.map(lowerHex), ...encoded])];
}

/**
 * What of a Base64 text depends on the secret alone, wherever it stands in what is encoded: after a
 * user name and a colon it is shifted by one or two bytes.
 */
function base64Forms(bytes: Buffer): string[] {
  const shifted = [0, 1, 2].map((shift) => {
    const padded = Buffer.concat([Buffer.alloc(shift), bytes]);
    const from = Math.ceil((shift * 8) / 6);
    const to = Math.floor((padded.length * 8) / 6);
    return padded.toString('base64').slice(from, to);
  });
  return shifted.flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')]);
}

function asciiOnly(json: string): string {
  return json.replaceAll(/[^\x20-\x7e]/g, everyUnit);
}

function escapedAsGo(json: string): string {
  return json.replaceAll(/[<>&]/g, everyUnit);
}

function everyUnit(text: string): string {
  return text
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

function percentOf(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

function lowerHex(text: string): string {
  return text.replaceAll(/%[0-9A-F]{2}/g, (triplet) => triplet.toLowerCase());
}
