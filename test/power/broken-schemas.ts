/** How an endpoint may not keep to the schemas that its owner declares. */
import type { RuleId } from '../../src/conformance/contract/rules.ts';
import { reply } from '../mutants/request-wire.ts';
import { refusal, type Table } from './breakage-parts.ts';
import {
  describedId,
  hasUnknownText,
  keywordsAgainst,
  ordinaryInput,
  withDescribedEndpoint,
} from './described-endpoint.ts';
import type { Body, Breakage, Incoming } from './variant.ts';

/** To this endpoint alone, only inputs are sent that are made from its schema, at most with a webhook beside them. */
const unseen = ['worker', 'storage', 'policy', 'timeout', 'ttl', 'priority', 'text', 'others'];
const unseenForInputs = [...unseen, 'webhook'];

/** Answers some submissions to the endpoint in another way. */
function submissions(
  rules: readonly RuleId[],
  answer: (incoming: Incoming) => Promise<Response> | undefined,
  unseenUnder: readonly string[] = [],
): Omit<Breakage, 'name'> {
  return {
    rules,
    deployment: withDescribedEndpoint,
    under: { kind: 'serverless' },
    unseenUnder: [...unseenForInputs, ...unseenUnder],
    begin: () => ({
      of: 'submission',
      answer: async (incoming) =>
        incoming.situation.endpoint === describedId ? answer(incoming) : undefined,
    }),
  };
}

/** Takes inputs with mistakes of one kind for the ordinary one. */
function accepts(...keywords: readonly string[]): Omit<Breakage, 'name'> {
  return submissions(['unfitting-input-refused'], ({ body, pass }) => {
    const against = keywordsAgainst(body?.input);
    const isMeant = against.length > 0 && against.every((keyword) => keywords.includes(keyword));
    return isMeant ? pass({ ...body, input: ordinaryInput }) : undefined;
  });
}

/** Answers every input that does not fit. */
function answersUnfitting(
  status: number,
  body: object,
  unseenUnder: readonly string[] = [],
): Omit<Breakage, 'name'> {
  return submissions(
    ['unfitting-input-refused', 'submit-answers-id-and-status'],
    ({ body: sent }) =>
      keywordsAgainst(sent?.input).length > 0 ? Promise.resolve(reply(status, body)) : undefined,
    unseenUnder,
  );
}

/** Only the ordinary one of the inputs that fit is sent by `runsync`. */
const unseenForFitting = ['operation runsync'];

/** Does not take some inputs that fit. */
function refuses(
  isMeant: (input: Body) => boolean,
  how: (incoming: Incoming) => Promise<Response>,
  unseenUnder: readonly string[] = [],
): Omit<Breakage, 'name'> {
  return submissions(
    ['fitting-input-accepted'],
    (incoming) => {
      const { input } = incoming.body ?? {};
      return keywordsAgainst(input).length === 0 && isMeant(input) ? how(incoming) : undefined;
    },
    [...unseenForFitting, ...unseenUnder],
  );
}

const answers = (status: number) => () => Promise.resolve(reply(status, refusal));
/** The service refuses it, and the job fails. */
const fails = ({ body, pass }: Incoming) => pass({ ...body, input: {} });
/** A single failure may be chance, so that each is tried again. */
const byChance = ['turn'];

/** Each is true of some of the inputs that fit, and not of the ordinary one. */
const lacksMember = ({ style, keywords, options }: Body) =>
  [style, keywords, options, options?.strength].includes(undefined);
const isAtBound = ({ sentences, options }: Body) =>
  [1, 20].includes(sentences) || [0, 1].includes(options?.strength) || options?.seed === 0;
const hasOtherChoice = ({ style = 'plain', options }: Body) =>
  style !== 'plain' || options?.order === 'any';
const hasOtherPicture = ({ picture }: Body) => picture?.bytes !== undefined;
const hasNull = ({ language }: Body) => language === null;
const isOtherExample = ({ text }: Body) => text !== ordinaryInput?.text;
const isFull = ({ keywords, options }: Body) =>
  keywords?.length === 4 || options?.parts?.length === 3;

/** Shows other outputs of the endpoint. */
function outputs(change: (output: Body) => Body): Omit<Breakage, 'name'> {
  return {
    // A webhook call, which has the same content, shows how the job is.
    rules: ['output-fits-schema', 'webhook-content'],
    deployment: withDescribedEndpoint,
    under: { kind: 'serverless', phase: 'completed' },
    unseenUnder: unseen,
    begin: () => ({
      of: 'read',
      show: (job, { endpoint }) =>
        endpoint === describedId ? { ...job, output: change(job.output) } : undefined,
    }),
  };
}

export const schemaBreakages: Table = {
  'input-without-required-member-accepted': accepts('required'),
  'input-of-another-type-accepted': accepts('type'),
  'input-beyond-a-bound-accepted': accepts('minimum', 'maximum'),
  'input-with-unlisted-member-accepted': accepts('additionalProperties'),
  'input-with-unlisted-value-accepted': accepts('enum'),
  'input-with-too-many-items-accepted': accepts('maxItems'),
  'unfitting-input-answered-422': answersUnfitting(422, refusal),
  'unfitting-input-answered-409': answersUnfitting(409, refusal),
  'unfitting-input-answered-500': answersUnfitting(500, refusal, byChance),
  // What `runsync` answers if its job fails is not stated.
  'unfitting-input-answered-without-a-job': answersUnfitting(200, refusal, ['operation runsync']),
  'input-without-optional-member-refused': refuses(lacksMember, answers(400)),
  'input-at-a-bound-refused': refuses(isAtBound, answers(400)),
  'input-with-another-choice-refused': refuses(hasOtherChoice, answers(400)),
  'input-with-most-items-refused': refuses(isFull, answers(400)),
  'input-with-another-alternative-refused': refuses(hasOtherPicture, answers(400)),
  'input-with-null-refused': refuses(hasNull, answers(400)),
  'input-of-another-example-refused': refuses(isOtherExample, answers(400)),
  'input-at-a-bound-refused-with-422': refuses(isAtBound, answers(422)),
  'input-without-optional-member-answered-500': refuses(lacksMember, answers(500), byChance),
  'input-without-optional-member-fails': refuses(lacksMember, fails, byChance),
  'input-at-a-bound-fails': refuses(isAtBound, fails, byChance),
  'input-with-another-choice-fails': refuses(hasOtherChoice, fails, byChance),
  'input-with-another-alternative-fails': refuses(hasOtherPicture, fails, byChance),
  'output-without-required-member': outputs(({ summary: _, ...output }) => output),
  'output-without-required-member-of-an-item': outputs((output) => ({
    ...output,
    sentences: [{}],
  })),
  'output-number-as-text': outputs((output) => ({ ...output, score: `${output.score}` })),
  'output-number-beyond-its-range': outputs((output) => ({ ...output, score: 1.5 })),
  'output-with-unlisted-member': outputs((output) => ({ ...output, note: 'Made up.' })),
  'output-with-null': outputs((output) => ({ ...output, summary: null })),
  'output-with-too-few-items': outputs((output) => ({ ...output, sentences: [] })),
  'output-with-unlisted-value': outputs((output) => ({ ...output, mood: 'odd' })),
  'output-with-a-map-of-texts': outputs((output) => ({ ...output, usage: { tokens: '2' } })),
};

/** What the schemas leave open. */
const legalOutputs = {
  'described-output-in-another-order': (output: Body) =>
    Object.fromEntries(Object.entries(output).toReversed()),
  'described-output-with-further-members-of-items': (output: Body) => ({
    ...output,
    sentences: [{ text: 'Short.', tokens: 1 }, { text: '' }],
  }),
  'described-output-without-optional-members': ({ summary, score, sentences }: Body) => ({
    summary,
    score,
    sentences,
  }),
  'described-output-with-null-and-bounds': (output: Body) => ({
    ...output,
    ...{ language: null, score: 1, summary: '', usage: {} },
  }),
};

/** What is legal each time is legal at some turns. */
const legal = {
  rules: [],
  unseenUnder: [...unseenForInputs, 'turn'],
} as const;

export const legalSchemaBehaviours: Table = {
  ...Object.fromEntries(
    Object.entries(legalOutputs).map(([name, change]): [string, Omit<Breakage, 'name'>] => [
      name,
      {
        ...outputs(change),
        ...legal,
        under: { kind: 'serverless', webhook: 'without', phase: 'completed' },
      },
    ]),
  ),
  'unfitting-input-refused-at-once': { ...answersUnfitting(400, refusal), ...legal },
  'input-with-an-unknown-text-refused': {
    ...refuses(hasUnknownText, answers(400)),
    ...legal,
  },
  'unfitting-input-refused-without-content': { ...answersUnfitting(400, {}), ...legal },
  'unfitting-input-reported-in-an-output': {
    ...legal,
    // A job does not change once it has completed.
    unseenUnder: [...legal.unseenUnder, 'look'],
    deployment: withDescribedEndpoint,
    under: { kind: 'serverless', webhook: 'without', phase: 'ended' },
    begin: () => ({
      of: 'read',
      show: ({ error, ...job }, { endpoint }) =>
        endpoint === describedId && error !== undefined
          ? { ...job, status: 'COMPLETED', output: { error } }
          : undefined,
    }),
  },
  'unfitting-input-fails-without-saying-why': {
    ...legal,
    deployment: withDescribedEndpoint,
    under: { kind: 'serverless', webhook: 'without', phase: 'ended' },
    begin: () => ({
      of: 'read',
      show: ({ id, status, ...job }, { endpoint }) =>
        endpoint === describedId && job.error !== undefined ? { id, status } : undefined,
    }),
  },
};
