/** What a key may do: in general, and on single endpoints. */
import type { Key } from '../../client/control.ts';

type Permissions = Pick<Key, 'permission' | 'endpoints'>;
type KeyPermission = Key['permission'];

const meanings: Readonly<Record<KeyPermission, string>> = {
  run: 'Run and read',
  read: 'Only read',
  none: 'Nothing',
};
const all = ['run', 'read', 'none'] as const satisfies readonly KeyPermission[];

/** `Run and read; on echo: only read`. */
export function permissionsText({ permission, endpoints }: Permissions): string {
  const single = Object.entries(endpoints).map(
    ([id, endpointPermission]) => `on ${id}: ${meanings[endpointPermission].toLowerCase()}`,
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
    const chosenPermission = all.find((name) => name === value);
    onPermissions({
      permission,
      endpoints: chosenPermission === undefined ? others : { ...others, [id]: chosenPermission },
    });
  }
  return (
    <>
      <label>
        Permission
        <select
          value={permission}
          onChange={({ currentTarget: { value } }) =>
            onPermissions({
              permission: all.find((name) => name === value) ?? permission,
              endpoints,
            })
          }
        >
          {all.map((name) => (
            <option value={name} key={name}>
              {meanings[name]}
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
              {all.map((name) => (
                <option value={name} key={name}>
                  {meanings[name]}
                </option>
              ))}
            </select>
          </label>
        ))}
      </details>
    </>
  );
}
