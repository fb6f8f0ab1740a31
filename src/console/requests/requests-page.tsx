/** All requests to the API, live; a request's page says first what was wrong with it. */
import { route } from '../router.ts';
import { RequestListPage } from './request-list-page.tsx';
import { RequestPage } from './request-page.tsx';
import './requests.css';

export function RequestsPage() {
  const [, id] = route.value.parts;
  return id === undefined ? <RequestListPage /> : <RequestPage key={id} id={id} />;
}
