/** The input and the output of a job, side by side. */
import type { JobDetails } from '../../client/control.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { DownloadButton } from '../parts/download-button.tsx';
import { JsonView } from '../parts/json-view.tsx';
import { Media } from '../parts/media.tsx';

export function JobContent({ job }: { readonly job: JobDetails }) {
  const { input, output, endedMs } = job;
  return (
    <div class="job-content">
      <Part
        name="Input"
        value={input}
        file={`${job.id}-input.json`}
        without="The input is not kept: the request was large, and the job cannot run again."
      />
      <Part
        name="Output"
        value={output}
        file={`${job.id}-output.json`}
        without={endedMs === undefined ? 'The job has not ended.' : 'The job has no output.'}
      />
    </div>
  );
}

interface PartProps {
  readonly name: string;
  /** Undefined if there is none. */
  readonly value: unknown;
  readonly file: string;
  /** What to say if there is none. */
  readonly without: string;
}

function Part({ name, value, file, without }: PartProps) {
  if (value === undefined) {
    return (
      <section>
        <h2>{name}</h2>
        <p class="quiet">{without}</p>
      </section>
    );
  }
  const text = () => JSON.stringify(value, null, 2);
  const what = name.toLowerCase();
  return (
    <section>
      <div class="row">
        <h2>{name}</h2>
        <CopyButton text={text} label="Copy" about={`the ${what} as JSON`} />
        <DownloadButton text={text} file={file} about={`the ${what} as JSON`} />
      </div>
      <Media value={value} about={name} />
      <JsonView value={value} />
    </section>
  );
}
