/** Opens the page of a report. */
import { openTab } from '../session.ts';
import { useAction } from './action.tsx';

export function ReportButton({ path }: { readonly path: string }) {
  const { start, isBusy, failure } = useAction();
  return (
    <>
      <button type="button" disabled={isBusy} onClick={() => start(() => openTab(path))}>
        Whole report
      </button>
      {failure}
    </>
  );
}
