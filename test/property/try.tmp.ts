import fc from 'fast-check';
import { properties } from './properties.ts';
const n = Number(process.argv[2] ?? 1000);
for (const {name, property, share} of properties) {
const s = performance.now();
try { await fc.assert(property, { numRuns: Math.ceil(n * share / 100), ...(process.argv[3] && {seed: Number(process.argv[3])}) }); console.log(name, 'ok', ((performance.now() - s)).toFixed(2), 'ms'); }
catch (e: any) { console.log(name, e.message.slice(0, 3000), e.cause?.message); }
}
