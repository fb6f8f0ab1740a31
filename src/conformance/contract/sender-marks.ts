/** Headers of a webhook call that may prove who sent it. */
const marks = /authorization|cookie|digest|hmac|key|secret|sig(nature)?\b|token/;

/** Of these, a header that holds a signature. */
const signature = /hmac|sig(nature)?\b/;

export function marksSender(header: string): boolean {
  return marks.test(header.toLowerCase()) && !header.toLowerCase().includes('idempotency');
}

export function holdsSignature(header: string): boolean {
  return signature.test(header.toLowerCase());
}
