/** What the page shows of the document at `/openapi.json`: its rules, and the lifecycle of a job. */

export interface Rule {
  readonly id: string;
  readonly claim: string;
  readonly section: string;
  readonly isChosen: boolean;
}

export interface JobState {
  readonly name: string;
  readonly description: string;
  readonly isChosen: boolean;
}

export interface Transition {
  readonly name: string;
  /** Empty if it makes the job. */
  readonly from: readonly string[];
  readonly to: string;
  readonly description: string;
  readonly isChosen: boolean;
}

export interface Contract {
  readonly title: string;
  readonly rules: readonly Rule[];
  readonly states: readonly JobState[];
  readonly transitions: readonly Transition[];
}

export async function readContract(signal: AbortSignal): Promise<Contract> {
  const response = await fetch('/openapi.json', { signal });
  if (!response.ok) throw new Error(`/openapi.json was answered with ${response.status}.`);
  const document: unknown = await response.json();
  return contractOf(document);
}

function contractOf(document: unknown): Contract {
  const lifecycle = memberOf(document, 'x-lifecycle');
  const states = membersOf(memberOf(lifecycle, 'states'));
  // `*` stands for all states in which a job has not ended.
  const open = states.filter(([, state]) => memberOf(state, 'final') === false);
  const openNames = open.map(([name]) => name);
  return {
    title: textOf(memberOf(document, 'info'), 'title'),
    rules: membersOf(memberOf(document, 'x-rules')).map(([id, rule]) => ({
      id,
      claim: textOf(rule, 'claim'),
      section: textOf(rule, 'section'),
      isChosen: isChosen(rule),
    })),
    states: states.map(([name, state]) => ({
      name,
      description: textOf(state, 'description'),
      isChosen: isChosen(state),
    })),
    transitions: membersOf(memberOf(lifecycle, 'transitions')).map(([name, transition]) => ({
      name,
      from: memberOf(transition, 'from') === '*' ? openNames : listOf(transition, 'from'),
      to: textOf(transition, 'to'),
      description: textOf(transition, 'description'),
      isChosen: isChosen(transition),
    })),
  };
}

function isChosen(part: unknown): boolean {
  return memberOf(part, 'level') === 'chosen';
}

function listOf(value: unknown, name: string): string[] {
  const list = memberOf(value, name);
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}

function textOf(value: unknown, name: string): string {
  const text = memberOf(value, name);
  return typeof text === 'string' ? text : '';
}

function memberOf(value: unknown, name: string): unknown {
  return membersOf(value).find(([key]) => key === name)?.[1];
}

function membersOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
