/** A validator as a plugin of Fastify, whose types it does not need. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { ByteRoom } from '../../core/growing-bytes.ts';
import { renderRefusal } from '../errors/problem-response.ts';
import type { ValidRequest } from '../operation-types.ts';
import type { Validator } from '../validator.ts';
import { NodeRequest } from './node/request.ts';

/** What the plugin uses of a request. */
export interface PluginRequest {
  readonly raw: IncomingMessage;
  /** As parsed by Fastify. */
  readonly body: unknown;
}

/** What the plugin uses of a reply. */
export interface PluginReply {
  readonly raw: ServerResponse;
  statusCode: number;
  code(status: number): PluginReply;
  getHeader(name: string): string | number | string[] | undefined;
  removeHeader(name: string): PluginReply;
  headers(headers: Record<string, string>): PluginReply;
  send(body: unknown): PluginReply;
}

/** What the plugin uses of an instance. */
export interface PluginHost {
  addHook(
    name: 'preValidation',
    hook: (request: PluginRequest, reply: PluginReply) => Promise<unknown>,
  ): unknown;
  addHook(
    name: 'onSend',
    hook: (request: PluginRequest, reply: PluginReply, payload: unknown) => Promise<unknown>,
  ): unknown;
}

export interface FastifyValidation {
  /** Register it before the routes. Fastify still parses the bodies. */
  readonly plugin: (host: PluginHost) => Promise<void>;
  /** Typed parameters, body and identities of a request that has passed. */
  readonly validated: (request: PluginRequest) => ValidRequest | undefined;
}

/**
 * Makes the plugin; register it before the routes.
 *
 * @example
 * ```ts
 * import fastify from 'fastify';
 * import { createValidator } from 'inference-contract/validation';
 * import { fastifyValidation } from 'inference-contract/validation/adapters/fastify';
 *
 * const validator = createValidator('openapi.yaml', { security: 'unchecked' });
 * const { plugin, validated } = fastifyValidation(validator);
 * const app = fastify();
 * await app.register(plugin);
 * app.get('/hello', async (request) => validated(request)?.parameters.query);
 * await app.listen({ host: '127.0.0.1', port: 8080 });
 * ```
 */
export function fastifyValidation(validator: Validator): FastifyValidation {
  const passed = new WeakMap<PluginRequest, ValidRequest>();
  // Fastify reads the bodies.
  const room = new ByteRoom(0);

  async function plugin(host: PluginHost): Promise<void> {
    host.addHook('preValidation', async (request, reply) => {
      const http = new NodeRequest(request.raw, reply.raw, { room });
      const verdict = await validator.check(http, { value: request.body });
      if (verdict.kind === 'valid') passed.set(request, verdict);
      if (verdict.kind !== 'refused') return undefined;
      const { status, headers, body } = renderRefusal(verdict);
      return reply
        .code(status)
        .headers({ ...headers })
        .send(body);
    });
    host.addHook('onSend', async (request, reply, payload) => {
      const verdict = passed.get(request);
      if (verdict === undefined) return payload;
      const isWhole = typeof payload === 'string' || payload instanceof Uint8Array;
      const refused = await validator.judgeResponse(verdict.operation, {
        status: reply.statusCode,
        header: (name) => reply.getHeader(name)?.toString(),
        body: isWhole && request.raw.method !== 'HEAD' ? payload : undefined,
      });
      if (refused === undefined) return payload;
      // It will not be read, so it closes what it has open.
      if (payload instanceof Readable) payload.destroy();
      const { status, headers, body } = renderRefusal(refused);
      reply
        .code(status)
        .removeHeader('content-length')
        .headers({ ...headers });
      return body;
    });
  }
  // Without this the hooks would hold for the plugin's own routes only.
  Object.assign(plugin, { [Symbol.for('skip-override')]: true });
  return { plugin, validated: (request) => passed.get(request) };
}
