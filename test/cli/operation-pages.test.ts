import { describe, expect, test } from 'vitest';
import { operationPages } from '../../src/cli/operated-service.ts';

function pages({ draining = false } = {}) {
  return operationPages({
    isDraining: () => draining,
    metrics: { render: async () => 'figures\n' },
  });
}

describe('operationPages', () => {
  test('reports that the process is alive and ready', () => {
    for (const [target, body] of [
      ['/healthz', '{"status":"alive"}'],
      ['/readyz?verbose', '{"status":"ready"}'],
    ] as const) {
      expect(pages()(target)).toEqual({
        status: 200,
        headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
        body,
      });
    }
  });

  test('reports that the process is alive but not ready after it is asked to stop', () => {
    const draining = pages({ draining: true });
    expect(draining('/readyz')).toMatchObject({ status: 503, body: '{"status":"draining"}' });
    expect(draining('/healthz')).toMatchObject({ status: 200 });
  });

  test('serves metrics in the Prometheus text format', async () => {
    expect(await pages()('/metrics')).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' },
      body: 'figures\n',
    });
  });

  test.each(['/', '/healthz/', '/v2/healthz', '/METRICS'])('does not handle %s', (target) => {
    expect(pages()(target)).toBeUndefined();
  });
});
