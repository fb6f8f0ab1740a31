/** JSON values as code. */

/** As TypeScript. In a literal, a member named __proto__ would set the prototype. */
export function typeScriptValue(value: unknown, indent = ''): string {
  return JSON.stringify(value, null, 2)
    .replaceAll(/^( *)"__proto__":/gm, '$1["__proto__"]:')
    .replaceAll('\n', `\n${indent}`);
}

export function pythonValue(value: unknown, indent = ''): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const isList = Array.isArray(value);
  const [start, end] = isList ? '[]' : '{}';
  const parts = Object.entries(value).map(([name, member]) => {
    const written = pythonValue(member, `${indent}    `);
    return `\n${indent}    ${isList ? '' : `${JSON.stringify(name)}: `}${written},`;
  });
  return `${start}${parts.join('')}${parts.length === 0 ? '' : `\n${indent}`}${end}`;
}
