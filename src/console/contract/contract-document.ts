/** What the page shows of the document at `/openapi.json`: its rules, open points, and the lifecycle of a job. */

export interface Rule {
  readonly id: string;
  readonly claim: string;
  readonly section: string;
  /** The title of its part of the description. */
  readonly chapter: string;
  readonly isChosen: boolean;
}

export interface JobState {
  readonly name: string;
  readonly description: string;
  readonly isChosen: boolean;
}

export interface StateTransition {
  readonly name: string;
  /** Empty if it makes the job. */
  readonly from: readonly string[];
  readonly to: string;
  readonly description: string;
  readonly isChosen: boolean;
}

/** An open point of the description, with what a deployment may do about it. */
export interface OpenPoint {
  readonly id: string;
  readonly question: string;
  /** The title of its part of the description. */
  readonly chapter: string;
  readonly alternatives: readonly GapAlternative[];
  /** Id of the document's choice. */
  readonly chosen: string;
  /** What a caller does to work with all of them. */
  readonly tolerate: string;
}

export interface GapAlternative {
  readonly id: string;
  readonly says: string;
  readonly parameter?: ParameterSchema;
}

/** What the value of an alternative can be. */
export interface ParameterSchema {
  readonly type: 'integer' | 'string';
  readonly default: string | number;
  /** All values; empty if they are not listed. */
  readonly values: readonly (string | number)[];
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  readonly maxLength: number | undefined;
}

export interface Contract {
  readonly title: string;
  readonly rules: readonly Rule[];
  /** Those that have alternatives. */
  readonly gaps: readonly OpenPoint[];
  readonly states: readonly JobState[];
  readonly transitions: readonly StateTransition[];
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
      chapter: chapterOf(document, rule),
      isChosen: isChosen(rule),
    })),
    gaps: membersOf(memberOf(document, 'x-gaps')).flatMap(([id, gap]) => {
      const alternatives = membersOf(memberOf(gap, 'alternatives'));
      return alternatives.length === 0 ? [] : [gapOf(document, { id, gap, alternatives })];
    }),
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

function gapOf(
  document: unknown,
  {
    id,
    gap,
    alternatives,
  }: {
    readonly id: string;
    readonly gap: unknown;
    readonly alternatives: readonly [string, unknown][];
  },
): OpenPoint {
  return {
    id,
    question: textOf(gap, 'gap'),
    chapter: chapterOf(document, gap),
    alternatives: alternatives.map(([name, alternative]) => ({
      id: name,
      says: textOf(alternative, 'says'),
      ...parameterOf(document, memberOf(alternative, 'parameter')),
    })),
    chosen: textOf(gap, 'chosen'),
    tolerate: textOf(gap, 'tolerate'),
  };
}

/** Where something belongs to several parts, the first one. */
function chapterOf(document: unknown, entry: unknown): string {
  const [number = ''] = textOf(entry, 'section').split(/[.,]/);
  return textOf(memberOf(memberOf(document, 'x-sections'), number), 'title');
}

function parameterOf(document: unknown, schema: unknown): { parameter?: ParameterSchema } {
  if (schema === undefined) return {};
  const values = memberOf(schema, 'enum');
  return {
    parameter: {
      type: memberOf(schema, 'type') === 'integer' ? 'integer' : 'string',
      default: valueIn(document, memberOf(schema, 'default')) ?? '',
      values: Array.isArray(values) ? values.filter(isValue) : [],
      minimum: numberOf(schema, 'minimum'),
      maximum: numberOf(schema, 'maximum'),
      maxLength: numberOf(schema, 'maxLength'),
    },
  };
}

/** A default may be a place of the document. */
function valueIn(document: unknown, written: unknown): string | number | undefined {
  if (typeof written !== 'string' || !written.startsWith('#/')) {
    return isValue(written) ? written : undefined;
  }
  const names = written.slice(2).split('/');
  const plain = names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  return valueIn(document, plain.reduce(memberOf, document));
}

function isValue(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function numberOf(value: unknown, name: string): number | undefined {
  const member = memberOf(value, name);
  return typeof member === 'number' ? member : undefined;
}

function isChosen(part: unknown): boolean {
  return memberOf(part, 'level') === 'chosen';
}

function listOf(value: unknown, name: string): string[] {
  const list = memberOf(value, name);
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
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
