/** Goes to a page, an endpoint or a job by a part of its name. */
import { useRef, useState } from 'preact/hooks';
import { pauseUnlessAborted } from '../browser-clock.ts';
import { pages } from '../pages.ts';
import { Dialog } from '../parts/dialog.tsx';
import { useEndpoints } from '../parts/endpoints.ts';
import { useLoaded } from '../parts/loading.tsx';
import { hasWords } from '../parts/search-words.ts';
import { linkTo } from '../router.ts';
import { control } from '../session.ts';
import './palette.css';

interface Destination {
  readonly kind: 'page' | 'endpoint' | 'job';
  readonly name: string;
  readonly href: string;
}

const mostOfKind = 5;

/** Nobody reads what was found for a text that is still being typed, in milliseconds. */
const typingRestMs = 150;

export function Palette({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const destinations = useDestinations(text.trim());
  const links = () => [...(list.current?.querySelectorAll('a') ?? [])];
  /** From the field through the links, and back to it. */
  const move = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = stops.findIndex((stop) => stop.matches(':focus'));
    if (by === undefined || at === -1) return;
    event.preventDefault();
    stops[(at + by + stops.length) % stops.length]?.focus();
  };
  return (
    <Dialog title="Go to" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: The keys move between the field and the links. */}
      <div class="palette" ref={list} onKeyDown={move}>
        <input
          aria-label="Page, endpoint or job"
          placeholder="Page, endpoint or job"
          autoComplete="off"
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Enter' && links()[0]?.click()}
        />
        <ul>
          {destinations.map(({ kind, name, href }) => (
            <li key={href}>
              <a href={href} onClick={onClose}>
                <bdi>{name}</bdi> <span class="quiet">{kind}</span>
              </a>
            </li>
          ))}
        </ul>
        <p class="quiet" role="status">
          {destinations.length === 0 && 'Nothing has this name.'}
        </p>
      </div>
    </Dialog>
  );
}

function useDestinations(text: string): readonly Destination[] {
  const { value: endpoints = [] } = useEndpoints();
  const { value: jobs = [] } = useLoaded(
    `go to ${text}`,
    async (signal) => {
      if (text === '') return [];
      await pauseUnlessAborted(typingRestMs, signal);
      return (await control.listJobs({ text, limit: mostOfKind }, { signal })).jobs;
    },
    { once: true },
  );
  return [
    ...pages.map(
      ({ title, name }): Destination => ({ kind: 'page', name: title, href: linkTo(name) }),
    ),
    ...endpoints.map(
      ({ id }): Destination => ({
        kind: 'endpoint',
        name: id,
        href: linkTo('endpoints', id),
      }),
    ),
    ...(text === '' ? [] : jobs).map(
      ({ id }): Destination => ({ kind: 'job', name: id, href: linkTo('jobs', id) }),
    ),
  ].filter(({ kind, name }) => kind === 'job' || hasWords(name, text));
}
