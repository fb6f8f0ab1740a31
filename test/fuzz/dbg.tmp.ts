import { createReferenceService } from '../../src/reference/service.ts';
import { listen } from '../../src/validation/adapters/node-http.ts';
import { brokenFraming } from './broken-framing.ts';
import { below, chanceOf } from './chance.ts';
import { RawConnection } from './raw-connection.ts';
const service = createReferenceService({ settings: { accounts: { demo: { keys: { key: {} } } }, endpoints: { echo: { kind: 'serverless', worker: 'echo' } } }});
const l = await listen(service.handle, { host: '127.0.0.1', port: 0 });
const port = Number(new URL(l.url).port);
const slow = new Map<string, number>();
for (let n = 0; n < 1500; n++) {
  const random = chanceOf('x', n);
  const { kind, bytes } = brokenFraming(random);
  const abruptly = below(random, 4) === 0;
  const s = performance.now();
  const r = await Promise.race([RawConnection.tell(port, bytes, { abruptly }), new Promise((r) => setTimeout(() => r('SLOW'), 300))]);
  if (r === 'SLOW') { const k = kind + ' ' + abruptly; slow.set(k, (slow.get(k) ?? 0) + 1); if (slow.get(k)! < 3) console.log(n, k, JSON.stringify(Buffer.from(bytes).toString('latin1').slice(0, 300)), bytes.length); }
}
console.log(slow);
process.exit();
