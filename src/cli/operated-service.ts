/** The service as it is operated: with its log, its figures, and the pages that machines ask for. */
import { setMaxListeners } from 'node:events';
import type { Clock } from '../core/clock.ts';
import { Metrics } from '../reference/http/metrics.ts';
import {
  createReferenceService,
  type ReferenceService,
  type ReferenceServiceOptions,
} from '../reference/service.ts';
import type { HttpResponse } from '../validation/http.ts';
import { endingWith } from './ending-stream.ts';
import type { Log } from './log.ts';
import { operationPages } from './operation-pages.ts';

/** What surrounds a service. */
export interface Operation {
  readonly log: Log;
  /** What the time of an answer is measured with; the accounts have clocks of their own. */
  readonly clock: Clock;
  /** Further pages, such as the documentation. */
  readonly pages: (target: string) => HttpResponse | undefined;
  /** Aborted when the process is asked to end: then it is not ready any more, and streams end. */
  readonly stop: AbortSignal;
}

/** Builds the service; whatever it does from now on is logged and counted. */
export function createOperatedService(
  options: Omit<ReferenceServiceOptions, 'onFault' | 'pages' | 'stop'>,
  { log, clock, pages, stop }: Operation,
): Pick<ReferenceService, 'handle' | 'accounts' | 'close'> {
  // Every stream of events waits for it.
  setMaxListeners(0, stop);
  const service = createReferenceService({
    ...options,
    stop,
    onFault(error) {
      log.fault(error);
      metrics.fault();
    },
    pages: (target) => operation(target) ?? pages(target),
  });
  const metrics = new Metrics(service.accounts);
  const operation = operationPages({ isDraining: () => stop.aborted, metrics });
  service.accounts.follow((account) => {
    metrics.follow(account);
    account.engine.events.subscribe((event) => log.happened(account.id, event));
  });
  return {
    async handle(request) {
      const startMs = clock.now();
      const answer = await service.handle(request);
      metrics.answered(request, answer);
      log.answered(request, answer, clock.now() - startMs);
      const { stream } = answer;
      return stream === undefined ? answer : { ...answer, stream: endingWith(stop, stream) };
    },
    accounts: service.accounts,
    close: () => service.close(),
  };
}
