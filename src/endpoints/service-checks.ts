/** The checks of all endpoints of a service that have schemas. */
import { type EndpointSchemas, hasSchemas } from './endpoint-schemas.ts';
import type { CompiledEndpoint } from './schema-tools.ts';

type EndpointsById = Readonly<Record<string, EndpointSchemas>>;

/** Compiles schemas once for all accounts, as soon as the compiler is loaded. */
export class ServiceChecks {
  readonly #onWarning: (text: string) => void;
  readonly #compiled = new WeakMap<EndpointSchemas, CompiledEndpoint>();

  constructor(onWarning: (text: string) => void) {
    this.#onWarning = onWarning;
  }

  /** Undefined until the endpoint is compiled. */
  of(endpoint: EndpointSchemas): CompiledEndpoint | undefined {
    return this.#compiled.get(endpoint);
  }

  /**
   * Compiles the schemas of endpoints. Tells of those that cannot be used, whose jobs will fail. Undefined if there
   * are none.
   */
  compile(endpoints: EndpointsById): Promise<void> | undefined {
    const described = Object.entries(endpoints).filter(([, endpoint]) => hasSchemas(endpoint));
    if (described.length === 0) return undefined;
    return this.#compileAll(described);
  }

  async #compileAll(endpoints: readonly (readonly [string, EndpointSchemas])[]): Promise<void> {
    // To load the compiler takes as long as to load all of the service.
    const { compileEndpoint } = await import('./schema-tools.ts');
    for (const [id, endpoint] of endpoints) {
      if (this.#compiled.has(endpoint)) continue;
      const compiled = compileEndpoint(id, endpoint);
      this.#compiled.set(endpoint, compiled);
      const texts = 'refusal' in compiled ? compiled.refusal.split('\n') : compiled.warnings;
      for (const text of texts) this.#onWarning(text);
    }
  }
}
