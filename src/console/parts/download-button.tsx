/** Saves a text as a file. */

interface DownloadButtonProps {
  readonly text: () => string;
  /** The name of the file; its end says what it is. */
  readonly file: string;
  /** What is saved, for those who do not see where the button stands. */
  readonly about: string;
}

export function DownloadButton({ text, file, about }: DownloadButtonProps) {
  function save(): void {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text()], { type: 'application/json' }));
    link.download = file;
    link.click();
    URL.revokeObjectURL(link.href);
  }
  return (
    <button type="button" aria-label={`Download ${about}`} onClick={save}>
      Download
    </button>
  );
}
