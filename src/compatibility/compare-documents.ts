/**
 * Compares two OpenAPI documents as callers of the old one see it. Whoever sends may send less than before, and whoever
 * receives may take more. Callers send requests and receive responses; with callbacks and webhooks it is the reverse.
 */
import { isSameJson, pointerOf } from '../core/json.ts';
import { methods } from '../validation/load/vocabulary.ts';
import { compareSchemas } from './compare-schemas.ts';
import { type ComparedDocument, memberAt, type PartAt } from './compared-document.ts';
import { contentTypePairs, isRange } from './content-types.ts';
import { type Difference, keywordText } from './difference.ts';
import {
  defaultForm,
  fixedValues,
  nameOfParameter,
  parametersOf,
  successorOf,
} from './parameters.ts';
import { isSameSchema } from './schema-at.ts';
import { isCovered, securityOf } from './security.ts';
import { isWiderStatus, statusPairs } from './statuses.ts';

/** A change as callers see it. */
export interface DocumentChange {
  /** Whether callers of the old document can go on; undecided if only the deployment shows it. */
  readonly effect: 'breaking' | 'undecided' | 'compatible';
  /** Where it shows, such as `POST /v2/summarizer/run, request body`. */
  readonly places: readonly string[];
  /** The member within the body, such as `input.language`; empty for the whole. */
  readonly member: string;
  /** What was and what is. A sentence without a full stop. */
  readonly message: string;
  /** Pointers; a part that one document lacks has that of what it would be in. */
  readonly oldPointer: string;
  readonly newPointer: string;
}

/** All changes, those that break callers first. Servers, texts, examples and extensions are not compared. */
export function compareDocuments(
  before: ComparedDocument,
  after: ComparedDocument,
): readonly DocumentChange[] {
  const comparison = new DocumentComparison(before, after);
  comparison.compare();
  return sortByEffect(comparison.changes);
}

/** Who sends a message: whoever knows the old document, or the service, which knows the new one. */
type Sender = 'old' | 'new';

/** What a range of media types that was added or removed does. A caller may take content that was not named before. */
const contentTypeEffects = {
  old: { wider: 'compatible', narrower: 'breaking' },
  new: { wider: 'undecided', narrower: 'compatible' },
} as const;

/** A part of both documents. */
interface Pair {
  readonly before: PartAt | undefined;
  readonly after: PartAt | undefined;
  /** In words. */
  readonly place: string;
}

interface BothParts extends Pair {
  readonly before: PartAt;
  readonly after: PartAt;
}

type ChangeEffect = DocumentChange['effect'];

class DocumentComparison {
  readonly #before: ComparedDocument;
  readonly #after: ComparedDocument;
  readonly #changes = new Map<string, DocumentChange>();

  constructor(before: ComparedDocument, after: ComparedDocument) {
    this.#before = before;
    this.#after = after;
  }

  get changes(): DocumentChange[] {
    return [...this.#changes.values()];
  }

  compare(): void {
    this.#comparePaths();
    this.#compareSent('webhooks', {
      before: this.#root(this.#before),
      after: this.#root(this.#after),
      place: '',
    });
  }

  #root({ content }: ComparedDocument): PartAt {
    return { value: content, keys: [] };
  }

  #comparePaths(): void {
    const before = this.#before.members(this.#root(this.#before), 'paths');
    const after = this.#after.members(this.#root(this.#after), 'paths');
    const successors = new Set<string>();
    for (const [path, item] of before) {
      const successor = successorOf(path, [...after.keys()]);
      const pair = { before: item, after: after.get(successor ?? ''), place: path };
      if (successor !== undefined) successors.add(successor);
      if (isBoth(pair)) this.#comparePathItem(pair, { path, successor: successor ?? path });
      else this.#report('breaking', pair, 'the path was removed');
    }
    for (const [path, item] of after) {
      if (!successors.has(path))
        this.#report(
          'compatible',
          { before: undefined, after: item, place: path },
          'the path is new',
        );
    }
  }

  #comparePathItem(
    pair: BothParts,
    paths: { readonly path: string; readonly successor: string },
  ): void {
    for (const method of methods) {
      const operation = {
        before: this.#before.part(...pair.before.keys, method),
        after: this.#after.part(...pair.after.keys, method),
        place: `${method.toUpperCase()} ${pair.place}`,
      };
      if (!this.#isBoth(operation, 'the operation')) continue;
      const parameters = {
        before: parametersOf(this.#before, pair.before, operation.before, paths.path),
        after: parametersOf(this.#after, pair.after, operation.after, paths.successor),
      };
      this.#compareParameters(parameters, operation, fixedValues(paths.path, paths.successor));
      this.#compareSecurity(operation);
      this.#compareOperation(operation, 'old');
      this.#compareSent('callbacks', operation);
    }
  }

  /** Whether both sides have a part; reports one that was removed or is new. */
  #isBoth(pair: Pair, what: string): pair is BothParts {
    if (isBoth(pair)) return true;
    if (pair.before !== undefined) this.#report('breaking', pair, `${what} was removed`);
    if (pair.after !== undefined) this.#report('compatible', pair, `${what} is new`);
    return false;
  }

  /** The requests that the service sends: callbacks of an operation, or webhooks. */
  #compareSent(section: 'callbacks' | 'webhooks', pair: BothParts): void {
    const before = this.#before.members(pair.before, section);
    const after = this.#after.members(pair.after, section);
    for (const name of new Set([...before.keys(), ...after.keys()])) {
      const place = `${pair.place === '' ? '' : `${pair.place}, `}${section.slice(0, -1)} ${name}`;
      const sent = { before: before.get(name), after: after.get(name), place };
      if (!this.#isBoth(sent, `the ${section.slice(0, -1)}`)) continue;
      if (section === 'webhooks') this.#compareSentItem(sent);
      else this.#compareCallback(sent);
    }
  }

  #compareCallback(callback: BothParts): void {
    const [before, after] = [callback.before, callback.after].map(({ value }) =>
      Object.keys(value).filter((address) => !address.startsWith('x-')),
    );
    for (const address of new Set([...(before ?? []), ...(after ?? [])])) {
      const item = {
        before: this.#before.part(...callback.before.keys, address),
        after: this.#after.part(...callback.after.keys, address),
        place: callback.place,
      };
      if (this.#isBoth(item, `the callback to ${address}`)) this.#compareSentItem(item);
    }
  }

  #compareSentItem(item: BothParts): void {
    for (const method of methods) {
      const operation = {
        before: this.#before.part(...item.before.keys, method),
        after: this.#after.part(...item.after.keys, method),
        place: item.place,
      };
      if (!this.#isBoth(operation, `the ${method.toUpperCase()} request`)) continue;
      const parameters = {
        before: parametersOf(this.#before, item.before, operation.before, ''),
        after: parametersOf(this.#after, item.after, operation.after, ''),
      };
      this.#compareFields(
        { before: parameters.before, after: parameters.after },
        { operation, sender: 'new', kind: 'parameter' },
      );
      this.#compareOperation(operation, 'new');
    }
  }

  /** @param requester who sends the request; the other one answers */
  #compareOperation(operation: BothParts, requester: Sender): void {
    this.#compareRequestBody(operation, requester);
    if (requester === 'old') this.#compareResponses(operation);
    else this.#compareAnswers(operation);
  }

  #compareRequestBody(operation: BothParts, sender: Sender): void {
    const body = {
      before: this.#before.part(...operation.before.keys, 'requestBody'),
      after: this.#after.part(...operation.after.keys, 'requestBody'),
      place: `${operation.place}, request body`,
    };
    if (body.before === undefined && body.after === undefined) return;
    const isRequired = {
      before: memberAt(body.before, 'required') === true,
      after: memberAt(body.after, 'required') === true,
    };
    if (body.before === undefined && body.after !== undefined) {
      const effect = isRequired.after && sender === 'old' ? 'breaking' : 'compatible';
      this.#report(
        effect,
        { ...body, before: operation.before },
        `there was no request body, one is ${isRequired.after ? 'required' : 'optional'}`,
      );
    }
    if (body.before !== undefined && body.after === undefined) {
      this.#report('breaking', { ...body, after: operation.after }, 'the request body was removed');
    }
    if (!isBoth(body)) return;
    this.#compareRequired(body, { isRequired, sender, what: 'the request body' });
    this.#compareContent(body, sender);
  }

  /** What was optional and is required breaks senders of the old document, and the reverse its receivers. */
  #compareRequired(
    pair: BothParts,
    {
      isRequired,
      sender,
      what,
    }: {
      readonly isRequired: { readonly before: boolean; readonly after: boolean };
      readonly sender: Sender;
      readonly what: string;
    },
  ): void {
    if (isRequired.before === isRequired.after) return;
    const isBreaking = isRequired.after === (sender === 'old');
    const words = isRequired.after ? 'was optional, is required' : 'was required, is optional';
    this.#report(isBreaking ? 'breaking' : 'compatible', pair, `${what} ${words}`);
  }

  /** The media types of a body. */
  #compareContent(pair: BothParts, sender: Sender): void {
    const before = this.#before.members(pair.before, 'content');
    const after = this.#after.members(pair.after, 'content');
    const { pairs, removed, added } = contentTypePairs([...before.keys()], [...after.keys()]);
    const placeOf = (type: string) => (before.size === 1 ? pair.place : `${pair.place}, ${type}`);
    for (const { old, latest, change } of pairs) {
      const both = { before: before.get(old), after: after.get(latest), place: placeOf(old) };
      if (!isBoth(both)) continue;
      this.#compareMediaType(both, sender);
      if (change === 'none') continue;
      const effect = contentTypeEffects[sender][change];
      this.#report(effect, both, `the media type was ${rangeText(old)}, is ${rangeText(latest)}`);
    }
    for (const type of removed) {
      const place = placeOf(type);
      const parts = { before: before.get(type), after: pair.after, place };
      const effect = isRange(type) ? contentTypeEffects[sender].narrower : 'breaking';
      this.#report(effect, parts, `the media type ${type} was removed`);
    }
    for (const type of added) {
      const parts = { before: pair.before, after: after.get(type), place: pair.place };
      this.#report('compatible', parts, `the media type ${type} is new`);
    }
  }

  #compareMediaType(pair: BothParts, sender: Sender): void {
    this.#compareSchemas(pair, sender);
    const [before, after] = [pair.before.value.encoding, pair.after.value.encoding];
    if (isSameJson(before, after)) return;
    this.#report(
      'undecided',
      pair,
      `the encoding was ${keywordText(before)}, is ${keywordText(after)}`,
    );
  }

  /** Compares both ways: what may not be sent to the other side breaks callers, the reverse does not. */
  #compareSchemas(pair: BothParts, sender: Sender): void {
    const direction = sender === 'old' ? 'request' : 'response';
    const before = this.#before.schema(pair.before, direction);
    const after = this.#after.schema(pair.after, direction);
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
    for (const change of keepStrongest(changes)) this.#add(change);
  }

  /** The responses of the service. */
  #compareResponses(operation: BothParts): void {
    const before = this.#before.members(operation.before, 'responses');
    const after = this.#after.members(operation.after, 'responses');
    const { pairs, removed, added } = statusPairs([...before.keys()], [...after.keys()]);
    for (const [old, latest] of pairs) {
      const status = before.has(latest) ? old : latest;
      const place = `${operation.place}, response ${status}`;
      const both = { before: before.get(old), after: after.get(latest), place };
      if (!isBoth(both)) continue;
      this.#compareResponse(both);
      const effect = /^[45]/.test(old) ? 'compatible' : 'undecided';
      if (before.has(latest) || after.has(old)) continue;
      this.#compareStatus(both, [old, latest], { wider: effect, narrower: 'compatible' });
    }
    // RFC 9110, section 15: a client treats an unknown status as the first of its class.
    const effectOf = (status: string) => (/^[45d]/.test(status) ? 'compatible' : 'breaking');
    for (const status of added) {
      const place = `${operation.place}, response ${status}`;
      const pair = { before: operation.before, after: after.get(status), place };
      this.#report(effectOf(status), pair, `the response ${status} is new`);
    }
    for (const status of removed) {
      const place = `${operation.place}, response ${status}`;
      const pair = { before: before.get(status), after: operation.after, place };
      this.#report(effectOf(status), pair, `the response ${status} was removed`);
    }
  }

  /** A status that became a range, or the reverse. */
  #compareStatus(
    pair: BothParts,
    [old, latest]: readonly [old: string, latest: string],
    effects: { readonly wider: ChangeEffect; readonly narrower: ChangeEffect },
  ): void {
    const effect = isWiderStatus(latest, old) ? effects.wider : effects.narrower;
    this.#report(effect, pair, `the status was ${old}, is ${latest}`);
  }

  #compareResponse(pair: BothParts): void {
    this.#compareFields(
      {
        before: this.#before.members(pair.before, 'headers'),
        after: this.#after.members(pair.after, 'headers'),
      },
      { operation: pair, sender: 'new', kind: 'header' },
    );
    if (pair.before.value.content !== undefined) this.#compareContent(pair, 'new');
    else if (pair.after.value.content !== undefined)
      this.#report('compatible', pair, 'there was no content, there is some');
  }

  /** What receivers of a callback may answer: what was taken before has to be taken now. */
  #compareAnswers(operation: BothParts): void {
    const before = this.#before.members(operation.before, 'responses');
    const after = this.#after.members(operation.after, 'responses');
    const { pairs, removed, added } = statusPairs([...before.keys()], [...after.keys()]);
    for (const [old, latest] of pairs) {
      const place = `${operation.place}, answer ${old}`;
      const both = { before: before.get(old), after: after.get(latest), place };
      if (!isBoth(both)) continue;
      if (both.before.value.content !== undefined) this.#compareContent(both, 'old');
      if (before.has(latest) || after.has(old)) continue;
      this.#compareStatus(both, [old, latest], { wider: 'compatible', narrower: 'undecided' });
    }
    for (const status of removed) {
      const place = `${operation.place}, answer ${status}`;
      const pair = { before: before.get(status), after: operation.after, place };
      this.#report('breaking', pair, `the answer ${status} is not taken any more`);
    }
    for (const status of added) {
      const pair = {
        before: operation.before,
        after: after.get(status),
        place: operation.place,
      };
      this.#report('compatible', pair, `the answer ${status} is new`);
    }
  }

  #compareParameters(
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
        this.#report('breaking', { ...pair, after: operation.after }, `the ${what} was removed`);
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
      this.#report(
        isRequired ? 'breaking' : 'compatible',
        { ...pair, before: operation.before },
        `the ${what} is new and ${isRequired ? 'required' : 'optional'}`,
      );
    }
  }

  /** A part of the old path that is the value of a parameter now. */
  #compareFixedValue(pair: BothParts, value: string): void {
    const after = this.#after.schema(pair.after, 'request');
    const before = { schema: { const: value }, pointer: pointerOf(pair.before.keys), root: {} };
    if (compareSchemas(before, after, { sender: 'old' }).length === 0) return;
    this.#report(
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
    this.#compareRequired(pair, { isRequired, sender, what: 'the parameter' });
    this.#compareForm(pair);
    this.#compareFieldSchema(pair, sender);
  }

  /** How a value is written: by `schema`, or as content of a media type. */
  #compareFieldSchema(pair: BothParts, sender: Sender): void {
    const [before, after] = [pair.before.value.content, pair.after.value.content];
    if (before === undefined && after === undefined) this.#compareSchemas(pair, sender);
    else if (before !== undefined && after !== undefined) this.#compareContent(pair, sender);
    else
      this.#report(
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
      this.#report(
        isWider ? 'compatible' : 'breaking',
        { before, after, place },
        `${keyword} was ${keywordText(was)}, is ${keywordText(is)}`,
      );
    }
  }

  /** Headers of a response, or parameters of a request that the service sends. */
  #compareFields(
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
        this.#report('breaking', { ...pair, after: operation.after }, `the ${what} was removed`);
      } else
        this.#report('compatible', { ...pair, before: operation.before }, `the ${what} is new`);
    }
  }

  #compareSecurity(operation: BothParts): void {
    const before = securityOf(this.#before, operation.before);
    const after = securityOf(this.#after, operation.after);
    for (const { names, schemes } of before) {
      const isEnough = after.some(({ schemes: needed }) =>
        needed.every((scheme) => schemes.some((credential) => isCovered(scheme, credential))),
      );
      if (isEnough) continue;
      const text = names.length === 0 ? 'without credentials' : `with ${names.join(' and ')}`;
      this.#report('breaking', operation, `a request ${text} was accepted, is not`);
    }
    for (const { names, schemes } of after) {
      const isOld = before.some(({ schemes: needed }) =>
        needed.every((scheme) => schemes.some((credential) => isCovered(scheme, credential))),
      );
      const text = names.length === 0 ? 'without credentials' : `with ${names.join(' and ')}`;
      if (!isOld) this.#report('compatible', operation, `a request ${text} is accepted, was not`);
    }
  }

  #report(effect: ChangeEffect, { before, after, place }: Pair, message: string): void {
    this.#add({
      effect,
      places: [place],
      member: '',
      message,
      oldPointer: pointerOf(before?.keys ?? []),
      newPointer: pointerOf(after?.keys ?? []),
    });
  }

  /** Parts that operations share change once. */
  #add(change: DocumentChange): void {
    const written = {
      ...change,
      oldPointer: this.#before.written(change.oldPointer),
      newPointer: this.#after.written(change.newPointer),
    };
    const { effect, message, oldPointer, newPointer } = written;
    const key = JSON.stringify([effect, message, oldPointer, newPointer]);
    const earlier = this.#changes.get(key);
    const places = [...new Set([...(earlier?.places ?? []), ...change.places])];
    this.#changes.set(key, { ...(earlier ?? written), places });
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

function sortByEffect(changes: readonly DocumentChange[]): DocumentChange[] {
  const effects = ['breaking', 'undecided', 'compatible'];
  return changes.toSorted((a, b) => effects.indexOf(a.effect) - effects.indexOf(b.effect));
}

function isBoth(pair: Pair): pair is BothParts {
  return pair.before !== undefined && pair.after !== undefined;
}

/** `input.items[*].name`. */
function memberText(path: readonly string[]): string {
  return path
    .map((key) => (/^(\*|\d+)$/.test(key) ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
}
