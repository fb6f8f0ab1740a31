// Generated from an OpenAPI document; do not edit.
import { plan } from './plan.js';
import * as all from './request-all.js';

export const compiled = {
  plan,
  request: { first: all, all: async () => all },
  response: { first: async () => all, all: async () => all },
};
