/** The pages of the console, in the order of its menu. */
import type { FunctionComponent } from 'preact';
import { ChecksPage } from './checks-page.tsx';
import { ClockPage } from './clock/clock-page.tsx';
import { EndpointsPage } from './endpoints/endpoints-page.tsx';
import { FailuresPage } from './failures/failures-page.tsx';
import { FaultsPage } from './faults/faults-page.tsx';
import { JobsPage } from './jobs/jobs-page.tsx';
import { KeysPage } from './keys/keys-page.tsx';
import { PlaygroundPage } from './playground/playground-page.tsx';
import { RequestsPage } from './requests/requests-page.tsx';
import { UsagePage } from './usage/usage-page.tsx';
import { WebhooksPage } from './webhooks/webhooks-page.tsx';

export interface ConsolePage {
  readonly name: string;
  /** Names that links of earlier versions have. Default: none. */
  readonly otherNames?: readonly string[];
  readonly title: string;
  /** Opens the page after `g`. */
  readonly letter: string;
  readonly Content: FunctionComponent;
  /** Whether `NAME/ID` is a page too. Default: no. */
  readonly hasItems?: true;
}

/** The tabs: what one tries, what happens, what it happens with, and what was checked. */
export const pageGroups: readonly (readonly ConsolePage[])[] = [
  [
    // Links of the documentation name the first page.
    {
      name: '',
      otherNames: ['playground'],
      title: 'Playground',
      letter: 'p',
      Content: PlaygroundPage,
    },
  ],
  [
    { name: 'requests', title: 'Requests', letter: 'r', Content: RequestsPage, hasItems: true },
    { name: 'jobs', title: 'Jobs', letter: 'j', Content: JobsPage, hasItems: true },
    { name: 'webhooks', title: 'Webhooks', letter: 'w', Content: WebhooksPage, hasItems: true },
    { name: 'usage', title: 'Usage', letter: 'u', Content: UsagePage },
  ],
  [
    {
      name: 'endpoints',
      title: 'Endpoints',
      letter: 'e',
      Content: EndpointsPage,
      hasItems: true,
    },
    { name: 'clock', title: 'Time', letter: 't', Content: ClockPage },
    { name: 'faults', title: 'Faults', letter: 'f', Content: FaultsPage },
    { name: 'keys', title: 'API keys', letter: 'k', Content: KeysPage },
  ],
  [
    {
      name: 'checks',
      otherNames: ['contract', 'application'],
      title: 'Checks',
      letter: 'c',
      Content: ChecksPage,
      hasItems: true,
    },
  ],
];

/** The header itself links the page of failures. */
export const pages: readonly ConsolePage[] = [
  ...pageGroups.flat(),
  { name: 'failures', title: 'Failures', letter: 'x', Content: FailuresPage },
];

/** Undefined if the console has no such page. */
export function pageAt([name = '', item, ...others]: readonly string[]): ConsolePage | undefined {
  const page = pages.find(
    (candidate) => candidate.name === name || candidate.otherNames?.includes(name),
  );
  return (item === undefined || page?.hasItems) && others.length === 0 ? page : undefined;
}
