/** What a key may do: in general, and on single endpoints. */
import type { Key } from '../../client/control.ts';

type Permissions = Pick<Key, 'permission' | 'endpoints'>;
type Permission = Key['permission'];

const meanings: Readonly<Record<Permission, string>> = {
  run: 'Run and read',
  read: 'Only read',
  none: 'Nothing',
};
const all = ['run', 'read', 'none'] as const satisfies readonly Permission[];

/** `Run and read; on echo: only read`. */
export function permissionsText({ permission, endpoints }: Permissions): string {
  const single = Object.entries(endpoints).map(
    ([id, one]) => `on ${id}: ${meanings[one].toLowerCase()}`,
  );
  return [meanings[permission], ...single].join('; ');
}

export function PermissionFields({
  permissions: { permission, endpoints },
  endpointIds,
  onPermissions,
}: {
  readonly permissions: Permissions;
  readonly endpointIds: readonly string[];
  readonly onPermissions: (permissions: Permissions) => void;
}) {
  const chosen = Object.keys(endpoints);
  // An endpoint that is no longer there can still be taken back.
  const ids = [...new Set([...endpointIds, ...chosen])];
  function choose(id: string, value: string): void {
    const { [id]: _, ...others } = endpoints;
    const own = all.find((one) => one === value);
    onPermissions({
      permission,
      endpoints: own === undefined ? others : { ...others, [id]: own },
    });
  }
  return (
    <>
      <label>
        Permission
        <select
          value={permission}
          onChange={({ currentTarget: { value } }) =>
            onPermissions({ permission: all.find((one) => one === value) ?? permission, endpoints })
          }
        >
          {all.map((one) => (
            <option value={one} key={one}>
              {meanings[one]}
            </option>
          ))}
        </select>
      </label>
      <details open={chosen.length > 0}>
        <summary>Other permissions on single endpoints</summary>
        {ids.map((id) => (
          <label key={id}>
            <code>{id}</code>
            <select
              value={endpoints[id] ?? ''}
              onChange={({ currentTarget }) => choose(id, currentTarget.value)}
            >
              <option value="">As above</option>
              {all.map((one) => (
                <option value={one} key={one}>
                  {meanings[one]}
                </option>
              ))}
            </select>
          </label>
        ))}
      </details>
    </>
  );
}
