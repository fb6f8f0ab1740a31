/** The shell: navigation, and the page of the address. */
import type { FunctionComponent } from 'preact';
import { ClockPage } from './clock/clock-page.tsx';
import { ContractPage } from './contract/contract-page.tsx';
import { FaultsPage } from './faults/faults-page.tsx';
import { KeysPage } from './keys/keys-page.tsx';
import { connection } from './live.ts';
import { PlaygroundPage } from './playground/playground-page.tsx';
import { RequestsPage } from './requests/requests-page.tsx';
import { linkTo, place } from './router.ts';
import { UsagePage } from './usage/usage-page.tsx';
import { WebhooksPage } from './webhooks/webhooks-page.tsx';

interface Page {
  /** The first part of its path. */
  readonly name: string;
  readonly title: string;
  readonly Content: FunctionComponent;
}

const playground: Page = { name: '', title: 'Playground', Content: PlaygroundPage };

const pages: readonly Page[] = [
  playground,
  { name: 'requests', title: 'Requests', Content: RequestsPage },
  { name: 'clock', title: 'Time', Content: ClockPage },
  { name: 'faults', title: 'Faults', Content: FaultsPage },
  { name: 'webhooks', title: 'Webhooks', Content: WebhooksPage },
  { name: 'usage', title: 'Usage', Content: UsagePage },
  { name: 'keys', title: 'API keys', Content: KeysPage },
  { name: 'contract', title: 'Contract', Content: ContractPage },
];

/** The whole page. */
export function App() {
  const [name = ''] = place.value.parts;
  const page = pages.find((one) => one.name === name) ?? playground;
  document.title = `${page.title} · Console`;
  return (
    <>
      <a class="skip" href="#content">
        Skip to the content
      </a>
      <header class="shell">
        <nav aria-label="Pages">
          {pages.map(({ name, title }) => (
            <a
              href={linkTo(name)}
              aria-current={name === page.name ? 'page' : undefined}
              key={name}
            >
              {title}
            </a>
          ))}
        </nav>
        <p class={`connection ${connection}`} role="status">
          {connection}
        </p>
      </header>
      <main id="content" tabIndex={-1}>
        <h1>{page.title}</h1>
        <page.Content />
      </main>
    </>
  );
}
