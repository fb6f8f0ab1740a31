/** Saves requests in the formats of other tools. */
import { useAction } from '../parts/action.tsx';
import { saveFile } from '../parts/save-file.ts';
import { control } from '../session.ts';

interface DownloadsProps {
  readonly query: Parameters<typeof control.getRequestArchive>[0];
  /** Of the file, without its ending. */
  readonly name: string;
}

export function Downloads({ query, name }: DownloadsProps) {
  const { start, isBusy, failure } = useAction();
  const saveArchive = async () => {
    const archive = JSON.stringify(await control.getRequestArchive(query), null, 2);
    saveFile(`${name}.har`, archive, 'application/json');
  };
  const saveEvidence = async () =>
    saveFile(`${name}.ndjson`, await control.getRequestEvidence(query), 'application/x-ndjson');
  return (
    <>
      <button
        type="button"
        disabled={isBusy}
        title="HTTP archive, which browsers and HTTP tools can open"
        onClick={() => start(saveArchive)}
      >
        Download HAR
      </button>
      <button
        type="button"
        disabled={isBusy}
        title="For inference-contract judge"
        onClick={() => start(saveEvidence)}
      >
        Download evidence
      </button>
      {failure}
    </>
  );
}
