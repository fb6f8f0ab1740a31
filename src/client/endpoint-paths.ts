/** What the `paths` of an OpenAPI document say of endpoints, as openapi-typescript declares them. */
import type { AnyInput } from './job-request.ts';

/** The ids of the endpoints in the `paths` of a document. */
export type EndpointIdIn<Paths> = keyof Paths extends infer Path
  ? Path extends `/v2/${infer Id}/run`
    ? Id
    : never
  : never;

type At<Whole, Key> = Key extends keyof Whole ? Whole[Key] : never;

/** The schema of JSON in a request or a response. */
type JsonOf<Message> = At<At<Message, 'content'>, 'application/json'>;

type RequestAt<Paths, Id extends string> = JsonOf<
  At<At<At<Paths, `/v2/${Id}/run`>, 'post'>, 'requestBody'>
>;

type ResponsesAt<Paths, Id extends string> = At<
  At<At<Paths, `/v2/${Id}/status/{job_id}`>, 'get'>,
  'responses'
>;

/** The input of an endpoint's jobs. */
export type EndpointJobInput<Paths, Id extends string> =
  RequestAt<Paths, Id> extends { readonly input: infer Input extends object } ? Input : AnyInput;

/** The output of an endpoint's jobs. */
export type EndpointJobOutput<Paths, Id extends string> =
  JsonOf<At<ResponsesAt<Paths, Id>, '2XX' | 200>> extends { readonly output?: infer Output }
    ? Exclude<Output, undefined>
    : unknown;
