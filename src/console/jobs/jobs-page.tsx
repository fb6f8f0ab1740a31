/** All jobs, live; a job's page shows its request, timeline, output, webhook calls and charge. */
import { route } from '../router.ts';
import { JobListPage } from './job-list-page.tsx';
import { JobPage } from './job-page.tsx';
import './jobs.css';

export function JobsPage() {
  const [, id] = route.value.parts;
  return id === undefined ? <JobListPage /> : <JobPage key={id} id={id} />;
}
