/** Compares parameters and headers. */
import { pointerOf } from '../core/json.ts';
import type { BodyComparison } from './compare-bodies.ts';
import { compareSchemas } from './compare-schemas.ts';
import type { PartAt } from './compared-document.ts';
import { keywordText } from './difference.ts';
import { type BothParts, type DocumentChanges, isBoth, type Sender } from './document-changes.ts';
import { defaultForm, nameOfParameter } from './parameters.ts';

export class FieldComparison {
  readonly #changes: DocumentChanges;
  readonly #bodies: BodyComparison;

  constructor(changes: DocumentChanges, bodies: BodyComparison) {
    this.#changes = changes;
    this.#bodies = bodies;
  }

  compareParameters(
    parameters: {
      readonly before: ReadonlyMap<string, PartAt>;
      readonly after: ReadonlyMap<string, PartAt>;
    },
    operation: BothParts,
    fixed: ReadonlyMap<string, string>,
  ): void {
    const { before, after } = parameters;
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      const pair = { before: before.get(key), after: after.get(key), place: operation.place };
      const what = nameOfParameter(pair.after ?? pair.before);
      if (isBoth(pair)) {
        this.#compareParameter({ ...pair, place: `${operation.place}, ${what}` }, 'old');
        continue;
      }
      if (pair.before !== undefined) {
        this.#changes.report(
          'breaking',
          { ...pair, after: operation.after },
          `the ${what} was removed`,
        );
        continue;
      }
      if (pair.after === undefined) continue;
      const value = fixed.get(key);
      if (value !== undefined) {
        this.#compareFixedValue(
          { before: operation.before, after: pair.after, place: `${operation.place}, ${what}` },
          value,
        );
        continue;
      }
      const isRequired = pair.after.value.required === true;
      this.#changes.report(
        isRequired ? 'breaking' : 'compatible',
        { ...pair, before: operation.before },
        `the ${what} is new and ${isRequired ? 'required' : 'optional'}`,
      );
    }
  }

  /** A part of the old path that is the value of a parameter now. */
  #compareFixedValue(pair: BothParts, value: string): void {
    const after = this.#changes.after.schema(pair.after, 'request');
    const before = { schema: { const: value }, pointer: pointerOf(pair.before.keys), root: {} };
    if (compareSchemas(before, after, { sender: 'old' }).length === 0) return;
    this.#changes.report(
      'undecided',
      pair,
      `was ${keywordText(value)} in the path, is a parameter that may not take it`,
    );
  }

  #compareParameter(pair: BothParts, sender: Sender): void {
    const isRequired = {
      before: pair.before.value.required === true,
      after: pair.after.value.required === true,
    };
    this.#changes.reportRequired(pair, { isRequired, sender, what: 'the parameter' });
    this.#compareForm(pair);
    this.#compareFieldSchema(pair, sender);
  }

  /** How a value is written: by `schema`, or as content of a media type. */
  #compareFieldSchema(pair: BothParts, sender: Sender): void {
    const [before, after] = [pair.before.value.content, pair.after.value.content];
    if (before === undefined && after === undefined) this.#bodies.compareSchemas(pair, sender);
    else if (before !== undefined && after !== undefined) this.#bodies.compareContent(pair, sender);
    else
      this.#changes.report(
        'breaking',
        pair,
        `was ${before === undefined ? 'plain' : 'content of a media type'}, is ${after === undefined ? 'plain' : 'content of a media type'}`,
      );
  }

  #compareForm({ before, after, place }: BothParts): void {
    for (const keyword of ['style', 'explode', 'allowReserved', 'allowEmptyValue']) {
      const [was, is] = [before, after].map(
        ({ value }) => value[keyword] ?? defaultForm(keyword, value),
      );
      if (was === is) continue;
      const isWider = keyword.startsWith('allow') && is === true;
      this.#changes.report(
        isWider ? 'compatible' : 'breaking',
        { before, after, place },
        `${keyword} was ${keywordText(was)}, is ${keywordText(is)}`,
      );
    }
  }

  /** Headers of a response, or parameters of a request that the service sends. */
  compareFields(
    fields: {
      readonly before: ReadonlyMap<string, PartAt>;
      readonly after: ReadonlyMap<string, PartAt>;
    },
    {
      operation,
      sender,
      kind,
    }: {
      readonly operation: BothParts;
      readonly sender: Sender;
      readonly kind: 'header' | 'parameter';
    },
  ): void {
    const [before, after] = [fields.before, fields.after].map(
      (parts) => new Map([...parts].map(([name, part]) => [name.toLowerCase(), part])),
    );
    for (const name of new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])) {
      const pair = { before: before?.get(name), after: after?.get(name), place: operation.place };
      const what =
        kind === 'header' ? `header ${name}` : nameOfParameter(pair.before ?? pair.after);
      if (isBoth(pair)) {
        this.#compareParameter({ ...pair, place: `${operation.place}, ${what}` }, sender);
      } else if (pair.before !== undefined) {
        this.#changes.report(
          'breaking',
          { ...pair, after: operation.after },
          `the ${what} was removed`,
        );
      } else
        this.#changes.report(
          'compatible',
          { ...pair, before: operation.before },
          `the ${what} is new`,
        );
    }
  }
}
