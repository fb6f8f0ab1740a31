/** Four common ways of calling: a program for each, what it breaks, and how the program is mended. */
import type { CallerRuleId } from '../../../src/callers/rules.ts';

/** Rules that a program breaks for one reason, and what mends it. */
export interface Mend {
  readonly breaks: readonly CallerRuleId[];
  /** What happened, as sentences. */
  readonly happened: string;
  /** What to do, as a sentence that ends with a colon. */
  readonly mend: string;
  /** Lines of the mended program. */
  readonly code: string;
}

export interface Way {
  readonly title: string;
  readonly language: 'js' | 'python';
  /** The name of the application file, without `.yaml`. */
  readonly name: string;
  readonly program: string;
  /** The same program without its faults. Default: it has none. */
  readonly mended?: string;
  readonly mends: readonly Mend[];
}

export const ways: readonly Way[] = [
  {
    title: '`fetch` in a loop',
    language: 'js',
    name: 'fetch-loop',
    program: 'fetch-loop.mjs',
    mended: 'fetch-loop.mended.mjs',
    mends: [
      {
        breaks: [
          'repeats-after-429',
          'waits-longer-each-time',
          'gives-up-after-429',
          'does-not-repeat-400',
          'does-not-repeat-401',
          'does-not-repeat-404',
          'repeats-reads-after-errors',
          'handles-vanished-jobs',
        ],
        happened:
          'It reads every answer as a job, also a refusal. Then `job.id` is undefined, and it asks for the job `undefined` each second, for ever.',
        mend: 'Look at the status first. Repeat after 429, and reads after 5xx; report everything else:',
        code: `
      if (response.ok) return await response.json();
      const { status } = response;
      const isRepeated = status === 429 || (isRead && status >= 500);
      if (!isRepeated) throw new Refused(\`\${path} was answered with \${status}\`);
      waitMs += retryAfterMs(response);`,
      },
      {
        breaks: ['repeats-lost-reads', 'repeats-unanswered-reads'],
        happened:
          'It ends with an exception when a connection breaks, and hangs when no answer comes.',
        mend: 'Limit the time of each request, and repeat reads. A submission is not repeated, because the first one may have arrived:',
        code: `
      const signal = AbortSignal.timeout(3000);
      const response = await fetch(url + path, { headers, signal, ...options });`,
      },
      {
        breaks: ['survives-answers-without-job'],
        happened: 'After an answer without an id, it asks for the job `undefined`.',
        mend: 'Keep the id of the submission:',
        code: `
const { id } = await call('/run', { method: 'POST', body });`,
      },
      {
        breaks: ['has-deadline'],
        happened: 'It waits for ever for a job that does not end.',
        mend: 'Set a deadline for the work:',
        code: `
  if (Date.now() > deadline) throw new Error(\`Job \${id} did not end in time.\`);`,
      },
      {
        breaks: ['needs-output'],
        happened: 'It prints `undefined` for a result, and ends with success.',
        mend: 'Look for what you need:',
        code: `
if (!job.output?.prompt) throw new Error('The job has no output.');`,
      },
    ],
  },
  {
    title: '`requests` with a retry adapter',
    language: 'python',
    name: 'requests-retry',
    program: 'requests_retry.py',
    mended: 'requests_retry_mended.py',
    mends: [
      {
        breaks: ['submits-once-after-lost-answer', 'submits-once-after-errors'],
        happened:
          'The adapter sends a submission again when its answer is lost or is 500. The local service runs both jobs and charges for both.',
        mend: 'Mount one adapter for submissions, which repeats only after 429, and one for reads:',
        code: `
submitting = PatientRetry(
    total=5, read=0, backoff_factor=0.5, status_forcelist=[429], allowed_methods=["POST"]
)
reading = PatientRetry(
    total=5, backoff_factor=0.5, status_forcelist=[429, 500, 502, 503, 504]
)
session = requests.Session()
session.mount(url + "/run", HTTPAdapter(max_retries=submitting))
session.mount(url + "/status", HTTPAdapter(max_retries=reading))`,
      },
      {
        breaks: ['waits-after-429'],
        happened:
          'After the first 429 without `Retry-After`, the adapter repeats the request at once. Only further pauses follow `backoff_factor`.',
        mend: 'Wait the first time, too, and vary the waits:',
        code: `
class PatientRetry(Retry):
    def get_backoff_time(self):
        return max(0.5, super().get_backoff_time()) * random.uniform(1, 1.25)`,
      },
      {
        breaks: ['repeats-unanswered-reads'],
        happened: 'Without `timeout`, `requests` waits for ever for an answer.',
        mend: 'Set one for each request:',
        code: `
    response = session.get(url + "/status/" + job_id, timeout=3)`,
      },
      {
        breaks: ['survives-unknown-states'],
        happened: 'It takes any name of a state that it does not know for a failure.',
        mend: 'List the states in which a job has ended, instead of those before:',
        code: `
while job["status"] not in ("COMPLETED", "FAILED", "CANCELLED", "TIMED_OUT"):`,
      },
      {
        breaks: ['has-deadline'],
        happened: 'It waits for ever for a job that does not end.',
        mend: 'Set a deadline for the work:',
        code: `
    if time.monotonic() > deadline:
        raise SystemExit("The job did not end in time")`,
      },
      {
        breaks: ['needs-output'],
        happened: 'It prints an empty output, and ends with success.',
        mend: 'Look for what you need:',
        code: `
if not job.get("output"):
    raise SystemExit("The job has no output")`,
      },
    ],
  },
  {
    title: 'The client of this package',
    language: 'js',
    name: 'client',
    program: 'client.mjs',
    mends: [],
  },
  {
    title: 'A naive webhook receiver',
    language: 'js',
    name: 'naive-receiver',
    program: 'naive-receiver.mjs',
    mended: 'naive-receiver.mended.mjs',
    mends: [
      {
        breaks: [
          'repeats-after-429',
          'gives-up-after-429',
          'does-not-repeat-400',
          'does-not-repeat-401',
          'does-not-repeat-404',
        ],
        happened:
          'It takes a refused submission for an accepted one, without an id. Nobody can follow such an order, and no call ever comes.',
        mend: 'Give orders ids of your own, and let the client submit and repeat:',
        code: `
  const order = randomUUID();
  states.set(order, 'working');
  work(order, { prompt: request.body.prompt }).catch((error) => {
    if (states.get(order) === 'working') states.set(order, 'failed');`,
      },
      {
        breaks: ['handles-lost-calls', 'has-deadline'],
        happened: 'Orders whose webhook call does not come stay open for ever.',
        mend: 'Poll, too, with a deadline:',
        code: `
  finish(order, await client.waitFor('echo', id, { timeoutMs: 12_000 }));`,
      },
      {
        breaks: ['handles-early-calls'],
        happened:
          'A call that comes before the answer to the submission is forgotten: the answer sets the order back to `working`.',
        mend: 'Name the order in the address of the webhook, and set its state before the submission:',
        code: `
  const webhook = \`http://127.0.0.1:\${PORT}/webhook/\${order}\`;`,
      },
      {
        breaks: ['rejects-forged-calls', 'survives-unknown-states-in-calls'],
        happened:
          'It believes what a call says, whoever makes it, and takes any other state than `COMPLETED` for a failure.',
        mend: 'Take a call for a hint, and ask the service:',
        code: `
  const job = await client.status('echo', id).catch(() => undefined);
  if (job?.phase === 'completed' || job?.phase === 'ended') finish(order, job);`,
      },
      {
        breaks: ['acts-once'],
        happened: 'A call that comes twice charges the order twice.',
        mend: 'End each order once:',
        code: `
  if (states.get(order) !== 'working') return;`,
      },
      {
        breaks: ['needs-output'],
        happened: 'It charges orders whose job completed without an output.',
        mend: 'Look for what you need:',
        code: `
  const isDone = job.phase === 'completed' && job.output?.prompt;`,
      },
    ],
  },
];
