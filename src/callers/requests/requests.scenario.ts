/** Nothing fails: ordinary work, and answers that look unusual. */
import { untilSilentMs } from '../judging/watch-times.ts';
import type { CallerScenario } from '../run/scenario.ts';

/** The first one: an application that fails here is not checked further. */
const ordinaryWork: CallerScenario = {
  name: 'ordinary-work',
  happens: 'The service does the job.',
  rules: [
    'requests-are-valid',
    'input-fits-schema',
    'sends-json',
    'key-in-header',
    'key-in-no-address',
    'key-in-no-output',
    'storage-secret-in-storage-settings',
    'policy-in-bounds',
    'runsync-for-short-work',
    'stops-after-end',
    'reports-exact-cost',
  ],
  watchesForMs: 1500,
  watchesUntilMs: untilSilentMs,
};

const otherSuccess: readonly CallerScenario[] = (['created', 'accepted'] as const).map(
  (status) => ({
    name: `submission-${status}`,
    happens: `Accepted submissions are answered with ${status === 'created' ? 201 : 202}.`,
    rules: ['accepts-any-success'],
    alternatives: { 'success-status': status },
  }),
);

const otherMediaTypes: readonly CallerScenario[] = (['with-charset', 'text'] as const).map(
  (type) => ({
    name: `job-media-type-${type}`,
    happens: `Jobs are answered ${type === 'text' ? 'as text' : 'with a charset'}.`,
    rules: ['accepts-other-media-types'],
    alternatives: { 'job-media-type': type },
  }),
);

/** A text that has to be escaped in JSON, and is more bytes than letters. */
const oddText = 'A "quoted" word, a \\ and\na second line: déjà vu';

const oddPiece: CallerScenario = {
  name: 'text-with-quotes',
  happens:
    'The name of the piece of work has quotes, a backslash, a line end and letters beyond ASCII.',
  rules: ['sends-texts-unchanged'],
  piece: oddText,
};

export const requestScenarios: readonly CallerScenario[] = [
  ordinaryWork,
  ...otherSuccess,
  ...otherMediaTypes,
  oddPiece,
];
