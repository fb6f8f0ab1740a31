/** Ports for applications: no two checks of a machine give out the same one. */
import { readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpredictableDigits } from '../../core/random.ts';
import { codeOf } from '../../core/system-errors.ts';
import { listens } from './port-listeners.ts';

export interface ReservedPort {
  readonly number: number;
  /** Lets others have it. */
  release(): void;
}

/** Below those that systems give to whoever asks for any port: neither a service nor a connection gets one of these. */
const firstPort = 20_000;
const portCount = 10_000;

/** A port of the loopback interface at which nothing listens. Rejects if there is none. */
export async function reservePort(): Promise<ReservedPort> {
  const start = Number.parseInt(unpredictableDigits(4), 16);
  for (let count = 0; count < portCount; count += 1) {
    const number = firstPort + ((start + count) % portCount);
    if (!claimPort(number)) continue;
    const release = () => rmSync(claimOf(number), { force: true });
    if (await isFreePort(number)) return { number, release };
    release();
  }
  throw new Error(`No port from ${firstPort} to ${firstPort + portCount - 1} is free.`);
}

/** A link that leads to the id of the process that has the port: links are made with their content or not at all. */
function claimOf(port: number): string {
  return join(tmpdir(), `inference-contract-port-${port}`);
}

/** Whether nobody had it. That of a process that is gone is claimed by the next attempt only. */
export function claimPort(port: number): boolean {
  try {
    symlinkSync(String(process.pid), claimOf(port));
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    // Not taken over at once: others may have seen the same, and who removes it last must not remove a new claim.
    removeStaleClaim(port);
    return false;
  }
}

/** Removes the claim of a process that was killed before it could release its port. */
function removeStaleClaim(port: number): void {
  try {
    if (!isAlive(Number(readlinkSync(claimOf(port))))) rmSync(claimOf(port), { force: true });
  } catch (error) {
    // It was released meanwhile, is one of another user, or no claim at all.
    if (!['ENOENT', 'EACCES', 'EPERM', 'EINVAL'].includes(codeOf(error) ?? '')) throw error;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Some systems let two listen at one port if their addresses differ. */
async function isFreePort(port: number): Promise<boolean> {
  if (await listens(port)) return false;
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // Without IPv6, nobody listens there.
    server.once('error', (error) => resolve(codeOf(error) !== 'EADDRINUSE'));
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}
