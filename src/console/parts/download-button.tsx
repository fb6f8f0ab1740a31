/** Saves a text as a file. */
import { saveFile } from './save-file.ts';

interface DownloadButtonProps {
  readonly text: () => string;
  /** The name of the file; its end says what it is. */
  readonly file: string;
  /** What is saved, for those who do not see where the button stands. */
  readonly about: string;
}

export function DownloadButton({ text, file, about }: DownloadButtonProps) {
  const save = () => saveFile(file, text(), 'application/json');
  return (
    <button type="button" aria-label={`Download ${about}`} onClick={save}>
      Download
    </button>
  );
}
