/** The header of all pages: their menu, the account, its time, and the state of the connection. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { unread } from '../failures/failure-log.ts';
import { FailuresLink } from '../failures/failures-link.tsx';
import { connection } from '../live-events.ts';
import { type ConsolePage, pageGroups } from '../pages.ts';
import { linkTo, route } from '../router.ts';
import { changeTheme, theme } from '../theme.ts';
import { AccountSwitcher } from './account-switcher.tsx';
import { AccountTime } from './account-time.tsx';
import './shell.css';

interface HeaderProps {
  readonly page: ConsolePage | undefined;
  readonly onHelp: () => void;
}

export function Header({ page, onHelp }: HeaderProps) {
  /** Only on narrow screens, where the menu is folded. */
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { parts } = route.value;
  useEffect(() => setOpen(false), [parts]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      opener.current?.focus();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [isOpen]);
  return (
    <header class="shell">
      <a class="brand" href={linkTo()} aria-label="Inference Contract: first page">
        <Mark />
        <span class="folded">Inference Contract</span>
      </a>
      <button
        type="button"
        class="opener"
        ref={opener}
        aria-label="Menu"
        aria-expanded={isOpen}
        aria-controls="menu"
        onClick={() => setOpen(!isOpen)}
      >
        ☰
      </button>
      <AccountSwitcher />
      <AccountTime />
      <FailuresLink page={page?.name} />
      <p class="connection" data-state={connection} role="status">
        <span class="folded">{connection}</span>
      </p>
      <div id="menu" class={isOpen ? 'open' : undefined}>
        <nav aria-label="Pages">
          {pageGroups.map((group, at) => (
            <div class="group" key={at}>
              {group.map((tab) => (
                <Tab tab={tab} isCurrent={tab === page} key={tab.name} />
              ))}
            </div>
          ))}
        </nav>
        <div class="tools">
          <a class="docs" href="/docs/">
            Docs
          </a>
          <button type="button" onClick={changeTheme}>{`Theme: ${theme.value}`}</button>
          <button type="button" aria-label="Keys" onClick={onHelp}>
            ?
          </button>
        </div>
      </div>
    </header>
  );
}

function Tab({ tab: { name, title }, isCurrent }: { tab: ConsolePage; isCurrent: boolean }) {
  const { request, job, webhook } = unread.value;
  const count = { requests: request, jobs: job, webhooks: webhook }[name] ?? 0;
  return (
    <a
      href={linkTo(name)}
      aria-current={isCurrent ? 'page' : undefined}
      title={count > 0 ? `Unread failures: ${count}` : undefined}
    >
      {title}
      {count > 0 && <span class="dot" aria-hidden="true" />}
    </a>
  );
}

/** A play sign on a document; the icon of the tab is the same. */
function Mark() {
  return (
    <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
      <rect width="16" height="16" rx="4" fill="#3451b2" />
      <path fill="#fff" d="M3.5 3v6l5-3zM10 4h3v1.4h-3zM10 6.8h3v1.4h-3zM3.5 11h9.5v1.4h-9.5z" />
    </svg>
  );
}
