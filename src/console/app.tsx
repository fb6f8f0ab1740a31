/** The shell: the header, and the page of the address. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { unreadCount } from './failures/failures-link.tsx';
import { followKeys } from './keyboard.ts';
import { connection, restarts } from './live-events.ts';
import { Notices, TokenForm } from './notices.tsx';
import { usePageTitle } from './page-title.ts';
import { type ConsolePage, pageAt, pages } from './pages.ts';
import { Dialog } from './parts/dialog.tsx';
import { LoadingNotice } from './parts/loading.tsx';
import { linkTo, route } from './router.ts';
import { service } from './session.ts';
import { AccountGone } from './shell/account-switcher.tsx';
import { Header } from './shell/header.tsx';
import { Palette } from './shell/palette.tsx';

const letters = new Map(pages.map(({ letter, name }) => [letter, name]));

const unknownTitle = 'Page not found';

export function App() {
  const [dialog, setDialog] = useState<'help' | 'palette'>();
  const help = () => setDialog('help');
  const close = () => setDialog(undefined);
  const main = useRef<HTMLElement>(null);
  const { parts } = route.value;
  const page = pageAt(parts);
  const title = page?.title ?? unknownTitle;
  const hasOwnHeader = page?.hasItems && parts.length > 1 && page.name !== 'checks';
  usePageTitle(title, unreadCount());
  useEffect(() => followKeys({ pages: letters, help, search: () => setDialog('palette') }), []);
  const path = parts.join('/');
  const announcedPath = useRef(path);
  useEffect(() => {
    if (announcedPath.current === path) return;
    announcedPath.current = path;
    // Screen readers announce the new page, unless it has moved the focus itself.
    if (main.current?.contains(document.activeElement) === false) main.current.focus();
  }, [path]);
  return (
    <>
      <a class="skip" href="#content">
        Skip to the content
      </a>
      <Header page={page} onHelp={help} />
      <Notices />
      <main id="content" tabIndex={-1} ref={main}>
        <h1 class={hasOwnHeader ? 'unseen' : undefined}>{title}</h1>
        <Content page={page} />
      </main>
      {dialog === 'help' && <Help onClose={close} />}
      {dialog === 'palette' && <Palette onClose={close} />}
    </>
  );
}

function Content({ page }: { readonly page: ConsolePage | undefined }) {
  if (connection.value === 'locked') return <TokenForm />;
  if (connection.value === 'gone') return <AccountGone />;
  if (page === undefined) return <UnknownPage />;
  if (service.value === undefined) return <LoadingNotice />;
  // After a restart everything is read again, also what events do not change.
  return <page.Content key={restarts.value} />;
}

function UnknownPage() {
  return (
    <>
      <p>
        The console has no page <code>{location.pathname}</code>. It has these:
      </p>
      <ul class="pages">
        {pages.map(({ name, title }) => (
          <li key={name}>
            <a href={linkTo(name)}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Help({ onClose }: { readonly onClose: () => void }) {
  const keys = [
    ...pages.map(({ letter, title }) => ({ keys: ['g', letter], does: title })),
    { keys: ['Ctrl', 'K'], does: 'Go to a page, a job or an endpoint' },
    { keys: ['/'], does: 'Filter the page' },
    { keys: ['↓', '↑'], does: 'Go through the list' },
    { keys: ['Enter'], does: 'Open what is selected' },
    { keys: ['?'], does: 'Show this help' },
    { keys: ['Esc'], does: 'Close a dialog, or go back to the list' },
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
