/** The attempt that is shown: its state, its result and what it has cost. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { JobDetails } from '../../client/control.ts';
import { isObject } from '../../core/json.ts';
import { accountNow, isManual } from '../account-clock.ts';
import { useAction } from '../parts/action.tsx';
import { JsonView } from '../parts/json-view.tsx';
import { Failure } from '../parts/loading.tsx';
import { ownUrl } from '../parts/media.tsx';
import { Duration, exactMoneyText, Money, State } from '../parts/values.tsx';
import { linkTo } from '../router.ts';
import { Response } from './response.tsx';
import {
  cancelAttempt,
  isJobNotFound,
  type PlaygroundAttempt,
  type RetryPause,
  stopWaiting,
} from './shown-attempt.ts';

export function Result({ attempt }: { readonly attempt: PlaygroundAttempt }) {
  const { job, error, request, response, wait } = attempt;
  const { start, failure } = useAction();
  const progress = useRef<HTMLParagraphElement>(null);
  const isOver = error !== undefined || job?.endedMs !== undefined;
  // On a phone, the result is below the form.
  useEffect(() => progress.current?.scrollIntoView({ block: 'nearest' }), [request]);
  return (
    <>
      <p class="progress" role="status" ref={progress}>
        {job === undefined ? <WaitNotice attempt={attempt} /> : <Progress job={job} />}
      </p>
      {wait !== undefined && <Pause wait={wait} />}
      {error !== undefined && <Problem error={error} />}
      {job !== undefined && (
        <p class="quiet">
          {'Job '}
          <a href={linkTo('jobs', job.id)}>{job.id}</a>
          {` on ${request.endpointId}`}
        </p>
      )}
      {job === undefined && !isOver && (
        <button type="button" onClick={stopWaiting}>
          Stop waiting
        </button>
      )}
      {job !== undefined && !isOver && (
        <button type="button" onClick={() => start(() => cancelAttempt(attempt))}>
          Cancel the job
        </button>
      )}
      {failure}
      {job !== undefined && job.endedMs !== undefined && <End attempt={attempt} job={job} />}
      {response !== undefined && <Response request={request} response={response} />}
    </>
  );
}

function WaitNotice({
  attempt: { request, error, wait },
}: {
  readonly attempt: PlaygroundAttempt;
}) {
  if (error !== undefined) return <>No result</>;
  if (wait !== undefined) return <>The service asks to wait</>;
  return <>{request.isSync ? 'Waiting for the result…' : 'Submitting…'}</>;
}

/** Why and how long nothing is sent. */
function Pause({ wait: { reason, untilMs, nextTry } }: { readonly wait: RetryPause }) {
  const leftMs = Math.max(0, untilMs - accountNow.value);
  return (
    <div class="notice">
      <p>
        {`${reason} The request is sent again `}
        {isManual.value ? 'when the account’s time has moved by ' : 'in '}
        <Duration ms={Math.ceil(leftMs / 1000) * 1000} />
        {`, for the ${ordinal(nextTry)} time.`}
      </p>
      {isManual.value && <a href={linkTo('clock')}>Move the clock</a>}
    </div>
  );
}

function ordinal(count: number): string {
  return `${count}${{ 2: 'nd', 3: 'rd' }[count] ?? 'th'}`;
}

function Progress({ job: { status, delayTime, executionTime } }: { readonly job: JobDetails }) {
  return (
    <>
      <State state={status} />
      {delayTime !== undefined && (
        <>
          {' · in the queue '}
          <Duration ms={delayTime} />
        </>
      )}
      {executionTime !== undefined && (
        <>
          {' · ran '}
          <Duration ms={executionTime} />
        </>
      )}
    </>
  );
}

function End({ attempt, job }: { readonly attempt: PlaygroundAttempt; readonly job: JobDetails }) {
  const { status, output, error = 'The job has no result.' } = job;
  return (
    <>
      {status === 'COMPLETED' ? (
        output !== undefined && <Output output={output} />
      ) : (
        <p class="notice bad">{error}</p>
      )}
      <Charge charge={job.cost} estimate={attempt.estimate} />
    </>
  );
}

function Problem({ error }: { readonly error: unknown }) {
  if (!isJobNotFound(error)) return <Failure error={error} />;
  return (
    <p class="notice">
      The service no longer has this job: it was deleted, or the service has restarted. The form has
      its input; run it again.
    </p>
  );
}

function Charge({ charge, estimate }: Record<'charge' | 'estimate', string | undefined>) {
  if (charge === undefined) return <p class="charge">Not charged</p>;
  return (
    <p class="charge">
      {'Charged '}
      <Money amount={charge} />
      {estimate !== undefined && (
        <span class="quiet">
          {estimate === charge ? ', as estimated' : `, estimated ${exactMoneyText(estimate)}`}
        </span>
      )}
    </p>
  );
}

/** What models return: a file, a text, or any JSON. */
function Output({ output }: { readonly output: unknown }) {
  const { image_url, video_url, text, transcription } = isObject(output) ? output : {};
  if (typeof image_url === 'string') return <ResultFile url={image_url} kind="image" />;
  if (typeof video_url === 'string') return <ResultFile url={video_url} kind="video" />;
  if (typeof text === 'string') return <TextResult text={text} name="text.txt" />;
  if (typeof transcription === 'string') {
    return <TextResult text={transcription} name="transcript.txt" />;
  }
  return <JsonView value={output} />;
}

/** A file of the service itself; the page may show no other, and what else it links is untrusted. */
function ResultFile({
  url: resultUrl,
  kind,
}: {
  readonly url: string;
  readonly kind: 'image' | 'video';
}) {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => setFailed(false), [resultUrl]);
  const url = ownUrl(resultUrl);
  if (url === undefined) {
    return (
      <p>
        The result is on another server: <code>{resultUrl}</code>
      </p>
    );
  }
  if (hasFailed) return <p class="notice">The file cannot be shown; its URL may have expired.</p>;
  const onError = () => setFailed(true);
  return (
    <figure>
      {kind === 'image' ? (
        <img src={url} alt="The result" onError={onError} />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: The clips have no sound.
        <video src={url} controls loop aria-label="The result" onError={onError} />
      )}
      <figcaption>
        <a href={url} download={url.slice(url.lastIndexOf('/') + 1)}>
          {`Download the ${kind}`}
        </a>
      </figcaption>
    </figure>
  );
}

function TextResult({ text, name }: { readonly text: string; readonly name: string }) {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const textUrl = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    setUrl(textUrl);
    return () => URL.revokeObjectURL(textUrl);
  }, [text]);
  return (
    <figure>
      <blockquote>{text}</blockquote>
      <figcaption>
        <a href={url} download={name}>
          Download the text
        </a>
      </figcaption>
    </figure>
  );
}
