/** The package entry `inference-contract/validation`. */
export { type CreateValidatorOptions, createValidator } from './create-validator.ts';
export { DocumentError, type DocumentProblem } from './document-error.ts';
export type { ProblemDocument, Refusal } from './errors/problem-response.ts';
export type { HttpHandler, HttpRequest, HttpResponse } from './http.ts';
export type { RequestVerdict, ValidRequest } from './operation-types.ts';
export type { ResponseReport, Validator, ValidatorOptions } from './validator.ts';
