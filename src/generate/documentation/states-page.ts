/** The states of a job, its transitions, timers and webhook calls, as tables. */
import { isObject, type JsonObject, valueAt } from '../../core/json.ts';
import { noteAbout } from './concerns.ts';
import {
  badge,
  code,
  durationInLargestUnit,
  listAt,
  markdownTable,
  markOfRow,
  objectEntries,
  objectMember,
  textMember,
  withAnchor,
} from './markdown.ts';

const notStated = '*not stated*';

/**
 * Markdown of `x-lifecycle`; empty where a document has none. What is chosen is marked, down to
 * single cells of a stated row.
 */
export function lifecycleSection(document: JsonObject): string {
  const lifecycle = objectMember(document, 'x-lifecycle');
  const states = objectEntries(objectMember(lifecycle, 'states'));
  if (states.length === 0) return '';
  const hasChosen = JSON.stringify(lifecycle).includes('"chosen"');
  return [
    ...(hasChosen
      ? []
      : ['A job can also move in other ways and can have states that are not named here.']),
    '## All states {#all-states}',
    markdownTable(
      ['State', 'Final', 'Meaning'],
      states.map(([name, state]) => [
        `${withAnchor(name)} ${markOfRow(state)}`,
        finality(textMember(state, 'final')) + mark(state, 'final'),
        textMember(state, 'description'),
      ]),
    ),
    '## Transitions {#transitions}',
    transitionsTable(lifecycle),
    ...timers(document, lifecycle),
    ...webhook(document, lifecycle),
  ].join('\n\n');
}

function finality(final: string): string {
  if (final === '') return notStated;
  return final === 'true' ? 'yes' : 'no';
}

/** The badge of a cell that is chosen in a row that is stated. */
function mark(row: JsonObject, key: string): string {
  return listAt(row, 'chosen').includes(key) ? ` ${badge('chosen')}` : '';
}

function transitionsTable(lifecycle: JsonObject): string {
  return markdownTable(
    ['Transition', 'From', 'To', 'When'],
    objectEntries(objectMember(lifecycle, 'transitions')).map(([name, transition]) => [
      `${code(name)} ${markOfRow(transition)}`,
      origin(transition) + mark(transition, 'from'),
      (code(textMember(transition, 'to')) || notStated) + mark(transition, 'to'),
      textMember(transition, 'description'),
    ]),
  );
}

function origin(transition: JsonObject): string {
  if (transition.from === '*') return 'any';
  const from = listAt(transition, 'from');
  return from.length === 0 ? 'no job yet' : from.map(code).join(', ');
}

function timers(document: JsonObject, lifecycle: JsonObject): string[] {
  const rows = objectEntries(objectMember(lifecycle, 'timers')).map(([name, timer]) => {
    const value = (key: string) => {
      const written = textMember(timer, key);
      const target = written.startsWith('#/') ? valueAt(document, written) : timer[key];
      if (isObject(target)) return [];
      return [durationInLargestUnit(written.startsWith('#/') ? String(target ?? '') : written)];
    };
    const range = [...value('minimum'), ...value('maximum')].filter((text) => text !== '');
    const override = textMember(timer, 'overriddenBy');
    return [
      `${code(name)} ${markOfRow(timer)}`,
      value('default').join(''),
      [range.join(' to '), override === '' ? '' : `by ${code(override)}`]
        .filter(Boolean)
        .join(', '),
      textMember(timer, 'description'),
    ];
  });
  if (rows.length === 0) return [];
  return [
    '## Timers {#timers}',
    markdownTable(['Timer', 'Default', 'Overridden', 'Meaning'], rows),
  ];
}

function webhook(document: JsonObject, lifecycle: JsonObject): string[] {
  const call = objectMember(lifecycle, 'webhook');
  const limit = textMember(call, 'timeLimitMs');
  if (Object.keys(call).length === 0) return [];
  const retries = textMember(call, 'retries');
  const spacing = durationInLargestUnit(textMember(call, 'spacingMs'));
  return [
    '## The webhook {#webhook}',
    `${textMember(call, 'description')} ${markOfRow(call)}`,
    noteAbout(document, ...callbackOperations(document)),
    markdownTable(
      ['Property', 'Value'],
      [
        ['After', listAt(call, 'on').map(code).join(', ') + mark(call, 'on')],
        ['Method', code(textMember(call, 'method'))],
        ['Acknowledged by', `status ${textMember(call, 'acknowledgedBy')}`],
        ...(limit === ''
          ? []
          : [
              ['Time for an answer', `${durationInLargestUnit(limit)}${mark(call, 'timeLimitMs')}`],
            ]),
        ['Otherwise', `up to ${retries} more calls, ${spacing} apart`],
      ],
    ),
  ];
}

/** The operations of callbacks: what the service calls. */
function callbackOperations(document: JsonObject): JsonObject[] {
  return objectEntries(objectMember(objectMember(document, 'components'), 'callbacks'))
    .flatMap(([, callback]) => objectEntries(callback))
    .flatMap(([, item]) => objectEntries(item))
    .map(([, operation]) => operation);
}
