import { limits } from '#generated/control/tables.js';
import type { components } from '#generated/control/types.d.ts';
import { excerpt } from '../../../validation/errors/excerpt.ts';
import { type HttpRequest, jsonResponse } from '../../../validation/http.ts';
import { type AccountRequest, type ControlOperation, done } from '../control-operation.ts';
import { ControlProblem, requireOpen } from '../control-problem.ts';
import { jsonInTurns } from '../json-in-turns.ts';
import type { AccountReceiver } from '../webhook-receivers.ts';

function receiverContent(
  { id, name, path, script, calls }: AccountReceiver,
  { origin }: HttpRequest,
): components['schemas']['Receiver'] {
  const url = origin + path;
  return { id, ...(name !== undefined && { name }), path, url, responses: [...script], calls };
}

export const listReceivers: ControlOperation<'listReceivers'> = {
  about: 'account',
  handle({ request, account, receivers, turns }) {
    const contents = receivers.of(account).map((receiver) => receiverContent(receiver, request));
    return jsonInTurns(
      { receivers: contents } satisfies components['schemas']['ReceiverList'],
      turns,
    );
  },
};

export const createReceiver: ControlOperation<'createReceiver'> = {
  about: 'account',
  changes: 'receivers',
  async handle({ read, request, account, receivers }) {
    const { name, responses = [{ status: 200 }] } = (await read()).body;
    requireOpen(account);
    if (receivers.of(account).length >= limits.receivers) {
      throw new ControlProblem(
        'tooManyReceivers',
        `Expected at most ${limits.receivers} receivers in an account. Delete unused receivers.`,
      );
    }
    return jsonResponse(201, receiverContent(receivers.create(account, name, responses), request));
  },
};

export const changeReceiver: ControlOperation<'changeReceiver'> = {
  about: 'account',
  changes: 'receivers',
  async handle(call) {
    const { responses } = (await call.read()).body;
    const receiver = findReceiverById(call);
    call.receivers.change(receiver, responses);
    return jsonResponse(200, receiverContent(receiver, call.request));
  },
};

export const deleteReceiver: ControlOperation<'deleteReceiver'> = {
  about: 'account',
  changes: 'receivers',
  handle(call) {
    call.receivers.delete(findReceiverById(call));
    return done;
  },
};

export const listReceiverCalls: ControlOperation<'listReceiverCalls'> = {
  about: 'account',
  async handle(call) {
    const { limit } = (await call.read()).parameters.query;
    const calls = call.receivers.callsOf(findReceiverById(call)).slice(0, limit);
    return jsonInTurns({ calls } satisfies components['schemas']['ReceiverCallList'], call.turns);
  },
};

function findReceiverById({
  path: { receiver_id: id = '' },
  account,
  receivers,
}: Pick<AccountRequest<'changeReceiver'>, 'path' | 'account' | 'receivers'>) {
  const receiver = receivers.of(account).find((candidate) => candidate.id === id);
  if (receiver !== undefined) return receiver;
  throw new ControlProblem(
    'receiverNotFound',
    `The account has no receiver with the id ${excerpt(id)}.`,
  );
}
