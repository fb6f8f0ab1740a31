/** What orchestrators and Prometheus ask for, beside the paths of the contract. */
import { type HttpResponse, jsonResponse } from '../validation/http.ts';
import { pathOf } from '../validation/path-router.ts';

/** What the pages tell of. */
export interface Operated {
  /** Whether the process has been asked to end. */
  isDraining(): boolean;
  readonly metrics: { render(): Promise<string> };
}

/**
 * `/healthz` answers 200 while the process lives, `/readyz` 503 once it has been asked to end, and
 * `/metrics` the figures. Undefined for any other path.
 */
export function operationPages({
  isDraining,
  metrics,
}: Operated): (target: string) => HttpResponse | Promise<HttpResponse> | undefined {
  return (target) => {
    switch (pathOf(target)) {
      case '/healthz':
        return fresh(jsonResponse(200, { status: 'alive' }));
      case '/readyz':
        return fresh(
          isDraining()
            ? jsonResponse(503, { status: 'draining' })
            : jsonResponse(200, { status: 'ready' }),
        );
      case '/metrics':
        return metrics.render().then((body) =>
          fresh({
            status: 200,
            headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' },
            body,
          }),
        );
      default:
        return undefined;
    }
  };
}

function fresh(answer: HttpResponse): HttpResponse {
  return { ...answer, headers: { ...answer.headers, 'cache-control': 'no-store' } };
}
