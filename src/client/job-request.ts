/** A job to submit. Its types are closed, so that a typo does not compile; the document's are open. */
import type { components } from '#generated/contract/types.js';
import { type HiddenText, storageSecrets } from './credentials.ts';
import { stringifyJson } from './http.ts';

type Schemas = components['schemas'];

/** The members that a schema names, without the index signature for all others. */
export type NamedMembers<Schema> = {
  [Key in keyof Schema as string extends Key
    ? never
    : number extends Key
      ? never
      : Key]: Schema[Key];
};

/** The same at all depths of an output. */
export type NamedDeep<Schema> = Schema extends readonly (infer Item)[]
  ? NamedDeep<Item>[]
  : Schema extends object
    ? { [Key in keyof NamedMembers<Schema>]: NamedDeep<NamedMembers<Schema>[Key]> }
    : Schema;

/** The members that a schema names, each of which may be left out, and `extra`. */
type OptionalMembers<Schema> = {
  readonly [Key in keyof NamedMembers<Schema>]?: NamedMembers<Schema>[Key] | undefined;
} & {
  /** Members that the document does not name, sent beside the others. A deployment may refuse them. */
  readonly extra?: Readonly<Record<string, unknown>> | undefined;
};

/** The parameters of a worker. */
export type JobInput = Schemas['JobRequest']['input'];

/** Parameters that no schema describes: any object but a list. Interfaces lack an index signature. */
export type AnyInput = JobInput | (object & { readonly [Symbol.iterator]?: never });

/** The execution policy of a job. */
export type Policy = OptionalMembers<Schemas['Policy']>;

/** The storage that a worker uses. */
export type S3Config = OptionalMembers<Schemas['S3Config']>;

/** The body of both submissions. */
export interface JobRequest<Input extends object = AnyInput>
  extends Omit<OptionalMembers<Schemas['JobRequest']>, 'input' | 'policy' | 's3Config'> {
  /** Parameters for the worker. */
  readonly input: Input;
  readonly policy?: Policy | undefined;
  readonly s3Config?: S3Config | undefined;
}

/** The request as JSON. Throws a `TypeError` for a request that JSON cannot express. */
export function writeJobRequest(request: JobRequest<object>): string {
  const { policy, s3Config } = request;
  return stringifyJson({
    ...withExtra(request),
    policy: policy && withExtra(policy),
    s3Config: s3Config && withExtra(s3Config),
  });
}

/** What errors about the request must not repeat. */
export function storageSecretsOf({ s3Config }: JobRequest<object>): HiddenText[] {
  return s3Config ? storageSecrets(withExtra(s3Config)) : [];
}

function withExtra<Named extends object>({
  extra,
  ...named
}: Named & { readonly extra?: object | undefined }): object {
  return { ...extra, ...named };
}
