/** What the bench aims at: how many times less processor time a request is to take. */
import type { Exchange } from './comparison.ts';
import type { ServerName } from './server-process.ts';

/** The processor time of another server's request, divided by that of ours, is to be at least this. */
export const aims: readonly {
  readonly name: ServerName;
  readonly beside: ServerName;
  readonly times: Readonly<Record<Exchange, number>>;
}[] = [
  { name: 'middleware', beside: 'bare', times: { 'POST run': 0.92, 'GET status': 0.95 } },
  { name: 'middleware', beside: 'fastify', times: { 'POST run': 1, 'GET status': 1 } },
  { name: 'middleware', beside: 'prism', times: { 'POST run': 15, 'GET status': 15 } },
  { name: 'command', beside: 'stub', times: { 'POST run': 0.65, 'GET status': 1 } },
  { name: 'reference', beside: 'stub', times: { 'POST run': 0.6, 'GET status': 1 } },
];
