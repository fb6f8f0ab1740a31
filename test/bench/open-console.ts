/** What a console that is open costs `POST run` of the command `serve`: the same run with and without its event stream. */
import { setTimeout } from 'node:timers/promises';
import { type LoadGenerator, loadGenerator } from './load.ts';
import { runPath, type ServerProcess, startServer, submitHeaders } from './server-process.ts';
import { jobRequest } from './servers/exchanges.js';

const secondsPerLoad = 1;
const warmUpSeconds = 5;

/** A stream that has sent nothing for so long has sent all that it has. */
const quietMs = 300;

/** The ratios of the processor time of a request with an open console to that without, round by round. */
export async function openConsoleRatios(rounds: number): Promise<number[]> {
  const generator = await loadGenerator();
  const server = await startServer('command');
  try {
    await requestUs(server, generator, warmUpSeconds);
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const measures = [
        () => requestUs(server, generator, secondsPerLoad),
        () => whileOpen(server, () => requestUs(server, generator, secondsPerLoad)),
      ];
      const [first, second] = round % 2 === 0 ? measures : measures.toReversed();
      const us = [(await first?.()) ?? Number.NaN, (await second?.()) ?? Number.NaN];
      const [without = Number.NaN, open = Number.NaN] = round % 2 === 0 ? us : us.toReversed();
      ratios.push(open / without);
    }
    return ratios;
  } finally {
    await server.stop();
  }
}

async function requestUs(
  server: ServerProcess,
  generator: LoadGenerator,
  seconds: number,
): Promise<number> {
  const before = (await server.cpuUs()) ?? Number.NaN;
  const body = JSON.stringify(jobRequest);
  const request = {
    method: 'POST',
    url: server.url + runPath,
    headers: submitHeaders,
    body,
  } as const;
  const { requests, failed } = await generator.run(request, { seconds });
  if (failed > requests / 10) throw new Error(`${failed} requests failed.`);
  return (((await server.cpuUs()) ?? Number.NaN) - before) / requests;
}

/** Follows the account as the console does, and reads all that it is sent. */
async function whileOpen<Result>(
  { url }: ServerProcess,
  work: () => Promise<Result>,
): Promise<Result> {
  const origin = { origin: url, 'sec-fetch-site': 'same-origin' };
  const begun = await fetch(`${url}/console/session`, {
    method: 'POST',
    headers: { ...origin, 'content-type': 'application/json' },
    body: '{}',
  });
  const { sessionToken } = Object(await begun.json());
  const headers = { ...origin, 'console-session-token': String(sessionToken) };
  const ending = new AbortController();
  const stream = await fetch(`${url}/control/events/stream?requestChanges=true&brief=true`, {
    headers,
    signal: ending.signal,
  });
  if (!stream.ok || stream.body === null) throw new Error(`No events: ${stream.status}.`);
  const reader = stream.body.getReader();
  const counted = { chunks: 0 };
  const reading = readAll(reader, counted);
  // It begins with all events that are kept.
  for (let before = -1; before < counted.chunks; await setTimeout(quietMs)) before = counted.chunks;
  try {
    return await work();
  } finally {
    ending.abort();
    await reading;
  }
}

/** Ends when the stream was aborted; any other error is one. */
async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  counted: { chunks: number },
): Promise<void> {
  try {
    while (!(await reader.read()).done) counted.chunks += 1;
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
