// Generated from an OpenAPI document; do not edit.
import { plan } from './plan.js';
import * as first from './request-first.js';

export const compiled = {
  plan,
  request: {
    first,
    all: (key) => import('./request-all.js').then((all) => all.moduleOf(key)),
  },
  response: {
    first: () => import('./response-first.js'),
    all: (key) => import('./response-all.js').then((all) => all.moduleOf(key)),
  },
};
