// Generated from an OpenAPI document; do not edit.
import { plan } from './plan.js';
import * as first from './request-first.js';

export const compiled = {
  plan,
  request: {
    first,
    all: () => import('./request-all.js'),
  },
  response: {
    first: (key) => import('./response-first.js').then((all) => all.moduleOf(key)),
    all: (key) => import('./response-all.js').then((all) => all.moduleOf(key)),
  },
};
