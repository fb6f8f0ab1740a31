// @ts-check
/**
 * The behaviour data has its forms, its names agree, and rules of the right level name its parts.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { listIn, objectIn } from '../yaml-files.js';
import { valueAt } from './document-sources.js';

/** @import { LintMistake, Subject } from './document-sources.js' */

const text = { type: 'string', minLength: 1 };
const unstated = { type: 'null' };
const natural = { type: 'integer', minimum: 0 };
const positive = { type: 'integer', minimum: 1 };
const names = { type: 'array', items: text, uniqueItems: true };
const pointer = { type: 'string', pattern: '^#/' };

/**
 * An object that has exactly these members, or may lack some.
 * @param {Record<string, object>} properties
 * @param {readonly string[]} optional
 */
function closed(properties, optional = []) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}

/**
 * A thing that is stated or chosen; of a stated one, `chosen` lists the members that are not.
 * @param {Record<string, object>} properties
 * @param {readonly string[]} optional
 */
function levelled(properties, optional = []) {
  const level = { enum: ['stated', 'chosen'] };
  return closed({ level, chosen: names, ...properties }, ['chosen', ...optional]);
}

/** @param {object} entry */
function mapOf(entry) {
  return { type: 'object', additionalProperties: entry };
}

const lifecycle = closed({
  states: mapOf(
    levelled({
      phase: { enum: ['waiting', 'running', 'completed', 'ended'] },
      final: { anyOf: [{ type: 'boolean' }, unstated] },
      description: text,
    }),
  ),
  transitions: mapOf(
    levelled({
      event: text,
      from: { anyOf: [names, { const: '*' }] },
      to: { anyOf: [text, unstated] },
      description: text,
    }),
  ),
  timers: mapOf(
    levelled({
      state: { anyOf: [text, unstated] },
      fires: { anyOf: [text, unstated] },
      default: { anyOf: [natural, pointer] },
      unit: { const: 'ms' },
      overriddenBy: { anyOf: [text, unstated] },
      description: text,
    }),
  ),
  webhook: levelled(
    {
      on: names,
      method: { enum: ['POST', 'PUT'] },
      acknowledgedBy: { type: 'integer', minimum: 200, maximum: 299 },
      retries: natural,
      spacingMs: natural,
      timeLimitMs: positive,
      description: text,
    },
    ['timeLimitMs'],
  ),
});

const pricing = levelled({
  currency: text,
  decimals: natural,
  rounding: { const: 'up' },
  prices: mapOf(
    levelled({
      kind: text,
      price: { type: 'string', pattern: '^(0|[1-9][0-9]*)(\\.[0-9]+)?$' },
      quantity: text,
      per: positive,
      partOfUnit: { anyOf: [{ const: 'proportional' }, unstated] },
      unit: text,
      description: text,
    }),
  ),
});

const limits = closed({
  requestBodyBytes: mapOf(positive),
  nestingDepth: positive,
  outputBytes: positive,
  requestParts: positive,
  rates: closed({
    windowMs: positive,
    operations: mapOf(closed({ requests: positive, concurrent: positive }, ['concurrent'])),
  }),
  queue: closed({ jobs: natural, jobsPerWorker: natural }),
});

const section = { type: 'string', pattern: '^[0-9.]+(, [0-9.]+)*$' };

const rule = closed(
  {
    section,
    // A sentence, or a reference to that of an alternative.
    claim: { type: 'string', pattern: '^([A-Z`].+\\.|\\{#/x-gaps/[^{}]+/says\\})$' },
    level: { enum: ['stated', 'declared', 'chosen'] },
    enforcedBy: { type: 'array', items: pointer, minItems: 1 },
    notEnforced: text,
    observable: {
      anyOf: [
        { const: 'always' },
        closed({ when: { ...names, minItems: 1 } }),
        closed({ never: text }),
      ],
    },
    shownFor: names,
    shownAt: names,
    settles: names,
    follows: { ...names, minItems: 1 },
    gap: text,
    alternative: text,
    presumes: { ...names, minItems: 1 },
    narrower: { const: true },
  },
  [
    ...['enforcedBy', 'notEnforced', 'shownFor', 'shownAt', 'settles', 'follows'],
    ...['gap', 'alternative', 'presumes', 'narrower'],
  ],
);

const pointers = { type: 'array', items: pointer };
const id = '^[a-z][a-z0-9]*(-[a-z0-9]+)*$';

const gap = closed(
  {
    section,
    gap: text,
    at: pointers,
    alternatives: {
      ...mapOf(
        closed({ says: text, parameter: { type: 'object' }, excludes: mapOf(mapOf(text)) }, [
          'parameter',
          'excludes',
        ]),
      ),
      propertyNames: { pattern: id },
    },
    chosen: text,
    plainly: text,
    tolerate: text,
    concerns: pointers,
    unnoticed: text,
  },
  ['at', 'alternatives', 'chosen', 'plainly', 'tolerate', 'concerns', 'unnoticed'],
);

/** By table. */
const forms = {
  'x-rules': { ...mapOf(rule), propertyNames: { pattern: id } },
  'x-gaps': mapOf(gap),
  'x-identifiers': levelled({
    synchronousPrefix: text,
    suffix: { anyOf: [text, unstated] },
  }),
  'x-lifecycle': lifecycle,
  'x-pricing': pricing,
  'x-limits': limits,
  'x-problems': mapOf(
    closed({ status: { type: 'integer', minimum: 400, maximum: 599 }, title: text }),
  ),
};

/**
 * The parts of the tables that need a rule: every member of these objects.
 */
const ruled = [
  'x-identifiers',
  'x-lifecycle/states',
  'x-lifecycle/transitions',
  'x-lifecycle/timers',
  'x-lifecycle/webhook',
  'x-pricing',
  'x-pricing/prices',
];

/** Members that need no rule, because they describe the others. */
const unruled = ['level', 'chosen', 'description', 'prices'];

/** A mistake at a place in the bundle. @typedef {{ pointer: string, message: string }} Mistake */

const ajv = new Ajv2020({ allErrors: true, strict: true });
const validators = Object.entries(forms).map(([table, form]) => ({
  table,
  validate: ajv.compile(form),
}));

/**
 * Finds unknown, missing and malformed members; parts that no rule of their level names; entries
 * whose level or `chosen` does not agree with what the document says without overlays; names of
 * states and transitions that do not exist, pointers to nothing, and what the overlays leave
 * undecided.
 * @param {Subject} subject
 * @returns {LintMistake[]}
 */
export function behaviourRuled(subject) {
  const mistakes = [
    ...formMistakes(subject),
    ...ruleMistakes(subject),
    ...levelMistakes(subject),
    ...nameMistakes(subject),
  ];
  return mistakes.map(({ pointer, message }) => ({ ...subject.placeOf(pointer), message }));
}

/**
 * @param {Subject} subject
 * @returns {Mistake[]}
 */
function formMistakes({ bundle }) {
  return validators.flatMap(({ table, validate }) => {
    if (bundle[table] === undefined || validate(bundle[table])) return [];
    const errors = (validate.errors ?? []).filter(
      ({ keyword }) => !['anyOf', 'oneOf'].includes(keyword),
    );
    return errors.map(({ instancePath, message, params }) => {
      const { additionalProperty } = params;
      const key = typeof additionalProperty === 'string' ? `/${additionalProperty}` : '';
      const problem = key === '' ? message : 'is unknown';
      return {
        pointer: `#/${table}${instancePath}${key}`,
        message: `${table}${instancePath}${key} ${problem}.`,
      };
    });
  });
}

/**
 * @param {Subject} subject
 * @returns {Mistake[]}
 */
function ruleMistakes(subject) {
  const { bundle, stated } = subject;
  return ruled.flatMap((table) => {
    const entries = objectIn(valueAt(bundle, `#/${table}`));
    const parts = Object.keys(entries)
      .filter((id) => !unruled.includes(id))
      .map((id) => {
        const before = valueAt(stated, `#/${table}/${id}`);
        return { place: `${table}/${id}`, level: before === undefined ? 'chosen' : 'stated' };
      })
      // What is not stated needs no rule that states it.
      .filter(({ place }) => valueAt(stated, `#/${place}`) !== null);
    const chosen = [
      [table, entries],
      ...Object.entries(entries).map(([id, entry]) => [`${table}/${id}`, entry]),
    ].flatMap(([place, entry]) =>
      listIn(objectIn(entry)['chosen']).map((name) => ({
        place: `${place}/${name}`,
        level: 'chosen',
      })),
    );
    return [...parts, ...chosen]
      .filter(({ place, level }) => !isNamed(subject, `#/${place}`, level))
      .map(({ place, level }) => ({
        pointer: `#/${place}`,
        message: `${place} is named by no rule of level \`${level}\`.`,
      }));
  });
}

/**
 * Whether a rule of a level names a place or something in it.
 * @param {Subject} subject
 * @param {string} pointer
 * @param {string} level
 */
function isNamed({ bundle }, pointer, level) {
  return Object.values(objectIn(bundle['x-rules'])).some((rule) => {
    const { level: ownLevel, enforcedBy } = objectIn(rule);
    return (
      ownLevel === level &&
      listIn(enforcedBy).some((place) => `${place}/`.startsWith(`${pointer}/`))
    );
  });
}

/**
 * An overlay fills in what is not stated and says so; it does not turn the stated into a choice.
 * @param {Subject} subject
 * @returns {Mistake[]}
 */
function levelMistakes({ bundle, stated }) {
  /** @type {Mistake[]} */
  const found = [];
  for (const table of [...ruled, ...heads]) {
    const entries = heads.includes(table)
      ? [table]
      : Object.keys(objectIn(valueAt(bundle, `#/${table}`))).map((id) => `${table}/${id}`);
    for (const place of entries) {
      const pointer = `#/${place}`;
      const entry = objectIn(valueAt(bundle, pointer));
      if (!('level' in entry)) continue;
      const before = valueAt(stated, pointer);
      const level = before === undefined ? 'chosen' : 'stated';
      const report = (/** @type {string} */ message) =>
        found.push({ pointer, message: `${place} ${message}.` });
      if (entry['level'] !== level)
        report(`needs \`level: ${level}\`, like everything in this file`);
      const chosen = listIn(entry['chosen']).map(String);
      const changed = before === undefined ? [] : changedMembers(objectIn(before), entry);
      for (const member of changed.filter((name) => !chosen.includes(name)))
        report(`is stated and its \`${member}\` is not; list it in \`chosen\``);
      for (const member of chosen.filter((name) => !changed.includes(name)))
        report(`lists \`${member}\` as chosen, but it is not`);
    }
  }
  return found;
}

const heads = ['x-identifiers', 'x-lifecycle/webhook', 'x-pricing'];

/**
 * The members of an entry that an overlay has added or changed; prose and maps of other entries are
 * none.
 * @param {Record<string, unknown>} before
 * @param {Record<string, unknown>} after
 */
function changedMembers(before, after) {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => !unruled.includes(name))
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

/**
 * @param {Subject} subject
 * @returns {Mistake[]}
 */
function nameMistakes({ bundle, hasOverlays }) {
  const lifecycle = objectIn(bundle['x-lifecycle']);
  const states = Object.keys(objectIn(lifecycle['states']));
  const transitions = Object.keys(objectIn(lifecycle['transitions']));
  const isStrange = (/** @type {unknown} */ name, /** @type {string[]} */ names) =>
    typeof name === 'string' && name !== '*' && !names.includes(name);
  return ruled.flatMap((table) =>
    Object.entries(objectIn(valueAt(bundle, `#/${table}`))).flatMap(([id, value]) => {
      const entry = objectIn(value);
      const found = Object.entries(entry)
        .filter(([, value]) => typeof value === 'string' && value.startsWith('#/'))
        .filter(([, value]) => valueAt(bundle, String(value)) === undefined)
        .map(([key, value]) => `has a \`${key}\` at ${value}, which does not exist`);
      for (const state of [entry['to'], entry['state'], ...listIn(entry['from'])]) {
        if (isStrange(state, states))
          found.push(`names the state \`${state}\`, which does not exist`);
      }
      const announced = table === 'x-lifecycle/webhook' && id === 'on' ? listIn(value) : [];
      for (const transition of [entry['fires'], ...announced]) {
        if (isStrange(transition, transitions))
          found.push(`names the transition \`${transition}\`, which does not exist`);
      }
      for (const key of ['to', 'final', 'partOfUnit']) {
        if (hasOverlays && entry[key] === null)
          found.push(`has no \`${key}\`, and no overlay decides it`);
      }
      if (hasOverlays && entry['from'] === '*')
        found.push('may start from any state (`from`), and no overlay decides which it leaves');
      const place = `${table}/${id}`;
      return found.map((message) => ({ pointer: `#/${place}`, message: `${place} ${message}.` }));
    }),
  );
}
