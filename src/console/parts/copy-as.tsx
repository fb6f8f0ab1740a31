/** The menu that copies a request as code. */
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { CodeRequest } from '../code/code-request.ts';
import { languages } from '../code/languages.ts';
import { useCodeContext } from './use-code-context.ts';
import './copy-as.css';

interface CopyAsProps {
  /** Undefined if there is none to copy; `why` says the reason. */
  readonly request: CodeRequest | undefined;
  readonly why?: string;
}

/** A button with a menu of languages. Arrow keys, Home, End and letters move in it; Escape closes it. */
export function CopyAs({ request, why }: CopyAsProps) {
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<string>();
  const [uncopiedCode, setUncopiedCode] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const context = useCodeContext();
  const id = useId();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const copy = async (name: string, code: string) => {
    close();
    try {
      await navigator.clipboard.writeText(code);
      setOutcome(`Copied as ${name}`);
      setUncopiedCode(undefined);
    } catch {
      // Without TLS, browsers allow it only on this machine.
      setOutcome('Not allowed: select the text');
      setUncopiedCode(code);
    }
  };
  // Made only for the open menu: the page may be drawn at each event.
  const items = () =>
    languages.flatMap(({ name, codeOf }) => {
      const code = request && codeOf(request, context);
      return code === undefined ? [] : [{ name, choose: () => void copy(name, code) }];
    });
  return (
    <div class="copy-as">
      <button
        type="button"
        ref={button}
        disabled={request === undefined}
        title={request === undefined ? why : undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
        onBlur={() => setOutcome(undefined)}
      >
        Copy as <span aria-hidden="true">▾</span>
      </button>{' '}
      <span role="status" class="quiet">
        {outcome}
      </span>
      {isOpen && <Menu id={id} items={items()} onClose={close} onLeave={() => setOpen(false)} />}
      {uncopiedCode !== undefined && <pre>{uncopiedCode}</pre>}
    </div>
  );
}

interface MenuProps {
  readonly id: string;
  readonly items: readonly { readonly name: string; readonly choose: () => void }[];
  /** The focus goes back to the button. */
  readonly onClose: () => void;
  /** The focus has gone elsewhere. */
  readonly onLeave: () => void;
}

function Menu({ id, items, onClose, onLeave }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(false);
  const options = () => [...(menu.current?.querySelectorAll('button') ?? [])];
  useEffect(() => {
    const { right = 0 } = menu.current?.getBoundingClientRect() ?? {};
    setAtEnd(right > document.documentElement.clientWidth);
    options()[0]?.focus();
  }, []);
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && menu.current?.parentElement?.contains(target) === false)
        onLeave();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  });
  function onKeyDown(event: KeyboardEvent): void {
    const all = options();
    const at = all.findIndex((option) => option.matches(':focus'));
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at + all.length - 1) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const following = [...all.slice(at + 1), ...all.slice(0, at + 1)];
    const next =
      all[steps[event.key] ?? -1] ??
      following.find((option) => option.textContent.toLowerCase().startsWith(event.key));
    if (event.key === 'Escape') onClose();
    else if (next !== undefined) next.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <div
      id={id}
      ref={menu}
      role="menu"
      aria-label="Copy as"
      data-at-end={isAtEnd}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {items.map(({ name, choose }) => (
        <button key={name} type="button" role="menuitem" tabIndex={-1} onClick={choose}>
          {name}
        </button>
      ))}
    </div>
  );
}
