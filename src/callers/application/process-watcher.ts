/** A small process that ends what the check has started if the check is gone before it could. */
import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Reads which groups run. At the end of its input without `end`, the check was killed: then it kills these groups, and
 * on Linux all processes with the mark. Of those, one that is about to end may start another one meanwhile.
 */
const script = `trap '' HUP INT TERM
leaders=
while read -r word leader; do
  case $word in
    add) leaders="$leaders $leader" ;;
    remove)
      others=
      for other in $leaders; do [ "$other" = "$leader" ] || others="$others $other"; done
      leaders=$others ;;
    end) exit ;;
  esac
done
for leader in $leaders; do kill -s KILL -- "-$leader"; done
for round in 1 2 3; do
  for file in $(grep -lF "$1" /proc/[0-9]*/environ); do
    id=\${file#/proc/}
    kill -s KILL "\${id%/environ}"
  done
done`;

export class ProcessWatcher {
  #watcher: ChildProcess | undefined;
  /** As it stands in an environment. */
  readonly #mark: string;

  constructor(mark: string) {
    this.#mark = mark;
  }

  /** Starts it unless it runs. Without a shell on this machine, nobody watches. */
  begin(): void {
    if (this.#watcher !== undefined) return;
    // It belongs to no group and no terminal that could be ended together with the check.
    const watcher = spawn('/bin/sh', ['-c', script, 'watcher', this.#mark], {
      detached: true,
      env: {},
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    watcher.on('error', () => undefined);
    watcher.stdin.on('error', () => undefined);
    watcher.unref();
    this.#watcher = watcher;
  }

  add(leader: number): void {
    this.#say(`add ${leader}`);
  }

  remove(leader: number): void {
    this.#say(`remove ${leader}`);
  }

  end(): void {
    this.#say('end');
    this.#watcher?.stdin?.end();
    this.#watcher = undefined;
  }

  #say(line: string): void {
    this.#watcher?.stdin?.write(`${line}\n`);
  }
}
