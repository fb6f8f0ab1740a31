/** Requests, their secrets, and answers in other forms. */
import type { CallerRuleId } from '../../../../src/callers/rules.ts';
import type { Told, ToldCall } from '../scenes.ts';
import {
  asked,
  broken,
  crashes,
  declaring,
  done,
  downloaded,
  fails,
  forEach,
  hangs,
  holds,
  nothing,
  type Situations,
  submitted,
  unclear,
} from './situation.ts';

/** A submission with such a body. */
function sends(body: unknown, other: Partial<ToldCall> = {}): ToldCall {
  return submitted(0, { request: { body: JSON.stringify(body) }, ...other });
}

function sendsAs(type: string): ToldCall {
  return submitted(0, { request: { headers: { 'content-type': type } } });
}

const oddText = 'a "b"\\\nc é';

/** First as usual, then with a text that has to be escaped. */
function named(body: string, works: Told['works'] = [{}]): Told[] {
  return [
    { calls: [sends({ input: { prompt: 'of piece' } })], works: [{ piece: 'piece' }] },
    {
      calls: [submitted(0, { request: { body } })],
      works: works.map((work) => ({ piece: oddText, ...work })),
    },
  ];
}

const secret = '[s3Config.accessSecret]';

/** What the service does elsewhere than usual in an open point of the rule. */
function survives([point, alternative]: readonly [string, string]) {
  const end = { alternatives: { [point]: alternative } };
  const late = [{ outcome: 'unfinished', endedMs: 10_000 } as const];
  return [
    holds('finishes', { calls: [submitted(), done(1000)], end }),
    broken('reports a failure', { calls: [submitted(), done(1000)], end, works: fails }),
    holds('needs no job', { calls: [submitted()], end }),
    broken(
      'finishes before the end, although it waits elsewhere',
      { calls: [submitted(), done(500)] },
      { calls: [submitted()], end },
    ),
    broken('dies', { calls: [submitted()], end, works: crashes }),
    broken('submits again', { calls: [submitted(), submitted(500)], end, works: hangs }),
    broken('falls silent', { calls: [submitted(), asked(4999)], end, works: late }),
    unclear('is still asking at the end', { calls: [submitted(), asked(5000)], end, works: late }),
    nothing('fails where nothing is unusual', { calls: [submitted()], works: fails }),
    nothing('fails for another reason', {
      calls: [submitted()],
      works: fails,
      end: { alternatives: { 'error-body': 'html' } },
    }),
  ];
}

const promptSchema = {
  endpoint: 'echo',
  input: {
    type: 'object',
    required: ['prompt'],
    properties: { prompt: { type: 'string' }, steps: { type: 'integer' } },
  },
};

/** The point of each rule that says that an application finishes all the same. */
const pointsOf = {
  'accepts-any-success': ['success-status', 'created'],
  'accepts-other-media-types': ['job-media-type', 'text'],
  'survives-missing-members': ['worker-id-member', 'missing'],
  'survives-null-members': ['missing-members', 'null-value'],
  'survives-further-members': ['further-members', 'some'],
  'survives-other-time-units': ['time-units', 'seconds'],
} as const satisfies Partial<Record<CallerRuleId, readonly [string, string]>>;

export const requestSituations: Situations = {
  'requests-are-valid': [
    holds('submits and asks', { calls: [submitted(), asked(500)] }),
    broken('submits without an input', { calls: [sends({ prompt: 'x' })] }),
    broken('submits a list as input', { calls: [sends({ input: [] })] }),
    broken('asks at a path of its own', {
      calls: [asked(0, 'IN_QUEUE', { request: { target: '/v2/echo/jobs/a' } })],
    }),
    broken('asks for its job at another endpoint', {
      calls: [submitted(), asked(500, '', { endpoint: 'other', status: 404 }), done(900)],
    }),
    holds('asks for a job that it did not submit', {
      calls: [submitted(), asked(500, '', { endpoint: 'other', job: 'b' })],
    }),
    nothing('downloads a result', { calls: [downloaded(0)] }),
    nothing('is a browser that asks first', {
      calls: [submitted(0, { request: { method: 'OPTIONS' } })],
    }),
  ],
  'input-fits-schema': declaring(
    promptSchema,
    holds('submits one that fits', { calls: [sends({ input: { prompt: 'x' } })] }),
    broken('leaves out a member', { calls: [sends({ input: {} })] }),
    broken('submits a member of another type', { calls: [sends({ input: { prompt: 7 } })] }),
    broken('leaves out a member beside a text with brackets', {
      calls: [sends({ input: { note: 'a [red] car' } })],
    }),
    unclear('submits another type, perhaps because it was redacted', {
      calls: [sends({ input: { prompt: 'x', steps: '[redacted]' } })],
    }),
    nothing('submits to another endpoint', {
      calls: [sends({ input: {} }, { endpoint: 'other' })],
    }),
    nothing('submits no input', { calls: [sends({ prompt: 'x' })] }),
    nothing('asks for a job', { calls: [asked(0)] }),
  ),
  'sends-json': [
    holds('sends JSON', { calls: [sendsAs('application/json')] }),
    holds('names a charset', { calls: [sendsAs('Application/JSON; charset=utf-8')] }),
    broken('sends text', { calls: [sendsAs('text/plain')] }),
    broken('names no type', { calls: [submitted()] }),
    nothing('sends no body', { calls: [asked(0)] }),
  ],
  'sends-texts-unchanged': [
    holds('sends it', ...named(JSON.stringify({ input: { text: [`of ${oddText}`] } }))),
    broken('writes JSON by hand', ...named(`{"input":{"prompt":"${oddText}"}}`, fails)),
    broken('loses a letter', ...named(JSON.stringify({ input: { prompt: 'a "b"\\\nc ?' } }))),
    broken(
      'escapes it twice',
      ...named(JSON.stringify({ input: { prompt: JSON.stringify(oddText) } })),
    ),
    unclear('makes a line of it', ...named(JSON.stringify({ input: { prompt: 'a "b"\\ c é ' } }))),
    unclear('takes no such text', ...named('').slice(0, 1), {
      works: [{ ...fails[0], piece: oddText }],
    }),
    broken('dies', ...named('').slice(0, 1), { works: [{ ...crashes[0], piece: oddText }] }),
    nothing('sends other texts', ...named('{"input":{}}').slice(1)),
  ],
  'key-in-header': [
    holds('sends its key', { calls: [submitted(), asked(500)] }),
    broken('sends no key', { calls: [submitted(0, { key: 'none' })] }),
    broken('sends another key', { calls: [submitted(0, { key: 'unknown' })] }),
    nothing('downloads without its key', { calls: [downloaded(0)] }),
  ],
  'key-in-no-address': [
    holds('has the key in no address', { calls: [submitted(), downloaded(500)] }),
    broken('has it in an address', { calls: [asked(0, 'IN_QUEUE', { keyIn: ['address'] })] }),
    broken('has it in a body', { calls: [submitted(0, { keyIn: ['body'] })] }),
    broken('has it in the address of a result', { calls: [downloaded(0, { keyIn: ['address'] })] }),
    nothing('sends nothing', { calls: [] }),
  ],
  'key-in-no-output': [
    holds('says something else', { works: [{ said: 'done' }], end: { said: 'ready' } }),
    broken('says it with its work', {
      works: [{ said: 'error', showsKey: 'line 1: Bearer [API key]' }],
    }),
    broken('says it at any time', { end: { said: 'ready', showsKey: 'line 3: using [API key]' } }),
    nothing('says nothing', { calls: [submitted()] }),
  ],
  'storage-secret-in-storage-settings': [
    holds('sends it in s3Config', { calls: [sends({ s3Config: { accessSecret: secret } })] }),
    broken('sends it in its input, too', {
      calls: [sends({ input: { secret }, s3Config: { accessSecret: secret } })],
    }),
    broken('sends it in a header', {
      calls: [submitted(0, { request: { headers: { 'x-storage': secret } } })],
    }),
    broken('sends it in an address', {
      calls: [asked(0, 'IN_QUEUE', { request: { target: `/v2/echo/status/a?s=${secret}` } })],
    }),
    broken('says it', { works: [{ said: `stored with ${secret}` }] }),
    nothing('sends none', { calls: [submitted()] }),
  ],
  'policy-in-bounds': [
    holds('is within the bounds', {
      calls: [sends({ input: {}, policy: { executionTimeout: 5001 } })],
    }),
    broken('is at an exclusive bound', {
      calls: [sends({ input: {}, policy: { executionTimeout: 5000 } })],
    }),
    nothing('sends no policy', { calls: [sends({ input: {} })] }),
    nothing('sends another thing wrong', { calls: [sends({ prompt: 'x' })] }),
  ],
  'runsync-for-short-work': [
    ...declaring({ declares: ['runsync'] }, holds('declares its work short', runsync())),
    broken('declares nothing', runsync()),
    nothing('uses run', { calls: [submitted()] }),
  ],
  ...forEach(['accepts-any-success', 'accepts-other-media-types'], (rule) =>
    survives(pointsOf[rule]),
  ),
  ...forEach(
    [
      'survives-missing-members',
      'survives-null-members',
      'survives-further-members',
      'survives-other-time-units',
    ],
    (rule) => survives(pointsOf[rule]),
  ),
};

function runsync() {
  return { calls: [submitted(0, { request: { target: '/v2/echo/runsync' } })] };
}
