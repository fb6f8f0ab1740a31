// Generated from an OpenAPI document; do not edit.
import type { CompiledDocument } from 'inference-contract/validation/load';

export declare const compiled: CompiledDocument;
