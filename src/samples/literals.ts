/** JSON values as code. */
import { isArray, isObject, type Json } from '../core/json.ts';

/** As TypeScript, in lines as JSON has them. In a literal, a member named __proto__ would set the prototype. */
export function typeScriptValue(value: unknown, indent = ''): string {
  return JSON.stringify(value, null, 2)
    .replaceAll(/^( *)"__proto__":/gm, '$1["__proto__"]:')
    .replaceAll('\n', `\n${indent}`);
}

/** As TypeScript in one line, as people write it. */
export function typeScriptLine(value: Json): string {
  if (isArray(value)) return `[${value.map(typeScriptLine).join(', ')}]`;
  if (typeof value === 'string') return singleQuoted(value);
  if (!isObject(value)) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, item]) => `${propertyName(key)}: ${typeScriptLine(item)}`)
    .join(', ')} }`;
}

/** As Python. @param indent of the line where the value begins; undefined for a value in one line */
export function pythonValue(value: unknown, indent?: string): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const isList = Array.isArray(value);
  const [start, end] = isList ? '[]' : '{}';
  const inner = indent === undefined ? undefined : `${indent}    `;
  const parts = Object.entries(value).map(([name, member]) => {
    const written = pythonValue(member, inner);
    return isList ? written : `${JSON.stringify(name)}: ${written}`;
  });
  if (inner === undefined) return `${start}${parts.join(', ')}${end}`;
  const lines = parts.map((part) => `\n${inner}${part},`);
  return `${start}${lines.join('')}${parts.length === 0 ? '' : `\n${indent}`}${end}`;
}

/** A property name of TypeScript, quoted only where it has to be. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : singleQuoted(name);
}

export function singleQuoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
