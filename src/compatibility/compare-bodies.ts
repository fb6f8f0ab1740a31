/** Compares bodies: their media types and schemas. */
import { isSameJson } from '../core/json.ts';
import { compareSchemas } from './compare-schemas.ts';
import { memberAt } from './compared-document.ts';
import { contentTypePairs, isRange } from './content-types.ts';
import { type Difference, keywordText } from './difference.ts';
import {
  type BothParts,
  type ChangeEffect,
  type DocumentChange,
  type DocumentChanges,
  isBoth,
  type Sender,
  sortByEffect,
} from './document-changes.ts';
import { isSameSchema } from './schema-at.ts';

/** What a range of media types that was added or removed does. A caller may take content that was not named before. */
const contentTypeEffects = {
  old: { wider: 'compatible', narrower: 'breaking' },
  new: { wider: 'undecided', narrower: 'compatible' },
} as const;

export class BodyComparison {
  readonly #changes: DocumentChanges;

  constructor(changes: DocumentChanges) {
    this.#changes = changes;
  }

  compareRequestBody(operation: BothParts, sender: Sender): void {
    const body = {
      before: this.#changes.before.part(...operation.before.keys, 'requestBody'),
      after: this.#changes.after.part(...operation.after.keys, 'requestBody'),
      place: `${operation.place}, request body`,
    };
    if (body.before === undefined && body.after === undefined) return;
    const isRequired = {
      before: memberAt(body.before, 'required') === true,
      after: memberAt(body.after, 'required') === true,
    };
    if (body.before === undefined && body.after !== undefined) {
      const effect = isRequired.after && sender === 'old' ? 'breaking' : 'compatible';
      this.#changes.report(
        effect,
        { ...body, before: operation.before },
        `there was no request body, one is ${isRequired.after ? 'required' : 'optional'}`,
      );
    }
    if (body.before !== undefined && body.after === undefined) {
      this.#changes.report(
        'breaking',
        { ...body, after: operation.after },
        'the request body was removed',
      );
    }
    if (!isBoth(body)) return;
    this.#changes.reportRequired(body, { isRequired, sender, what: 'the request body' });
    this.compareContent(body, sender);
  }

  /** The media types of a body. */
  compareContent(pair: BothParts, sender: Sender): void {
    const before = this.#changes.before.members(pair.before, 'content');
    const after = this.#changes.after.members(pair.after, 'content');
    const { pairs, removed, added } = contentTypePairs([...before.keys()], [...after.keys()]);
    const placeOf = (type: string) => (before.size === 1 ? pair.place : `${pair.place}, ${type}`);
    for (const { old, latest, change } of pairs) {
      const both = { before: before.get(old), after: after.get(latest), place: placeOf(old) };
      if (!isBoth(both)) continue;
      this.#compareMediaType(both, sender);
      if (change === 'none') continue;
      const effect = contentTypeEffects[sender][change];
      this.#changes.report(
        effect,
        both,
        `the media type was ${rangeText(old)}, is ${rangeText(latest)}`,
      );
    }
    for (const type of removed) {
      const place = placeOf(type);
      const parts = { before: before.get(type), after: pair.after, place };
      const effect = isRange(type) ? contentTypeEffects[sender].narrower : 'breaking';
      this.#changes.report(effect, parts, `the media type ${type} was removed`);
    }
    for (const type of added) {
      const parts = { before: pair.before, after: after.get(type), place: pair.place };
      this.#changes.report('compatible', parts, `the media type ${type} is new`);
    }
  }

  #compareMediaType(pair: BothParts, sender: Sender): void {
    this.compareSchemas(pair, sender);
    const [before, after] = [pair.before.value.encoding, pair.after.value.encoding];
    if (isSameJson(before, after)) return;
    this.#changes.report(
      'undecided',
      pair,
      `the encoding was ${keywordText(before)}, is ${keywordText(after)}`,
    );
  }

  /** Compares both ways: what may not be sent to the other side breaks callers, the reverse does not. */
  compareSchemas(pair: BothParts, sender: Sender): void {
    const direction = sender === 'old' ? 'request' : 'response';
    const before = this.#changes.before.schema(pair.before, direction);
    const after = this.#changes.after.schema(pair.after, direction);
    if (isSameSchema(before, after)) return;
    const toNew = compareSchemas(before, after, { sender: 'old' });
    const toOld = compareSchemas(after, before, { sender: 'new' });
    const [narrower, wider] = sender === 'old' ? [toNew, toOld] : [toOld, toNew];
    const changes = [
      ...narrower.map((difference) => {
        const effect = difference.verdict === 'broken' ? 'breaking' : 'undecided';
        return schemaChange(effect, pair, difference, sender === 'old');
      }),
      // Where something is undecided, it is so both ways.
      ...wider
        .filter(({ verdict }) => verdict !== 'undecided' || narrower.length === 0)
        .map((difference) => schemaChange('compatible', pair, difference, sender !== 'old')),
    ];
    for (const change of keepStrongest(changes)) this.#changes.add(change);
  }
}

/** `any of text/*`. */
function rangeText(mediaType: string): string {
  return isRange(mediaType) ? `any of ${mediaType}` : mediaType;
}

function schemaChange(
  effect: ChangeEffect,
  { place }: BothParts,
  { path, subject, sent, received, sentAt, receivedAt }: Difference,
  isOldSender: boolean,
): DocumentChange {
  const [was, is] = isOldSender ? [sent, received] : [received, sent];
  const [oldPointer, newPointer] = isOldSender ? [sentAt, receivedAt] : [receivedAt, sentAt];
  return {
    effect,
    places: [place],
    member: memberText(path),
    message: `${subject === '' ? '' : `${subject} `}was ${was}, is ${is}`,
    oldPointer,
    newPointer,
  };
}

/** A change once, with its strongest effect: another type is narrower for some values and wider for others. */
function keepStrongest(changes: readonly DocumentChange[]): DocumentChange[] {
  const strongest = new Map<string, DocumentChange>();
  for (const change of sortByEffect(changes)) {
    const { effect, ...content } = change;
    const key = JSON.stringify(content);
    if (!strongest.has(key)) strongest.set(key, change);
  }
  return [...strongest.values()];
}

/** `input.items[*].name`. */
function memberText(path: readonly string[]): string {
  return path
    .map((key) => (/^(\*|\d+)$/.test(key) ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
}
