/** Who listens at a port of the loopback interface. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { basename } from 'node:path';
import { codeOf } from '../../core/system-errors.ts';
import { idsOfProcesses } from './leftover-processes.ts';

export interface PortListener {
  readonly pid: number;
  /** Of its program. */
  readonly name: string;
}

/** Servers may listen on IPv4, IPv6 or both. */
export async function listens(port: number): Promise<boolean> {
  const [isOpenV4, isOpenV6] = await Promise.all(
    ['127.0.0.1', '::1'].map((host) => isOpen(host, port)),
  );
  return isOpenV4 === true || isOpenV6 === true;
}

function isOpen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}

/** Those that are known: only Linux tells, and only of processes that this user may look into. */
export function knownListeners(port: number): PortListener[] {
  const sockets = new Set(['tcp', 'tcp6'].flatMap((table) => listeningSockets(table, port)));
  if (sockets.size === 0) return [];
  return idsOfProcesses()
    .filter((pid) => openFiles(pid).some((file) => sockets.has(file)) && !isInContainer(pid))
    .map((pid) => ({ pid, name: programOf(pid) }));
}

/** Who starts a container does not become the parent of what runs in it, so nobody can tell whose it is. */
function isInContainer(pid: number): boolean {
  const [files, ownFiles] = [pid, process.pid].map((id) =>
    readUnlessGone(() => readlinkSync(`/proc/${id}/ns/mnt`)),
  );
  return files !== ownFiles;
}

/** The first word only: others may hold secrets. */
function programOf(pid: number): string {
  const [path = ''] = readProcessFile(pid, 'cmdline')?.split(/[\0 ]/) ?? [];
  return basename(path) || 'a process';
}

/** How the kernel writes addresses at which the loopback interface reaches a listener: words in its byte order. */
const reachable = new Set([
  ...['00000000', '0100007F', '0'.repeat(32), `${'0'.repeat(24)}01000000`],
  ...['0000000000000000FFFF00000100007F', '0000000000000000FFFF000000000000'],
]);

/** The state of a socket that listens. */
const listening = '0A';

/** As open files are named. */
function listeningSockets(table: string, port: number): string[] {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  return readLines(`/proc/net/${table}`).flatMap((line) => {
    const [, local = '', , state, , , , , , inode] = line.trim().split(/\s+/);
    const [address = '', localPort] = local.split(':');
    const isMeant = state === listening && localPort === wanted && reachable.has(address);
    return isMeant ? [`socket:[${inode}]`] : [];
  });
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'latin1').split('\n');
  } catch {
    // Another system.
    return [];
  }
}

function openFiles(pid: number): string[] {
  const folder = `/proc/${pid}/fd`;
  const files = readUnlessGone(() => readdirSync(folder)) ?? [];
  return files.flatMap((file) => readUnlessGone(() => readlinkSync(`${folder}/${file}`)) ?? []);
}

/** The process group of a process and its parent; undefined if they cannot be told. */
export function kinOfProcess(
  pid: number,
): { readonly group: number; readonly parent: number } | undefined {
  const stat = readProcessFile(pid, 'stat');
  // After the name, which may have spaces and parentheses: state, parent, group.
  const [, parent, group] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  return stat === undefined ? undefined : { parent: Number(parent), group: Number(group) };
}

function readProcessFile(pid: number, file: 'cmdline' | 'stat'): string | undefined {
  return readUnlessGone(() => readFileSync(`/proc/${pid}/${file}`, 'utf8'));
}

/** Undefined if the process or the file has gone, or is one of another user. */
function readUnlessGone<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes(codeOf(error) ?? '')) return undefined;
    throw error;
  }
}
