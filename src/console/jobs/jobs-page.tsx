/** All jobs, live; a job's page shows its request, timeline, output, webhook calls and charge. */
import { useRef } from 'preact/hooks';
import { route } from '../router.ts';
import { JobListPage } from './job-list-page.tsx';
import { JobPage } from './job-page.tsx';
import './jobs.css';

export function JobsPage() {
  const [, id] = route.value.parts;
  // Somebody who opens a job here had the focus on a link that is gone now.
  const isOpen = useRef(false);
  const takesFocus = isOpen.current;
  isOpen.current = true;
  return id === undefined ? <JobListPage /> : <JobPage key={id} id={id} takesFocus={takesFocus} />;
}
