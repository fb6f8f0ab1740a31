/** The states of a job, its transitions, timers and webhook calls, as tables. */
import { isObject, type JsonObject, valueAt } from '../../core/json.ts';
import { noteAbout } from './concerns.ts';
import {
  badge,
  badgeOf,
  code,
  duration,
  entriesOf,
  listAt,
  markdownTable,
  objectAt,
  textAt,
  withAnchor,
} from './markdown.ts';

const notStated = '*not stated*';

/**
 * Markdown of `x-lifecycle`; empty where a document has none. What is chosen is marked, down to
 * single cells of a stated row.
 */
export function lifecycleSection(document: JsonObject): string {
  const lifecycle = objectAt(document, 'x-lifecycle');
  const states = entriesOf(objectAt(lifecycle, 'states'));
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
        `${withAnchor(name)} ${badgeOf(textAt(state, 'level'))}`,
        finality(textAt(state, 'final')) + mark(state, 'final'),
        textAt(state, 'description'),
      ]),
    ),
    '## Transitions {#transitions}',
    transitions(lifecycle),
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

function transitions(lifecycle: JsonObject): string {
  return markdownTable(
    ['Transition', 'From', 'To', 'When'],
    entriesOf(objectAt(lifecycle, 'transitions')).map(([name, transition]) => [
      `${code(name)} ${badgeOf(textAt(transition, 'level'))}`,
      origin(transition) + mark(transition, 'from'),
      (code(textAt(transition, 'to')) || notStated) + mark(transition, 'to'),
      textAt(transition, 'description'),
    ]),
  );
}

function origin(transition: JsonObject): string {
  if (transition.from === '*') return 'any';
  const from = listAt(transition, 'from');
  return from.length === 0 ? 'no job yet' : from.map(code).join(', ');
}

function timers(document: JsonObject, lifecycle: JsonObject): string[] {
  const rows = entriesOf(objectAt(lifecycle, 'timers')).map(([name, timer]) => {
    const value = (key: string) => {
      const written = textAt(timer, key);
      const target = written.startsWith('#/') ? valueAt(document, written) : timer[key];
      if (isObject(target)) return [];
      return [duration(written.startsWith('#/') ? String(target ?? '') : written)];
    };
    const range = [...value('minimum'), ...value('maximum')].filter((text) => text !== '');
    const override = textAt(timer, 'overriddenBy');
    return [
      `${code(name)} ${badgeOf(textAt(timer, 'level'))}`,
      value('default').join(''),
      [range.join(' to '), override === '' ? '' : `by ${code(override)}`]
        .filter(Boolean)
        .join(', '),
      textAt(timer, 'description'),
    ];
  });
  if (rows.length === 0) return [];
  return [
    '## Timers {#timers}',
    markdownTable(['Timer', 'Default', 'Overridden', 'Meaning'], rows),
  ];
}

function webhook(document: JsonObject, lifecycle: JsonObject): string[] {
  const call = objectAt(lifecycle, 'webhook');
  const limit = textAt(call, 'timeLimitMs');
  if (Object.keys(call).length === 0) return [];
  const retries = textAt(call, 'retries');
  const spacing = duration(textAt(call, 'spacingMs'));
  return [
    '## The webhook {#webhook}',
    `${textAt(call, 'description')} ${badgeOf(textAt(call, 'level'))}`,
    noteAbout(document, ...callsOf(document)),
    markdownTable(
      ['Property', 'Value'],
      [
        ['After', listAt(call, 'on').map(code).join(', ') + mark(call, 'on')],
        ['Method', code(textAt(call, 'method'))],
        ['Acknowledged by', `status ${textAt(call, 'acknowledgedBy')}`],
        ...(limit === ''
          ? []
          : [['Time for an answer', `${duration(limit)}${mark(call, 'timeLimitMs')}`]]),
        ['Otherwise', `up to ${retries} more calls, ${spacing} apart`],
      ],
    ),
  ];
}

/** The operations of callbacks: what the service calls. */
function callsOf(document: JsonObject): JsonObject[] {
  return entriesOf(objectAt(objectAt(document, 'components'), 'callbacks'))
    .flatMap(([, callback]) => entriesOf(callback))
    .flatMap(([, item]) => entriesOf(item))
    .map(([, operation]) => operation);
}
