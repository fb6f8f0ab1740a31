/** The webhook calls of the account, and receivers that jobs can name as their webhook. */
import { useState } from 'preact/hooks';
import type { Receiver, ReceiverCall } from '../../client/control.ts';
import { curlCode } from '../code/curl.ts';
import { handleSubmit, useAction } from '../parts/action.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { DetailHeader } from '../parts/detail-header.tsx';
import { ConfirmButton } from '../parts/dialog.tsx';
import { useEndpoints } from '../parts/endpoints.ts';
import { Empty, Show, useLoaded } from '../parts/loading.tsx';
import { jobIdInBody, ReceivedCall, scriptText } from '../parts/received-call.tsx';
import { useCodeContext } from '../parts/use-code-context.ts';
import { linkFragment } from '../playground/request-links.ts';
import { goTo, linkTo, route } from '../router.ts';
import { control } from '../session.ts';
import { Deliveries } from './deliveries.tsx';
import { responsesOf, ScriptEditor, scriptSteps } from './script-editor.tsx';
import './webhooks.css';

export function WebhooksPage() {
  const receivers = useLoaded('receivers', (signal) => control.listReceivers({ signal }));
  const [, id] = route.value.parts;
  return (
    <>
      {id === undefined && <Deliveries />}
      <Show loaded={receivers}>
        {(all) =>
          id === undefined ? (
            <Receivers all={all} onChange={receivers.reload} />
          ) : (
            <ReceiverPage
              id={id}
              receiver={all.find((receiver) => receiver.id === id)}
              onChange={receivers.reload}
            />
          )
        }
      </Show>
    </>
  );
}

interface ReceiverChangeProps {
  readonly onChange: () => void;
}

function Receivers({ all, onChange }: { readonly all: readonly Receiver[] } & ReceiverChangeProps) {
  return (
    <section class="webhooks" aria-labelledby="receivers">
      <h2 id="receivers">Receivers</h2>
      <p class="quiet">
        A receiver takes the webhook calls of jobs and answers them as you say, so you can see a
        retry without a server of your own.
      </p>
      {all.length === 0 && <NoReceivers />}
      <ul class="receivers">
        {all.map(({ id, name = id, url, responses, calls }) => (
          <li key={id}>
            <a href={linkTo('webhooks', id)}>{`${name} (${calls})`}</a>
            <code class="address">{url}</code>
            <CopyButton text={url} about="the address" isIcon />
            <span class="quiet">{`answers ${scriptText(responses)}`}</span>
          </li>
        ))}
      </ul>
      <NewReceiver onChange={onChange} />
    </section>
  );
}

function NoReceivers() {
  const body = JSON.stringify({ responses: [{ status: 500 }, { status: 500 }, { status: 200 }] });
  const curl = curlCode({ method: 'POST', target: '/control/receivers', body }, useCodeContext());
  return (
    <Empty title="No receivers yet">
      <p>Create one below, or with curl:</p>
      <pre>{curl}</pre>
      <CopyButton text={curl} />
    </Empty>
  );
}

function NewReceiver({ onChange }: ReceiverChangeProps) {
  const [name, setName] = useState('');
  const [steps, setSteps] = useState(scriptSteps([{ status: 200 }]));
  const { start, failure } = useAction();
  async function create(): Promise<void> {
    const { id } = await control.createReceiver({
      ...(name !== '' && { name }),
      responses: responsesOf(steps),
    });
    setName('');
    onChange();
    goTo(linkTo('webhooks', id));
  }
  return (
    <details>
      <summary>New receiver</summary>
      <form onSubmit={handleSubmit(() => start(create))}>
        <label>
          Name (optional)
          <input
            maxLength={100}
            autoComplete="off"
            value={name}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        <ScriptEditor steps={steps} onSteps={(next) => setSteps([...next])} />
        <button type="submit" class="primary">
          Create receiver
        </button>
        {failure}
      </form>
    </details>
  );
}

interface ReceiverPageProps extends ReceiverChangeProps {
  readonly id: string;
  /** Undefined if there is none. */
  readonly receiver: Receiver | undefined;
}

function ReceiverPage({ id, receiver, onChange }: ReceiverPageProps) {
  return (
    <>
      <DetailHeader
        back={{ to: linkTo('webhooks'), text: 'All webhooks' }}
        copied={receiver?.url ?? id}
        about={receiver === undefined ? 'the id' : 'the address'}
      >
        <bdi>{receiver?.name ?? id}</bdi>
      </DetailHeader>
      {receiver === undefined ? (
        <Empty title={`There is no receiver ${id}.`}>
          <p>It was deleted, or the service has restarted.</p>
        </Empty>
      ) : (
        <ReceiverView receiver={receiver} onChange={onChange} key={id} />
      )}
    </>
  );
}

function ReceiverView({
  receiver,
  onChange,
}: { readonly receiver: Receiver } & ReceiverChangeProps) {
  const { id, url, responses } = receiver;
  const calls = useLoaded(`calls of ${id}`, async (signal) => {
    // It may have been deleted elsewhere: the page is about to hear of it.
    const all = await control.listReceivers({ signal });
    return all.some((other) => other.id === id)
      ? control.listReceiverCalls(id, {}, { signal })
      : [];
  });
  return (
    <div class="webhooks">
      <div class="row">
        <code class="address">{url}</code>
        <SubmitLink url={url} />
      </div>
      <p>{`It answers ${scriptText(responses)}.`}</p>
      <div class="row">
        <ChangeScript receiver={receiver} onChange={onChange} />
        <ConfirmButton
          label="Delete receiver"
          question="Its calls are deleted too. For jobs that still name it, the local service then answers their webhook calls with 404."
          act={async () => {
            await control.deleteReceiver(id);
            goTo(linkTo('webhooks'), { replace: true });
            onChange();
          }}
        />
      </div>
      <h3>Calls, latest first</h3>
      <Show loaded={calls}>{(list) => <Calls list={list} url={url} />}</Show>
    </div>
  );
}

/** The playground, with a job that names the receiver. */
function SubmitLink({ url }: { readonly url: string }) {
  const { value: endpoints = [] } = useEndpoints();
  const endpoint = endpoints.find(({ kind }) => kind === 'serverless') ?? endpoints[0];
  if (endpoint === undefined) return null;
  const body = { input: { prompt: 'A lighthouse' }, webhook: url };
  return (
    <a
      class="button"
      href={linkTo() + linkFragment({ endpointId: endpoint.id, isSync: false, body })}
    >
      Submit a job to it
    </a>
  );
}

function ChangeScript({
  receiver,
  onChange,
}: { readonly receiver: Receiver } & ReceiverChangeProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (isOpen) return <ScriptForm receiver={receiver} onChange={onChange} close={close} />;
  return (
    <button type="button" onClick={() => setOpen(true)}>
      Change script
    </button>
  );
}

function ScriptForm({
  receiver: { id, responses },
  onChange,
  close,
}: { readonly receiver: Receiver; readonly close: () => void } & ReceiverChangeProps) {
  const [steps, setSteps] = useState(scriptSteps(responses));
  const { start, failure } = useAction();
  async function change(): Promise<void> {
    await control.changeReceiver(id, responsesOf(steps));
    close();
    onChange();
  }
  return (
    <form aria-label="Change script" onSubmit={handleSubmit(() => start(change))}>
      <ScriptEditor steps={steps} onSteps={(next) => setSteps([...next])} />
      <div class="row">
        <button type="submit" class="primary">
          Save script
        </button>
        <button type="button" onClick={close}>
          Cancel
        </button>
      </div>
      <p class="quiet">The next call gets the first response.</p>
      {failure}
    </form>
  );
}

function Calls({ list, url }: { readonly list: readonly ReceiverCall[]; readonly url: string }) {
  if (list.length === 0) {
    return (
      <Empty title="No calls yet">
        <p>
          Submit a job that names the address as its <code>webhook</code>. The call arrives when the
          job ends.
        </p>
      </Empty>
    );
  }
  return (
    <ol class="calls">
      {list.map((call, index) => (
        <li key={call.number}>
          <ReceivedCall call={call} isOpen={index === 0}>
            <JobLink id={jobIdInBody(call.body)} />
            <CopyButton text={() => callAgain(call, url)} label="Copy as curl" />
          </ReceivedCall>
        </li>
      ))}
    </ol>
  );
}

/** A command that sends a call again; another address can take the place of the receiver's. */
function callAgain({ headers, body }: ReceiverCall, url: string): string {
  const { origin, pathname } = new URL(url);
  const request = {
    method: 'POST',
    target: pathname,
    contentType: headers['content-type'],
    body,
    key: { is: 'missing' },
  } as const;
  return curlCode(request, { baseUrl: origin, keys: [] });
}

function JobLink({ id }: { readonly id: string | undefined }) {
  if (id === undefined) return null;
  return (
    <p>
      Job <a href={linkTo('jobs', id)}>{id}</a>
    </p>
  );
}
