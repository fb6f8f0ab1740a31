// @ts-check
/** What may be written in the behaviour data: JSON Schemas of its tables, closed throughout. */

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
  currency: { type: 'string', pattern: '^[A-Z]{3}$' },
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
  requestParts: positive,
  rates: closed({
    windowMs: positive,
    operations: mapOf(closed({ requests: positive, concurrent: positive }, ['concurrent'])),
  }),
  queue: closed({ jobs: natural, jobsPerWorker: natural }),
});

/** By table. */
export const forms = {
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
 * The parts of the tables of which each has to be named by a rule: every member of these objects.
 */
export const ruled = [
  'x-identifiers',
  'x-lifecycle/states',
  'x-lifecycle/transitions',
  'x-lifecycle/timers',
  'x-lifecycle/webhook',
  'x-pricing',
  'x-pricing/prices',
  'x-limits',
  'x-problems',
];

/**
 * Members that need no rule: what tells of the others, and how long the local service remembers
 * what happened, which callers do not see.
 */
export const unruled = ['level', 'chosen', 'description', 'prices'];
