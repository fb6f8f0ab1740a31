/** API keys: what each may do. Values are shown once, when they are created; those of the demo settings always. */
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { CreatedKey, Key } from '../../client/control.ts';
import { handleSubmit, useAction } from '../parts/action.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { ConfirmButton } from '../parts/dialog.tsx';
import { useEndpoints } from '../parts/endpoints.ts';
import { Empty, Show, useLoaded } from '../parts/loading.tsx';
import { NewKey } from '../parts/new-key.tsx';
import { Time } from '../parts/values.tsx';
import { control } from '../session.ts';
import './keys.css';
import { PermissionFields, permissionsText } from './permission-fields.tsx';

export function KeysPage() {
  const loaded = useLoaded('keys', (signal) => control.listKeys({ signal }));
  const endpoints = useEndpoints();
  const [created, setCreated] = useState<CreatedKey>();
  const endpointIds = endpoints.value?.map(({ id }) => id) ?? [];
  return (
    <div class="api-keys">
      <p>
        Programs send a key as <code>Authorization: Bearer KEY</code>. This page needs none.
      </p>
      {created !== undefined && (
        <NewKey title="Copy the new key now" value={created.key}>
          <button type="button" onClick={() => setCreated(undefined)}>
            I have copied it
          </button>
        </NewKey>
      )}
      <Show loaded={loaded}>
        {(keys) =>
          keys.length === 0 ? (
            <Empty title="No keys yet.">
              <p>Create one below, so that programs can call the service.</p>
            </Empty>
          ) : (
            <ul>
              {keys.map((key) => (
                <KeyItem
                  key={key.id}
                  apiKey={key}
                  isHintUnique={keys.filter(({ hint }) => hint === key.hint).length === 1}
                  endpointIds={endpointIds}
                  onChanged={loaded.reload}
                />
              ))}
            </ul>
          )
        }
      </Show>
      <CreateForm
        endpointIds={endpointIds}
        onCreated={(key) => {
          setCreated(key);
          loaded.reload();
        }}
      />
    </div>
  );
}

interface KeyItemProps {
  readonly apiKey: Key;
  /** Whether the hint tells the key from the others. */
  readonly isHintUnique: boolean;
  readonly endpointIds: readonly string[];
  readonly onChanged: () => void;
}

function KeyItem({ apiKey, isHintUnique, endpointIds, onChanged }: KeyItemProps) {
  const [isChanging, setChanging] = useState(false);
  const title = useId();
  const { id, name, hint, value, createdMs, permission, endpoints, isFromSettings } = apiKey;
  return (
    <li aria-labelledby={title}>
      <div class="about">
        <div class="row">
          <strong id={title}>{name ?? id}</strong>
          <code>{value ?? (isHintUnique && hint ? `…${hint}` : 'value hidden')}</code>
          {value !== undefined && <CopyButton text={value} label="Copy the key" />}
          <span class="quiet">
            {createdMs === undefined ? (
              isFromSettings ? (
                'from the settings'
              ) : (
                'created with the account; only its creator has the value'
              )
            ) : (
              <>
                created <Time ms={createdMs} />
              </>
            )}
          </span>
        </div>
        <p>{permissionsText({ permission, endpoints })}</p>
      </div>
      {isChanging ? (
        <ChangeForm
          apiKey={apiKey}
          endpointIds={endpointIds}
          onClose={(hasChanged) => {
            setChanging(false);
            if (hasChanged) onChanged();
          }}
        />
      ) : (
        <div class="row">
          <button type="button" onClick={() => setChanging(true)}>
            Change
          </button>
          <ConfirmButton
            label="Revoke the key"
            question={`Programs that use ${name ?? id} get 401 from their next request on. ${
              createdMs === undefined
                ? 'A reset of the account restores it.'
                : 'This cannot be undone.'
            }`}
            act={async () => {
              await control.revokeKey(id);
              onChanged();
            }}
          />
        </div>
      )}
    </li>
  );
}

function CreateForm({
  endpointIds,
  onCreated,
}: {
  readonly endpointIds: readonly string[];
  readonly onCreated: (key: CreatedKey) => void;
}) {
  const empty = { name: '', permission: 'run', endpoints: {} } as const;
  const [draft, setDraft] = useState<KeyDraft>(empty);
  return (
    <section>
      <h2>New key</h2>
      <KeyForm
        draft={draft}
        endpointIds={endpointIds}
        onDraft={setDraft}
        label="Create key"
        save={async ({ name, ...permissions }) => {
          onCreated(await control.createKey({ ...(name !== '' && { name }), ...permissions }));
          setDraft(empty);
        }}
      />
    </section>
  );
}

function ChangeForm({
  apiKey: { id, name = '', permission, endpoints },
  endpointIds,
  onClose,
}: {
  readonly apiKey: Key;
  readonly endpointIds: readonly string[];
  readonly onClose: (hasChanged: boolean) => void;
}) {
  const [draft, setDraft] = useState<KeyDraft>({ name, permission, endpoints });
  return (
    <KeyForm
      draft={draft}
      endpointIds={endpointIds}
      onDraft={setDraft}
      label="Save"
      save={async ({ name: wanted, ...permissions }) => {
        await control.changeKey(id, { ...(wanted !== '' && { name: wanted }), ...permissions });
        onClose(true);
      }}
    >
      <button type="button" onClick={() => onClose(false)}>
        Cancel
      </button>
    </KeyForm>
  );
}

interface KeyDraft extends Pick<Key, 'permission' | 'endpoints'> {
  /** Empty for none. */
  readonly name: string;
}

interface KeyFormProps {
  readonly draft: KeyDraft;
  readonly endpointIds: readonly string[];
  readonly onDraft: (draft: KeyDraft) => void;
  readonly label: string;
  readonly save: (draft: KeyDraft) => Promise<void>;
  readonly children?: JSX.Element;
}

function KeyForm({ draft, endpointIds, onDraft, label, save, children }: KeyFormProps) {
  const { start, isBusy, failure } = useAction();
  return (
    <form onSubmit={handleSubmit(() => start(() => save(draft)))}>
      <label>
        Name (optional)
        <input
          maxLength={100}
          autoComplete="off"
          value={draft.name}
          onInput={({ currentTarget }) => onDraft({ ...draft, name: currentTarget.value })}
        />
      </label>
      <PermissionFields
        permissions={draft}
        endpointIds={endpointIds}
        onPermissions={(permissions) => onDraft({ ...draft, ...permissions })}
      />
      {failure}
      <div class="row">
        <button type="submit" class="primary" disabled={isBusy}>
          {label}
        </button>
        {children}
      </div>
    </form>
  );
}
