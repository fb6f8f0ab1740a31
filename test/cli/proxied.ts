import { runProgram } from '../../src/cli/program.ts';
import { type MemoryTerminal, memoryTerminal } from './setup.ts';
// Loaded before the tests, which have a time limit.
import '../../src/cli/checks/proxy-command.ts';

/** Runs a proxy while a client uses it. */
export async function proxied(
  args: readonly string[],
  use: (url: string) => Promise<unknown>,
): Promise<MemoryTerminal & { readonly status: number }> {
  const stop = new AbortController();
  let listening: (url: string) => void = () => undefined;
  const url = new Promise<string>((resolve) => {
    listening = resolve;
  });
  const terminal = memoryTerminal({ stop: stop.signal });
  const { print } = terminal;
  const shown = {
    ...terminal,
    print(line: string) {
      print(line);
      const [, address] = /^(?:Forwarding|Answering) (\S+) /.exec(line) ?? [];
      if (address !== undefined) listening(address);
    },
  };
  const ended = runProgram(['proxy', '--port', '0', ...args], shown);
  await use(await url);
  stop.abort();
  await ended;
  return { ...terminal, status: shown.exitCode };
}
