/** The pages of the console, in the order of its menu. */
import type { FunctionComponent } from 'preact';
import { ApplicationPage } from './application/application-page.tsx';
import { ClockPage } from './clock/clock-page.tsx';
import { ContractPage } from './contract/contract-page.tsx';
import { FaultsPage } from './faults/faults-page.tsx';
import { JobsPage } from './jobs/jobs-page.tsx';
import { KeysPage } from './keys/keys-page.tsx';
import { PlaygroundPage } from './playground/playground-page.tsx';
import { RequestsPage } from './requests/requests-page.tsx';
import { UsagePage } from './usage/usage-page.tsx';
import { WebhooksPage } from './webhooks/webhooks-page.tsx';

export interface ConsolePage {
  readonly name: string;
  readonly title: string;
  /** Opens the page after `g`. */
  readonly letter: string;
  readonly Content: FunctionComponent;
  /** Whether `NAME/ID` is a page too. Default: no. */
  readonly hasItems?: true;
  /** For tables and forms beside results; text is narrower. Default: no. */
  readonly isWide?: true;
}

export const pages: readonly ConsolePage[] = [
  { name: '', title: 'Playground', letter: 'p', Content: PlaygroundPage, isWide: true },
  {
    name: 'requests',
    title: 'Requests',
    letter: 'r',
    Content: RequestsPage,
    hasItems: true,
    isWide: true,
  },
  { name: 'jobs', title: 'Jobs', letter: 'j', Content: JobsPage, hasItems: true, isWide: true },
  { name: 'clock', title: 'Time', letter: 't', Content: ClockPage },
  { name: 'faults', title: 'Faults', letter: 'f', Content: FaultsPage },
  { name: 'webhooks', title: 'Webhooks', letter: 'w', Content: WebhooksPage, hasItems: true },
  { name: 'usage', title: 'Usage', letter: 'u', Content: UsagePage },
  { name: 'keys', title: 'API keys', letter: 'k', Content: KeysPage },
  { name: 'contract', title: 'Contract', letter: 'c', Content: ContractPage },
  { name: 'application', title: 'Application', letter: 'a', Content: ApplicationPage },
];

/** Undefined if the console has no such page. */
export function pageAt([name = '', item, ...others]: readonly string[]): ConsolePage | undefined {
  // Links of the documentation name the first page.
  const wanted = name === 'playground' ? '' : name;
  const page = pages.find((candidate) => candidate.name === wanted);
  return (item === undefined || page?.hasItems) && others.length === 0 ? page : undefined;
}
