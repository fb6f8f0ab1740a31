/** What reads schemas, compiles them and makes outputs: slow to load, so only for services that have schemas. */
import { DocumentError } from '../validation/document-error.ts';
import type { SchemaError } from '../validation/plan.ts';
import { compileSchemas } from './compile-schemas.ts';
import type { EndpointSchemas } from './endpoint-schemas.ts';
import { drawSample, type SampleValue } from './sample-value.ts';
import { selfContainedSchemas } from './self-contained-schemas.ts';

/** The checks of one endpoint. */
export interface EndpointChecks {
  readonly inputErrors: (input: unknown) => readonly SchemaError[];
  readonly outputErrors: (output: unknown) => readonly SchemaError[];
  /** Of a streamed part; undefined if no schema says what one is like. */
  readonly progressErrors: ((part: unknown) => readonly SchemaError[]) | undefined;
  /** The parts that a worker without code streams: the examples of the schema. */
  readonly progressExamples: readonly unknown[];
  /** The same for the same seed, an unsigned 32-bit integer. */
  readonly drawOutput: (seed: number) => SampleValue;
}

/** The checks, with warnings about the schemas; or everything that is wrong with these. */
export type CompiledEndpoint =
  | { readonly checks: EndpointChecks; readonly warnings: readonly string[] }
  | { readonly refusal: string };

/** Compiles the schemas of an endpoint, which are self-contained. */
export function compileEndpoint(id: string, endpoint: EndpointSchemas): CompiledEndpoint {
  try {
    const schemas = selfContainedSchemas({ [id]: endpoint }).get(id) ?? {};
    const { compiled, warnings } = compileSchemas(schemas);
    const { input, output, progress } = compiled;
    const drawOutput = (seed: number): SampleValue =>
      output === undefined
        ? { problem: 'Expected an output schema, got none.' }
        : drawSample(output, { seed, role: 'output' });
    const sample = endpoint.worker === 'schema' ? drawOutput(0) : undefined;
    return {
      checks: {
        inputErrors: input?.errorsIn ?? noErrors,
        outputErrors: output?.errorsIn ?? noErrors,
        progressErrors: progress?.errorsIn,
        progressExamples: progress?.examples ?? [],
        drawOutput,
      },
      warnings: [
        ...warnings.map(({ pointer, message }) => `${pointer}: ${message}`),
        ...(sample !== undefined && 'problem' in sample
          ? [`/endpoints/${id}/output: ${sample.problem} Without them, jobs may fail.`]
          : []),
      ],
    };
  } catch (cause) {
    if (cause instanceof DocumentError) return { refusal: cause.message };
    // Such as a value in process that JSON does not have. Other endpoints go on.
    return { refusal: `/endpoints/${id}: ${cause instanceof Error ? cause.message : cause}` };
  }
}

const noErrors = () => [];
