/** In place of a table without jobs: how to submit the first one. */

import { submissionRequest } from '../code/code-request.ts';
import { curlCode } from '../code/curl.ts';
import { linkTo } from '../router.ts';
import { CopyButton } from './copy-button.tsx';
import { useEndpoints } from './endpoints.ts';
import { Empty } from './loading.tsx';
import { useCodeContext } from './use-code-context.ts';

/** A call to copy, for an endpoint of the account; those of the kind come first. */
export function FirstJob({
  title = 'No jobs yet.',
  kind = 'serverless',
}: {
  readonly title?: string;
  readonly kind?: 'serverless' | 'public';
}) {
  const { value: endpoints } = useEndpoints();
  const context = useCodeContext();
  const first = endpoints?.find((endpoint) => endpoint.kind === kind) ?? endpoints?.[0];
  if (first === undefined) return <Empty title={title} />;
  const input = first.examples?.[0]?.input ?? { prompt: 'A lighthouse' };
  const command = curlCode(submissionRequest({ endpointId: first.id, body: { input } }), context);
  return (
    <Empty title={title}>
      <p>
        Send one from your program or a terminal, with one of your{' '}
        <a href={linkTo('keys')}>API keys</a>, or run a model in the{' '}
        <a href={linkTo()}>playground</a>. It appears here at once.
      </p>
      <pre>{command}</pre>
      <CopyButton text={command} label="Copy the command" />
    </Empty>
  );
}
