/**
 * Scripts that run inside Redis, each in one step. A script names its arguments once: TypeScript
 * passes an object with these names, and Lua reads them as local variables.
 */
import { createHash } from 'node:crypto';
import { library } from './library.ts';

export interface StoredScript {
  readonly lua: string;
  /** For `EVALSHA`. */
  readonly digest: string;
}

export interface RedisScript<Name extends string = string> extends StoredScript {
  /** In the order in which they are sent, after the instant and the size of the log. */
  readonly args: readonly Name[];
}

export function storedScript(lua: string): StoredScript {
  return { lua, digest: createHash('sha1').update(lua).digest('hex') };
}

/** In Lua a text: `'1'` for true, `''` for false and undefined. */
export type Argument = string | number | boolean | undefined;

/** The arguments of a script. */
export type ArgumentsOf<AScript extends RedisScript> = {
  readonly [Name in AScript['args'][number]]: Argument;
};

/** A script for one call. Announces the last of its events at the end, for all of them. */
export function script<const Names extends readonly string[]>(
  args: Names,
  body: string,
): RedisScript<Names[number]> {
  return scriptWithLibrary(args, `${locals(args, 'ARGV')}\n${body}`);
}

/**
 * A script for several calls, each with `fields` of a hash besides. Returns all answers; that of a
 * call that fails is an error. On the wire, the first argument has the arguments of all calls, as
 * JSON, with the number of their fields; the other arguments are the fields of all.
 */
export function batchedScript<const Names extends readonly string[]>(
  args: Names,
  body: string,
): RedisScript<Names[number]> {
  return scriptWithLibrary(
    args,
    `
local function step(call, fields)
${locals(args, 'call')}
${body}
end
local answers, at = {}, 2
for index, call in ipairs(cjson.decode(ARGV[1])) do
  local count = table.remove(call)
  now, logSize = call[1], call[2]
  local done, answer = pcall(step, call, { unpack(ARGV, at, at + count - 1) })
  if not done then answer = redis.error_reply(type(answer) == 'table' and answer.err or tostring(answer)) end
  answers[index] = answer
  at = at + count
end
return answers
`,
  );
}

/** The arguments of a call as they are sent. */
export function sentArguments(
  { args }: RedisScript,
  values: Readonly<Record<string, Argument>>,
  { nowMs, logSize }: { nowMs: number; logSize: number },
): string[] {
  const sent = [`${nowMs}`, `${logSize}`];
  for (const name of args) sent.push(argumentText(values[name]));
  return sent;
}

function argumentText(value: Argument): string {
  if (typeof value === 'boolean') return value ? '1' : '';
  return value === undefined ? '' : `${value}`;
}

function locals(names: readonly string[], list: string): string {
  return names.length === 0 ? '' : `local ${names.join(', ')} = unpack(${list}, 3)`;
}

/** Returns what was logged, the answer, what was damaged, and how many more keys were. */
function scriptWithLibrary<Name extends string>(
  args: readonly Name[],
  body: string,
): RedisScript<Name> {
  const lua = `${library}
local function run()
${body}
end
local answer = run()
if sequence then redis.call('PUBLISH', base .. 'events', sequence) end
return { logged, answer or false, damaged, untold }
`;
  return { args, ...storedScript(lua) };
}
