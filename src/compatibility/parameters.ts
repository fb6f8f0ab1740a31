/** Paths that take the same requests, and the parameters of their operations. */
import { isArray, type Json } from '../core/json.ts';
import type { ComparedDocument, PartAt } from './compared-document.ts';

const placeholder = /\{[^}]*\}/g;

/** The path that takes the requests of an old one: with other names of parameters, or with a parameter in place of a text. */
export function successorOf(path: string, paths: readonly string[]): string | undefined {
  const form = (text: string) => text.replaceAll(placeholder, '{}');
  const same = paths.find((other) => form(other) === form(path));
  return same ?? paths.find((other) => fixedValues(path, other).size > 0);
}

/** The texts of a path that parameters of another one stand for, by the parameters; none if the paths differ. */
export function fixedValues(path: string, other: string): ReadonlyMap<string, string> {
  const [segments, others] = [path.split('/'), other.split('/')];
  const values = new Map<string, string>();
  if (segments.length !== others.length) return values;
  for (const [index, segment] of others.entries()) {
    const text = segments[index] ?? '';
    const isParameter = /^\{[^}]*\}$/.test(segment);
    const isSame = text === segment || (isParameter && /^\{[^}]*\}$/.test(text));
    if (!isSame && (!isParameter || text.includes('{'))) return new Map();
    if (!isSame) values.set(`path ${index}`, text);
  }
  return values;
}

/** The parameters of an operation, by place and name; those of the path by their place in it. */
export function parametersOf(
  document: ComparedDocument,
  item: PartAt,
  operation: PartAt,
  path: string,
): ReadonlyMap<string, PartAt> {
  const parameters = new Map<string, PartAt>();
  for (const holder of [item, operation]) {
    const list = holder.value.parameters;
    for (const index of isArray(list) ? list.keys() : []) {
      const part = document.part(...holder.keys, 'parameters', String(index));
      if (part === undefined) continue;
      const { in: location, name } = part.value;
      if (location === 'header' && reserved.has(String(name).toLowerCase())) continue;
      const segment = path.split('/').indexOf(`{${String(name)}}`);
      const isInPath = location === 'path' && segment >= 0;
      const label = location === 'header' ? String(name).toLowerCase() : String(name);
      parameters.set(isInPath ? `path ${segment}` : `${String(location)} ${label}`, part);
    }
  }
  return parameters;
}

/** Headers that are no parameters (OpenAPI 3.1, section 4.8.12). */
const reserved: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);

export function nameOfParameter(part: PartAt | undefined): string {
  const { in: location, name } = part?.value ?? {};
  return `${String(location)} parameter ${String(name)}`;
}

/** OpenAPI 3.1, section 4.8.12.2. */
export function defaultForm(keyword: string, parameter: PartAt['value']): Json {
  const style = parameter.in === 'query' || parameter.in === 'cookie' ? 'form' : 'simple';
  if (keyword === 'style') return style;
  return keyword === 'explode' && (parameter.style ?? style) === 'form';
}
