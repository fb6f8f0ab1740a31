/** Loads BullMQ and its Redis client, which only this engine needs. */

export interface Packages {
  readonly bullmq: typeof import('bullmq');
  readonly Redis: typeof import('ioredis').Redis;
}

/** Rejects with an error that says what to install if one of the packages is missing. */
export async function loadPackages(): Promise<Packages> {
  try {
    const [bullmq, { Redis }] = await Promise.all([import('bullmq'), import('ioredis')]);
    return { bullmq, Redis };
  } catch (error) {
    throw new Error(
      'A service on Redis needs two more packages. Run: npm install bullmq@6 ioredis@6',
      { cause: error },
    );
  }
}
