/**
 * The control interface: moves time, shows events and injects faults. It has a path and a document
 * of its own and is never part of the contract.
 */
import { operations as documents, limits, type OperationId } from '#generated/control/tables.js';
import type { operations as documented } from '#generated/control/types.d.ts';
import { compiled } from '#generated/control/validators/index.js';
import { Turns } from '../../core/event-loop-turns.ts';
import type { HttpRequest, HttpResponse } from '../../validation/http.ts';
import { loadValidator } from '../../validation/load-validator.ts';
import type { Account } from '../accounts/account.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { andThen } from '../engine/maybe-promise.ts';
import { allows, findKey } from '../http/authenticate.ts';
import { sameAs } from '../http/control-token.ts';
import { createRouter, type RoutedCall } from '../http/read-request.ts';
import type { RequestLogs } from '../http/request-log.ts';
import { serveCaller } from '../http/served-callers.ts';
import { unauthorizedProblem } from '../http/service-problem.ts';
import type { ControlOperation, ServiceInstance, StartSettings } from './control-operation.ts';
import { ControlProblem, renderControlProblem } from './control-problem.ts';
import {
  chooseAlternatives,
  clearAlternatives,
  listAlternatives,
  randomizeAlternatives,
} from './operations/choose-alternatives.ts';
import {
  addFault,
  changeFault,
  clearFaults,
  declareFaults,
  listFaults,
  removeFault,
} from './operations/declare-faults.ts';
import { estimateCost, listEndpoints } from './operations/list-endpoints.ts';
import {
  createAccount,
  deleteAccount,
  listAccounts,
  resetAccount,
} from './operations/manage-accounts.ts';
import { changeKey, createKey, listKeys, revokeKey } from './operations/manage-keys.ts';
import {
  changeReceiver,
  createReceiver,
  deleteReceiver,
  listReceiverCalls,
  listReceivers,
} from './operations/manage-receivers.ts';
import { advanceClock, changeClock, getClock } from './operations/move-clock.ts';
import { listEvents, streamEvents } from './operations/observe-events.ts';
import { getJob, getLedger, listDeliveries, listJobs } from './operations/observe-jobs.ts';
import {
  getRequest,
  getRequestArchive,
  getRequestEvidence,
  listRequests,
} from './operations/observe-requests.ts';
import {
  getApplicationReport,
  getApplicationReportPage,
  getReport,
  getReportPage,
} from './operations/read-report.ts';
import { getService } from './operations/read-service.ts';
import { resendWebhook } from './operations/resend-webhook.ts';
import { PossibleAlternatives } from './possible-alternatives.ts';
import type { ReportSources } from './report-sources.ts';
import { ThrowAwayAccounts } from './throw-away-accounts.ts';
import { WebhookReceivers } from './webhook-receivers.ts';

export interface ControlOptions {
  readonly accounts: Accounts;
  /** Read at the time of use: they may change. */
  readonly settings: StartSettings;
  readonly instance: ServiceInstance;
  /** Every call must send it in `X-Control-Token`. Default: no token is needed. */
  readonly token?: string | undefined;
  /** Whether replicas share the accounts: what changes one process only is then refused. */
  readonly isShared?: boolean | undefined;
  /** The requests to the API. Default: they are not recorded. */
  readonly requests?: RequestLogs | undefined;
  /** The last reports of checks. Default: there are none. */
  readonly reports?: ReportSources | undefined;
  /** Values of keys that are not secret now, so that lists may show them. Default: none. */
  readonly publicKeys?: (() => readonly string[]) | undefined;
}

/**
 * Answers a call of an operation or of a webhook receiver; undefined, and the request is untouched,
 * for other paths. Rejects with a `Problem` if a receiver refuses a call.
 */
export type Control = (request: HttpRequest) => HttpResponse | Promise<HttpResponse> | undefined;

const operations: { readonly [Id in OperationId]: ControlOperation<Id> } = {
  getService,
  listEndpoints,
  estimateCost,
  getClock,
  advanceClock,
  changeClock,
  listEvents,
  streamEvents,
  listJobs,
  getJob,
  resendWebhook,
  listRequests,
  getRequest,
  getRequestArchive,
  getRequestEvidence,
  listDeliveries,
  getLedger,
  getReport,
  getReportPage,
  getApplicationReport,
  getApplicationReportPage,
  listFaults,
  declareFaults,
  addFault,
  changeFault,
  removeFault,
  clearFaults,
  listAlternatives,
  chooseAlternatives,
  clearAlternatives,
  randomizeAlternatives,
  listKeys,
  createKey,
  changeKey,
  revokeKey,
  listReceivers,
  createReceiver,
  changeReceiver,
  deleteReceiver,
  listReceiverCalls,
  resetAccount,
  listAccounts,
  createAccount,
  deleteAccount,
};

const useSettings = (what: string) =>
  `Set ${what} in the settings of all replicas, and restart them.`;
const systemOnly = 'Replicas use the system clock. To move time, use a service in memory.';
const ownReceiver = 'Use a webhook receiver of your own.';

/** Operations that change what other replicas do not see, and what to do instead. */
const inOneProcess: Partial<Record<OperationId, string>> = {
  advanceClock: systemOnly,
  changeClock: systemOnly,
  declareFaults: useSettings('faults'),
  addFault: useSettings('faults'),
  changeFault: useSettings('faults'),
  removeFault: useSettings('faults'),
  clearFaults: useSettings('faults'),
  chooseAlternatives: useSettings('alternatives'),
  clearAlternatives: useSettings('alternatives'),
  randomizeAlternatives: 'Start all replicas with --alternatives random and the same --seed.',
  createReceiver: ownReceiver,
  changeReceiver: ownReceiver,
  deleteReceiver: ownReceiver,
  createAccount: useSettings('accounts'),
  deleteAccount: useSettings('accounts'),
};

/**
 * Builds the control interface of a service. Checks path and method first, then the token, the key
 * and the call. Operations reject only for internal errors.
 */
export function createControl({
  accounts,
  settings,
  instance,
  token,
  requests,
  isShared = false,
  reports = {},
  publicKeys = () => [],
}: ControlOptions): Control {
  const possible = new PossibleAlternatives(accounts, { settings, profile: instance.profile });
  const throwAways = new ThrowAwayAccounts(accounts, {
    endpointIds: () => new Set(Object.keys(settings.endpoints)),
    possible,
  });
  const receivers = new WebhookReceivers();
  const turns = new Turns();
  const isPermitted = token === undefined ? () => true : sameAs(token);
  const validator = loadValidator<documented>(compiled, {
    security: 'unchecked',
    undocumented: 'pass',
    body: { bytes: limits.requestBodyBytes, depth: limits.nestingDepth },
  });
  const route = createRouter(validator, ControlProblem);

  function answer<Id extends OperationId>({
    operationId,
    request,
    path,
    read,
  }: RoutedCall<documented, Id>): HttpResponse | Promise<HttpResponse> {
    const operation: ControlOperation<Id> = operations[operationId];
    const callToken = request.header('x-control-token');
    if (!isPermitted(callToken)) {
      throw unauthorizedProblem(
        ControlProblem,
        callToken === undefined
          ? 'Expected the control token in the X-Control-Token header, got none.'
          : 'The control token in the X-Control-Token header is wrong.',
      );
    }
    const instead = inOneProcess[operationId];
    if (isShared && instead !== undefined) {
      const { method, path: named } = documents[operationId];
      const detail = `${method} ${named} is not available where replicas share the accounts: it would change one replica only. ${instead}`;
      throw new ControlProblem('notShared', detail);
    }
    const whole = {
      request,
      path,
      accounts,
      throwAways,
      receivers,
      endpoints: settings.endpoints,
      possible,
      instance,
      reports,
      publicKeys: publicKeys(),
      requests,
      turns,
      isShared,
      read,
    };
    switch (operation.about) {
      case 'account': {
        const { changes } = operation;
        const account = accountOf(request, accounts);
        const onlyLooks = isReadMethod(request);
        return serveCaller(account.clock, { onlyLooks, name: operationId }, () =>
          andThen(operation.handle({ ...whole, account }), (response) => {
            if (changes !== undefined) account.changes.tell(changes);
            return response;
          }),
        );
      }
      case 'named':
        if (token === undefined) requireKeyOf(path.account_id, request, accounts);
        return operation.handle(whole);
      case 'service':
        return operation.handle(whole);
    }
  }

  return (request) => {
    try {
      const routed = route(request);
      if (routed === undefined) return receivers.answer(request);
      const settled = answer(routed);
      return settled instanceof Promise ? settled.catch(renderControlProblem) : settled;
    } catch (error) {
      return renderControlProblem(error);
    }
  };
}

/**
 * The account of the call's key. A call reads or changes the whole account, so the key's general
 * permission counts, not that on single endpoints: `read` to read, `run` to change.
 */
function accountOf(request: HttpRequest, accounts: Accounts): Account {
  const authorization = request.header('authorization');
  const key = findKey(authorization, { accounts, refusal: ControlProblem });
  const need = isReadMethod(request) ? 'read' : 'run';
  if (key !== undefined && allows(key.permission, need)) return key.account;
  throw unauthorizedProblem(
    ControlProblem,
    'The API key is unknown, or it lacks the permission for this call.',
  );
}

function isReadMethod({ method }: HttpRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Throws unless the caller may change the account with this id. Unknown ids pass. */
function requireKeyOf(id: string | undefined, request: HttpRequest, accounts: Accounts): void {
  const caller = accountOf(request, accounts);
  if (caller.id === id || accounts.get(id ?? '') === undefined) return;
  throw unauthorizedProblem(ControlProblem, 'The API key of this call belongs to another account.');
}
