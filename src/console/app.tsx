/** The shell: navigation, and the page of the address. */
import type { FunctionComponent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ApplicationPage } from './application/application-page.tsx';
import { ClockPage } from './clock/clock-page.tsx';
import { ContractPage } from './contract/contract-page.tsx';
import { FaultsPage } from './faults/faults-page.tsx';
import { JobsPage } from './jobs/jobs-page.tsx';
import { followKeys } from './keyboard.ts';
import { KeysPage } from './keys/keys-page.tsx';
import { connection } from './live.ts';
import { Connection, Notices, TokenForm } from './notices.tsx';
import { Dialog } from './parts/dialog.tsx';
import { PlaygroundPage } from './playground/playground-page.tsx';
import { linkTo, route } from './router.ts';
import { changeTheme, theme } from './theme.ts';
import { UsagePage } from './usage/usage-page.tsx';
import { WebhooksPage } from './webhooks/webhooks-page.tsx';

interface Page {
  readonly name: string;
  readonly title: string;
  /** Opens the page after `g`. */
  readonly letter: string;
  readonly Content: FunctionComponent;
}

const playground: Page = {
  name: '',
  title: 'Playground',
  letter: 'p',
  Content: PlaygroundPage,
};

const pages: readonly Page[] = [
  playground,
  { name: 'jobs', title: 'Jobs', letter: 'j', Content: JobsPage },
  { name: 'clock', title: 'Time', letter: 't', Content: ClockPage },
  { name: 'faults', title: 'Faults', letter: 'f', Content: FaultsPage },
  { name: 'webhooks', title: 'Webhooks', letter: 'w', Content: WebhooksPage },
  { name: 'usage', title: 'Usage', letter: 'u', Content: UsagePage },
  { name: 'keys', title: 'API keys', letter: 'k', Content: KeysPage },
  { name: 'contract', title: 'Contract', letter: 'c', Content: ContractPage },
  { name: 'application', title: 'Application', letter: 'a', Content: ApplicationPage },
];

const letters = new Map(pages.map(({ letter, name }) => [letter, name]));

export function App() {
  const [isHelping, setHelping] = useState(false);
  const main = useRef<HTMLElement>(null);
  const [name = ''] = route.value.parts;
  const page = pages.find((one) => one.name === name) ?? playground;
  useEffect(() => followKeys({ pages: letters, help: () => setHelping(true) }), []);
  const shown = useRef(page);
  useEffect(() => {
    document.title = `${page.title} · Console`;
    // Screen readers announce the new page.
    if (shown.current !== page) main.current?.focus();
    shown.current = page;
  }, [page]);
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
        <Connection />
        <button type="button" onClick={changeTheme}>{`Theme: ${theme.value}`}</button>
        <button type="button" aria-label="Keys" onClick={() => setHelping(true)}>
          ?
        </button>
      </header>
      <Notices />
      <main id="content" tabIndex={-1} ref={main}>
        <h1>{page.title}</h1>
        {connection.value === 'locked' ? <TokenForm /> : <page.Content />}
      </main>
      {isHelping && <Help onClose={() => setHelping(false)} />}
    </>
  );
}

function Help({ onClose }: { readonly onClose: () => void }) {
  const keys = [
    ...pages.map(({ letter, title }) => ({ keys: ['g', letter], does: title })),
    { keys: ['/'], does: 'Filter the page' },
    { keys: ['↓', '↑'], does: 'Go through the list of jobs' },
    { keys: ['Enter'], does: 'Open the job' },
    { keys: ['?'], does: 'Show this help' },
    { keys: ['Esc'], does: 'Close a dialog' },
  ];
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl class="keys">
        {keys.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
