/** The package's main entry: the client, and the local service in process. */
export * from './client/index.ts';
export * from './reference/index.ts';
