/**
 * Compares two OpenAPI documents as callers of the old one see it. Whoever sends may send less than before, and whoever
 * receives may take more. Callers send requests and receive responses; with callbacks and webhooks it is the reverse.
 */
import { methods } from '../validation/load/vocabulary.ts';
import { BodyComparison } from './compare-bodies.ts';
import { FieldComparison } from './compare-fields.ts';
import type { ComparedDocument, PartAt } from './compared-document.ts';
import {
  type BothParts,
  type ChangeEffect,
  type DocumentChange,
  DocumentChanges,
  isBoth,
  type Pair,
  type Sender,
} from './document-changes.ts';
import { fixedValues, parametersOf, successorOf } from './parameters.ts';
import { isCovered, securityOf } from './security.ts';
import { isWiderStatus, statusPairs } from './statuses.ts';

/** All changes, those that break callers first. Servers, texts, examples and extensions are not compared. */
export function compareDocuments(
  before: ComparedDocument,
  after: ComparedDocument,
): readonly DocumentChange[] {
  const changes = new DocumentChanges(before, after);
  new DocumentComparison(changes).compare();
  return changes.all;
}

class DocumentComparison {
  readonly #changes: DocumentChanges;
  readonly #bodies: BodyComparison;
  readonly #fields: FieldComparison;

  constructor(changes: DocumentChanges) {
    this.#changes = changes;
    this.#bodies = new BodyComparison(changes);
    this.#fields = new FieldComparison(changes, this.#bodies);
  }

  compare(): void {
    this.#comparePaths();
    this.#compareSent('webhooks', {
      before: this.#root(this.#changes.before),
      after: this.#root(this.#changes.after),
      place: '',
    });
  }

  #root({ content }: ComparedDocument): PartAt {
    return { value: content, keys: [] };
  }

  #comparePaths(): void {
    const before = this.#changes.before.members(this.#root(this.#changes.before), 'paths');
    const after = this.#changes.after.members(this.#root(this.#changes.after), 'paths');
    const successors = new Set<string>();
    for (const [path, item] of before) {
      const successor = successorOf(path, [...after.keys()]);
      const pair = { before: item, after: after.get(successor ?? ''), place: path };
      if (successor !== undefined) successors.add(successor);
      if (isBoth(pair)) this.#comparePathItem(pair, { path, successor: successor ?? path });
      else this.#changes.report('breaking', pair, 'the path was removed');
    }
    for (const [path, item] of after) {
      if (!successors.has(path))
        this.#changes.report(
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
        before: this.#changes.before.part(...pair.before.keys, method),
        after: this.#changes.after.part(...pair.after.keys, method),
        place: `${method.toUpperCase()} ${pair.place}`,
      };
      if (!this.#isBoth(operation, 'the operation')) continue;
      const parameters = {
        before: parametersOf(this.#changes.before, pair.before, operation.before, paths.path),
        after: parametersOf(this.#changes.after, pair.after, operation.after, paths.successor),
      };
      this.#fields.compareParameters(
        parameters,
        operation,
        fixedValues(paths.path, paths.successor),
      );
      this.#compareSecurity(operation);
      this.#compareOperation(operation, 'old');
      this.#compareSent('callbacks', operation);
    }
  }

  /** Whether both sides have a part; reports one that was removed or is new. */
  #isBoth(pair: Pair, what: string): pair is BothParts {
    if (isBoth(pair)) return true;
    if (pair.before !== undefined) this.#changes.report('breaking', pair, `${what} was removed`);
    if (pair.after !== undefined) this.#changes.report('compatible', pair, `${what} is new`);
    return false;
  }

  /** The requests that the service sends: callbacks of an operation, or webhooks. */
  #compareSent(section: 'callbacks' | 'webhooks', pair: BothParts): void {
    const before = this.#changes.before.members(pair.before, section);
    const after = this.#changes.after.members(pair.after, section);
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
        before: this.#changes.before.part(...callback.before.keys, address),
        after: this.#changes.after.part(...callback.after.keys, address),
        place: callback.place,
      };
      if (this.#isBoth(item, `the callback to ${address}`)) this.#compareSentItem(item);
    }
  }

  #compareSentItem(item: BothParts): void {
    for (const method of methods) {
      const operation = {
        before: this.#changes.before.part(...item.before.keys, method),
        after: this.#changes.after.part(...item.after.keys, method),
        place: item.place,
      };
      if (!this.#isBoth(operation, `the ${method.toUpperCase()} request`)) continue;
      const parameters = {
        before: parametersOf(this.#changes.before, item.before, operation.before, ''),
        after: parametersOf(this.#changes.after, item.after, operation.after, ''),
      };
      this.#fields.compareFields(
        { before: parameters.before, after: parameters.after },
        { operation, sender: 'new', kind: 'parameter' },
      );
      this.#compareOperation(operation, 'new');
    }
  }

  /** @param requester who sends the request; the other one answers */
  #compareOperation(operation: BothParts, requester: Sender): void {
    this.#bodies.compareRequestBody(operation, requester);
    if (requester === 'old') this.#compareResponses(operation);
    else this.#compareAnswers(operation);
  }

  /** The responses of the service. */
  #compareResponses(operation: BothParts): void {
    const before = this.#changes.before.members(operation.before, 'responses');
    const after = this.#changes.after.members(operation.after, 'responses');
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
      this.#changes.report(effectOf(status), pair, `the response ${status} is new`);
    }
    for (const status of removed) {
      const place = `${operation.place}, response ${status}`;
      const pair = { before: before.get(status), after: operation.after, place };
      this.#changes.report(effectOf(status), pair, `the response ${status} was removed`);
    }
  }

  /** A status that became a range, or the reverse. */
  #compareStatus(
    pair: BothParts,
    [old, latest]: readonly [old: string, latest: string],
    effects: { readonly wider: ChangeEffect; readonly narrower: ChangeEffect },
  ): void {
    const effect = isWiderStatus(latest, old) ? effects.wider : effects.narrower;
    this.#changes.report(effect, pair, `the status was ${old}, is ${latest}`);
  }

  #compareResponse(pair: BothParts): void {
    this.#fields.compareFields(
      {
        before: this.#changes.before.members(pair.before, 'headers'),
        after: this.#changes.after.members(pair.after, 'headers'),
      },
      { operation: pair, sender: 'new', kind: 'header' },
    );
    if (pair.before.value.content !== undefined) this.#bodies.compareContent(pair, 'new');
    else if (pair.after.value.content !== undefined)
      this.#changes.report('compatible', pair, 'there was no content, there is some');
  }

  /** What receivers of a callback may answer: what was taken before has to be taken now. */
  #compareAnswers(operation: BothParts): void {
    const before = this.#changes.before.members(operation.before, 'responses');
    const after = this.#changes.after.members(operation.after, 'responses');
    const { pairs, removed, added } = statusPairs([...before.keys()], [...after.keys()]);
    for (const [old, latest] of pairs) {
      const place = `${operation.place}, answer ${old}`;
      const both = { before: before.get(old), after: after.get(latest), place };
      if (!isBoth(both)) continue;
      if (both.before.value.content !== undefined) this.#bodies.compareContent(both, 'old');
      if (before.has(latest) || after.has(old)) continue;
      this.#compareStatus(both, [old, latest], { wider: 'compatible', narrower: 'undecided' });
    }
    for (const status of removed) {
      const place = `${operation.place}, answer ${status}`;
      const pair = { before: before.get(status), after: operation.after, place };
      this.#changes.report('breaking', pair, `the answer ${status} is not taken any more`);
    }
    for (const status of added) {
      const pair = {
        before: operation.before,
        after: after.get(status),
        place: operation.place,
      };
      this.#changes.report('compatible', pair, `the answer ${status} is new`);
    }
  }

  #compareSecurity(operation: BothParts): void {
    const before = securityOf(this.#changes.before, operation.before);
    const after = securityOf(this.#changes.after, operation.after);
    for (const { names, schemes } of before) {
      const isEnough = after.some(({ schemes: needed }) =>
        needed.every((scheme) => schemes.some((credential) => isCovered(scheme, credential))),
      );
      if (isEnough) continue;
      const text = names.length === 0 ? 'without credentials' : `with ${names.join(' and ')}`;
      this.#changes.report('breaking', operation, `a request ${text} was accepted, is not`);
    }
    for (const { names, schemes } of after) {
      const isOld = before.some(({ schemes: needed }) =>
        needed.every((scheme) => schemes.some((credential) => isCovered(scheme, credential))),
      );
      const text = names.length === 0 ? 'without credentials' : `with ${names.join(' and ')}`;
      if (!isOld)
        this.#changes.report('compatible', operation, `a request ${text} is accepted, was not`);
    }
  }
}
