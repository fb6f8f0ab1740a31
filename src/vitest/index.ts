/** The package entry `inference-contract/vitest`: the contract of a deployment, and the rules of an application, as tests. */
export { type CallerTestsOptions, callerTests } from './caller-tests.ts';
export { type ContractTestsOptions, contractTests, type TargetFile } from './contract-tests.ts';
