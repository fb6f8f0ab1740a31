/** The package's main entry: the client, the local service in process, and the type of a configuration. */
export * from './client/index.ts';
export { type Configuration, defineConfig } from './configuration.ts';
export * from './reference/index.ts';
