/** Recognises how a deployment words its errors. */
import { isObject } from '../../core/json.ts';
import type { OperationExchange } from '../../evidence/operation-exchange.ts';
import { essenceOf } from '../../validation/media-types.ts';
import type { AlternativeOf, Recogniser, Sighting } from './sightings.ts';

const errorBody: Recogniser<AlternativeOf<'error-body'>> = {
  needs: 'a response with an error, such as the one to a wrong key',
  sightings: ({ calls }) =>
    calls
      .filter(
        ({ status = 0, exchange: { request } }) =>
          status >= 400 && request.target.startsWith('/') && request.method !== 'HEAD',
      )
      .map(bodyOf),
};

function bodyOf({ exchange, answered }: OperationExchange): Sighting<AlternativeOf<'error-body'>> {
  const shownBy = [exchange.id];
  const { body = '', headers = {}, bytes = 0 } = exchange.response ?? {};
  const type = essenceOf(headers['content-type']) ?? 'no media type';
  if (body === '' && bytes === 0) {
    return { alternative: 'empty', saw: 'an error had no body', shownBy };
  }
  const error = isObject(answered) ? answered['error'] : undefined;
  if (type === 'application/problem+json' && isObject(answered)) {
    return { alternative: 'problem', saw: `the body of an error was a ${type}`, shownBy };
  }
  if (typeof error === 'string') {
    const saw = 'the body of an error was an object with a text `error`';
    return { alternative: 'error-text', saw, shownBy };
  }
  if (isObject(error)) {
    const saw = 'the body of an error was an object with an object `error`';
    return { alternative: 'error-object', saw, shownBy };
  }
  if (answered !== undefined) {
    const keys = isObject(answered) ? `with ${Object.keys(answered).join(', ') || 'nothing'}` : '';
    const saw = `the body of an error was JSON ${keys} (${type})`;
    return { alternative: undefined, saw, shownBy };
  }
  const isPage = type === 'text/html' || /^\s*<(!doctype html|html)\b/i.test(body);
  if (isPage) return { alternative: 'html', saw: 'the body of an error was HTML', shownBy };
  const isText = type === 'text/plain' || type === 'no media type';
  return {
    alternative: isText ? 'text' : undefined,
    saw: `the body of an error was ${type}`,
    shownBy,
  };
}

export const errorRecognisers = { 'error-body': errorBody };
