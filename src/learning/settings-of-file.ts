/** The settings of a file that say what a deployment does, each by its path. */
import { isObject } from '../core/json.ts';

/** Members of an endpoint whose own members are settings. */
const groups: ReadonlySet<string> = new Set(['workers', 'inputs']);

/** The paths of all settings of a file that `learn` could have written. */
export function settingPaths(settings: unknown): string[][] {
  return membersAt(settings, []).flatMap((path) => {
    switch (path[0]) {
      case 'limits':
        return [path];
      case 'alternatives':
      case 'answerTimes':
        return membersAt(settings, path);
      case 'endpoints':
        return membersAt(settings, path).flatMap((endpoint) =>
          membersAt(settings, endpoint).flatMap((member) =>
            groups.has(member.at(-1) ?? '') ? membersAt(settings, member) : [member],
          ),
        );
      default:
        return [];
    }
  });
}

function membersAt(settings: unknown, path: readonly string[]): string[][] {
  const value = path.reduce<unknown>(
    (part, key) => (isObject(part) ? part[key] : undefined),
    settings,
  );
  return isObject(value) ? Object.keys(value).map((key) => [...path, key]) : [];
}
