/** The browser build does not compile schemas: endpoints that have some are refused when they are created. */
import type * as node from './service-checks.ts';

export class ServiceChecks implements Pick<node.ServiceChecks, 'compile'> {
  compile(): undefined {
    return undefined;
  }
}
