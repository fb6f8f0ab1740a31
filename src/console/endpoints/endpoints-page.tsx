/** The endpoints of the account: all, or one with its schemas and failures. */
import { Empty, Show, useLoaded } from '../parts/loading.tsx';
import { route } from '../router.ts';
import { control } from '../session.ts';
import { EndpointPage } from './endpoint-page.tsx';
import { EndpointTable } from './endpoint-table.tsx';
import './endpoints.css';

export function EndpointsPage() {
  const [, id] = route.value.parts;
  const loaded = useLoaded('endpoints and faults', async (signal) => {
    const [endpoints, faults] = await Promise.all([
      control.listEndpoints({ signal }),
      control.listFaults({ signal }),
    ]);
    return { endpoints, faults };
  });
  return (
    <Show loaded={loaded}>
      {({ endpoints, faults }) => {
        if (id === undefined && endpoints.length === 0) return <Empty title="No endpoints" />;
        const rows = endpoints.filter((endpoint) => id === undefined || endpoint.id === id);
        const table = <EndpointTable endpoints={rows} faults={faults} onChange={loaded.reload} />;
        if (id === undefined) return table;
        return (
          <EndpointPage id={id} endpoint={rows[0]}>
            {table}
          </EndpointPage>
        );
      }}
    </Show>
  );
}
