/** What the page shows of the document of the service: its rules, open points, and the lifecycle of a job. */
import { readServiceDocument } from '../parts/service-document.ts';

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
  return contractOf(await readServiceDocument(signal));
}

function contractOf(document: unknown): Contract {
  const lifecycle = memberNamed(document, 'x-lifecycle');
  const states = entriesOfAny(memberNamed(lifecycle, 'states'));
  // `*` stands for all states in which a job has not ended.
  const open = states.filter(([, state]) => memberNamed(state, 'final') === false);
  const openNames = open.map(([name]) => name);
  return {
    title: textAt(memberNamed(document, 'info'), 'title'),
    rules: entriesOfAny(memberNamed(document, 'x-rules')).map(([id, rule]) => ({
      id,
      claim: textAt(rule, 'claim'),
      section: textAt(rule, 'section'),
      chapter: chapterOf(document, rule),
      isChosen: isChosenByService(rule),
    })),
    gaps: entriesOfAny(memberNamed(document, 'x-gaps')).flatMap(([id, gap]) => {
      const alternatives = entriesOfAny(memberNamed(gap, 'alternatives'));
      return alternatives.length === 0 ? [] : [gapOf(document, { id, gap, alternatives })];
    }),
    states: states.map(([name, state]) => ({
      name,
      description: textAt(state, 'description'),
      isChosen: isChosenByService(state),
    })),
    transitions: entriesOfAny(memberNamed(lifecycle, 'transitions')).map(([name, transition]) => ({
      name,
      from: memberNamed(transition, 'from') === '*' ? openNames : textsAtMember(transition, 'from'),
      to: textAt(transition, 'to'),
      description: textAt(transition, 'description'),
      isChosen: isChosenByService(transition),
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
    question: textAt(gap, 'gap'),
    chapter: chapterOf(document, gap),
    alternatives: alternatives.map(([name, alternative]) => ({
      id: name,
      says: textAt(alternative, 'says'),
      ...alternativeParameter(document, memberNamed(alternative, 'parameter')),
    })),
    chosen: textAt(gap, 'chosen'),
    tolerate: textAt(gap, 'tolerate'),
  };
}

/** Where something belongs to several parts, the first one. */
function chapterOf(document: unknown, entry: unknown): string {
  const [number = ''] = textAt(entry, 'section').split(/[.,]/);
  return textAt(memberNamed(memberNamed(document, 'x-sections'), number), 'title');
}

function alternativeParameter(document: unknown, schema: unknown): { parameter?: ParameterSchema } {
  if (schema === undefined) return {};
  const values = memberNamed(schema, 'enum');
  return {
    parameter: {
      type: memberNamed(schema, 'type') === 'integer' ? 'integer' : 'string',
      default: resolvedValue(document, memberNamed(schema, 'default')) ?? '',
      values: Array.isArray(values) ? values.filter(isValue) : [],
      minimum: numberAt(schema, 'minimum'),
      maximum: numberAt(schema, 'maximum'),
      maxLength: numberAt(schema, 'maxLength'),
    },
  };
}

/** A default may be a place of the document. */
function resolvedValue(document: unknown, written: unknown): string | number | undefined {
  if (typeof written !== 'string' || !written.startsWith('#/')) {
    return isValue(written) ? written : undefined;
  }
  const names = written.slice(2).split('/');
  const plain = names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  return resolvedValue(document, plain.reduce(memberNamed, document));
}

function isValue(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function numberAt(value: unknown, name: string): number | undefined {
  const member = memberNamed(value, name);
  return typeof member === 'number' ? member : undefined;
}

function isChosenByService(part: unknown): boolean {
  return memberNamed(part, 'level') === 'chosen';
}

function textsAtMember(value: unknown, name: string): string[] {
  const list = memberNamed(value, name);
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}

function textAt(value: unknown, name: string): string {
  const text = memberNamed(value, name);
  return typeof text === 'string' ? text : '';
}

function memberNamed(value: unknown, name: string): unknown {
  return entriesOfAny(value).find(([key]) => key === name)?.[1];
}

function entriesOfAny(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
