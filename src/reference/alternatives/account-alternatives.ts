/** What an account does where the description leaves something open. */
import {
  type AlternativeGapId,
  type AlternativeId,
  alternativeGaps,
  gapNamed,
  gaps,
} from '#generated/reference/tables.js';
import type { components } from '#generated/service-settings/types.d.ts';
import { isSameJson } from '../../core/json.ts';

/** An alternative for each gap; a gap that is left out has what the document chooses. */
export type AlternativeSettings = components['schemas']['Alternatives'];

type GapSetting<Gap extends AlternativeGapId> = NonNullable<AlternativeSettings[Gap]>;

/** The alternatives of a gap that take a value. */
export type WithParameter<Gap extends AlternativeGapId> =
  Exclude<GapSetting<Gap>, string> extends infer One
    ? One extends unknown
      ? keyof One & string
      : never
    : never;

/** The value that an alternative takes. */
export type Parameter<Gap extends AlternativeGapId, Id extends WithParameter<Gap>> =
  Extract<GapSetting<Gap>, Readonly<Record<Id, unknown>>> extends Readonly<Record<Id, infer Value>>
    ? Value
    : never;

/** An alternative of a gap, with the value of its parameter if it has one. */
export interface Choice {
  readonly alternative: string;
  readonly parameter?: unknown;
}

/** All gaps that have alternatives, in the order of the document, with its choices. */
const documentChoices: ReadonlyMap<string, Choice> = new Map(
  alternativeGaps.map((gap) => [gap, choiceOf(gap, gaps[gap].chosen ?? '')]),
);

/**
 * The alternatives of one account. They are read at the time of use: a change counts from then on.
 */
export class Alternatives {
  readonly #base: ReadonlyMap<string, Choice>;
  readonly #ofProfile: AlternativeSettings;
  #initial: AlternativeSettings;
  #changes: AlternativeSettings = {};
  #choices: ReadonlyMap<string, Choice> = documentChoices;
  /** The gaps whose choice is not the document's. */
  #different: ReadonlySet<string> = new Set();
  #isDefault = true;

  /** @param base what the profile chooses for gaps of which the settings say nothing; default: what the document chooses */
  constructor(settings: AlternativeSettings = {}, base: AlternativeSettings = {}) {
    this.#base = choicesOfSettings(base);
    this.#ofProfile = base;
    this.#initial = { ...base, ...settings };
    this.change({});
  }

  /** Replaces what the account has from the start; changes stay. */
  setInitial(settings: AlternativeSettings): void {
    this.#initial = { ...this.#ofProfile, ...settings };
    this.change(this.#changes);
  }

  /** Whether all are the choices of the document or the profile: the common case, which has to cost nothing. */
  get isDefault(): boolean {
    return this.#isDefault;
  }

  /** What the account had from the start. */
  get initial(): AlternativeSettings {
    return this.#initial;
  }

  get changes(): AlternativeSettings {
    return this.#changes;
  }

  /** The choice for every gap that has alternatives, in the order of the document. */
  get choices(): ReadonlyMap<string, Choice> {
    return this.#choices;
  }

  id<Gap extends AlternativeGapId>(gap: Gap): AlternativeId<Gap>;
  id(gap: string): string | undefined {
    return this.#choices.get(gap)?.alternative;
  }

  /** Whether the settings, or a change, say something of a gap: it then counts before other settings. */
  isSet(gap: AlternativeGapId): boolean {
    return Object.hasOwn(this.#changes, gap) || Object.hasOwn(this.#initial, gap);
  }

  /** Whether a gap has what the document chooses. */
  isChosen(gap: AlternativeGapId): boolean {
    return !this.#different.has(gap);
  }

  /** The value of an alternative's parameter: its default unless the alternative is chosen with another. */
  parameter<Gap extends AlternativeGapId, Id extends WithParameter<Gap>>(
    gap: Gap,
    alternative: Id,
  ): Parameter<Gap, Id>;
  parameter(gap: string, alternative: string): unknown {
    const choice = this.#choices.get(gap);
    const parameterChoice =
      choice?.alternative === alternative ? choice : choiceOf(gap, alternative);
    return parameterChoice.parameter;
  }

  /** Replaces all earlier changes; gaps that are left out are as they were from the start. */
  change(changes: AlternativeSettings): void {
    this.#changes = changes;
    this.#choices = choicesOfSettings({ ...this.#initial, ...changes });
    const different = [...this.#choices].filter(([gap, choice]) => !isDocumentChoice(gap, choice));
    this.#different = new Set(different.map(([gap]) => gap));
    this.#isDefault = different.every(([gap, choice]) => isSameJson(choice, this.#base.get(gap)));
  }
}

/** The choices that settings make, and those of the document for other gaps. */
export function choicesOfSettings(settings: AlternativeSettings): ReadonlyMap<string, Choice> {
  if (Object.keys(settings).length === 0) return documentChoices;
  const choices = new Map(documentChoices);
  for (const [gap, setting] of Object.entries(settings)) choices.set(gap, choiceFrom(gap, setting));
  return choices;
}

/** Whether the document makes the same choice for a gap. */
export function isDocumentChoice(gap: string, choice: Choice): boolean {
  return isSameJson(choice, documentChoices.get(gap));
}

function choiceFrom(gap: string, setting: string | object): Choice {
  if (typeof setting === 'string') return choiceOf(gap, setting);
  const [[alternative, parameter] = ['', undefined]] = Object.entries(setting);
  return { alternative, parameter };
}

/** An alternative with the default of its parameter. */
function choiceOf(gap: string, alternative: string): Choice {
  const parameter = gapNamed(gap)?.alternatives?.[alternative]?.parameter?.default;
  return parameter === undefined ? { alternative } : { alternative, parameter };
}
