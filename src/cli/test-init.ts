/** `inference-contract test init`: asks about a deployment, and writes its target file. */
import { access, writeFile } from 'node:fs/promises';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { stringify } from 'yaml';
import { validateTarget } from '#generated/conformance/validators.js';
import { pricing } from '#generated/contract/tables.js';
import { furtherOperations } from '../conformance/declarations.ts';
import { sizeOf } from '../conformance/picture-size.ts';
import { isPlainAddress, type TargetFile } from '../conformance/target-file.ts';
import { isObject } from '../core/json.ts';
import { parseJson } from '../evidence/calls.ts';
import { alternatives, Refusal, type Terminal } from './command.ts';
import { type Interview, startInterview } from './interview.ts';

type Endpoint = TargetFile['endpoints'][string];
type Inputs = NonNullable<Endpoint['inputs']>;

/** Adds the command. Every question says what an empty answer means. */
export function addTestInit(test: CommandUnknownOpts, terminal: Terminal): void {
  test
    .command('init')
    .description('Ask about a deployment, and write a target file for test')
    .option('--out <file>', 'Where to write; an old file is not replaced', 'target.yaml')
    .action(async ({ out }) => {
      if (await isThere(out)) throw new Refusal(`--out: ${out} is there already.`);
      const interview = startInterview(terminal);
      const target = await askTarget(interview).finally(() => interview.close());
      try {
        await writeFile(out, heading + stringify(target), { flag: 'wx' });
      } catch (cause) {
        throw new Refusal(`--out: ${out} cannot be written: ${cause}`, { cause });
      }
      terminal.print(`${out} is written. What a check would do and cost:`);
      terminal.print(`  npx inference-contract test --target ${out} --plan`);
    });
}

const heading = `# yaml-language-server: $schema=node_modules/inference-contract/openapi/conformance/target.schema.json
#
# A deployment to check. The keys are names of environment variables; no key stands in this file.
`;

async function askTarget(interview: Interview): Promise<TargetFile> {
  const { ask } = interview;
  const baseUrl = await ask('Where is the deployment? Its URL up to /v2, such as https://host', {
    refuse: (answer) =>
      isPlainAddress(answer)
        ? undefined
        : 'Expected a URL with http or https, without credentials, query and fragment.',
  });
  const valid = await ask('Which environment variable holds an API key that may do everything?', {
    otherwise: 'API_KEY',
    refuse: refuseVariable,
  });
  const forbidden = await ask('Which one holds a key that lacks permission?', {
    otherwise: '',
    refuse: (answer) => (answer === '' ? undefined : refuseVariable(answer)),
  });
  const endpoints = await askEndpoints(interview);
  const finalStates = await ask(
    'In which states does a job stay that did not complete? Names with commas between',
    {
      otherwise: '',
    },
  );
  const timeUnit = await ask('In which unit are delayTime and executionTime, ms or s?', {
    otherwise: '',
    refuse: (answer) => (['', 'ms', 's'].includes(answer) ? undefined : 'Expected ms or s.'),
  });
  const offered = await ask(
    `Which operations are offered besides? Of ${alternatives(furtherOperations)}, with commas between, or all`,
    {
      otherwise: '',
      refuse: (answer) => {
        if (answer === 'all') return undefined;
        const unknown = listed(answer).filter((name) => !furtherOperations.includes(name));
        return unknown.length === 0 ? undefined : `Unknown: ${unknown.join(', ')}.`;
      },
    },
  );
  const publicUrl = await ask(
    'Under which URL does the deployment reach port 9100 of this machine, for webhooks?',
    {
      otherwise: '',
    },
  );
  const maxCost = await ask('What may a run cost at most, in dollars?', {
    otherwise: '1.00',
    refuse: (answer) =>
      /^\d+(\.\d+)?$/.test(answer) ? undefined : 'Expected an amount such as 0.50.',
  });
  const target: unknown = {
    baseUrl,
    keys: { valid, ...(forbidden !== '' && { forbidden }) },
    endpoints,
    declares: {
      ...(finalStates !== '' && { finalStates: listed(finalStates) }),
      ...(timeUnit !== '' && { timeUnit }),
      ...(offered !== '' && { operations: offered === 'all' || listed(offered) }),
    },
    limits: { maxCost },
    ...(publicUrl !== '' && { webhooks: { port: 9100, publicUrl } }),
  };
  if (validateTarget(target)) return target;
  const [first] = validateTarget.errors ?? [];
  throw new Refusal(`The answers make no target: ${first?.instancePath} ${first?.message}.`);
}

async function askEndpoints({ ask, confirm }: Interview): Promise<Record<string, Endpoint>> {
  const endpoints: Record<string, Endpoint> = {};
  do {
    const id = await ask('What is the id of an endpoint to check, as it stands in its paths?');
    const priceIds = Object.keys(pricing.prices);
    const price = await ask(
      `If it is a public one, which price has it? Of ${alternatives(priceIds)}`,
      {
        otherwise: '',
        refuse: (answer) =>
          answer === '' || priceIds.includes(answer)
            ? undefined
            : `Expected ${alternatives(priceIds)}.`,
      },
    );
    const known = { id, ...kindOf(price) };
    endpoints[id] = { ...known, ...(await askInputs({ ask, confirm }, known)) };
  } while (await confirm('Is there another endpoint?'));
  return endpoints;
}

function kindOf(price: string): Pick<Endpoint, 'kind' | 'model' | 'price'> {
  const found = Object.entries(pricing.prices).find(([id]) => id === price)?.[1];
  return found === undefined
    ? { kind: 'serverless' }
    : { kind: 'public', model: found.kind, price };
}

async function askInputs(
  { ask }: Pick<Interview, 'ask' | 'confirm'>,
  { kind, model }: Pick<Endpoint, 'kind' | 'model'>,
): Promise<Pick<Endpoint, 'inputs' | 'maxCost' | 'workers' | 'timeoutMs'>> {
  const input = (question: string) => askJson(ask, question);
  const ordinary = await input('An input whose job completes soon, as JSON');
  const slow = await input('An input whose job runs for some seconds');
  const runsForMs =
    slow &&
    Number(
      await ask('How long does it run, in milliseconds?', {
        refuse: refuseCount,
      }),
    );
  const failing = await input('An input on which the worker fails');
  const crashing = await input('An input on which the worker crashes');
  const echo =
    kind === 'serverless'
      ? await input('An input that the worker returns as its output')
      : undefined;
  const hanging = await input('An input whose job outlasts every execution timeout');
  const orNone = (answer: string) => (answer === '' ? undefined : refuseCount(answer));
  const workers =
    hanging &&
    (await ask(
      'How many jobs does the endpoint run at the same time at most? Needed to fill its queue',
      {
        otherwise: '',
        refuse: orNone,
      },
    ));
  const timeoutMs =
    hanging &&
    (await ask(
      'Which execution timeout is set on the endpoint itself, in milliseconds? default, if none is',
      {
        otherwise: '',
        refuse: (answer) => (answer === 'default' ? undefined : orNone(answer)),
      },
    ));
  const isCostKnown =
    kind === 'serverless' || (model === 'image' && sizeOf(ordinary ?? {}) !== undefined);
  const costNeeded = isCostKnown ? '' : ' Without it no job is submitted to this endpoint';
  const maxCost = await ask(`What can one job cost at most, in dollars?${costNeeded}`, {
    ...(isCostKnown && { otherwise: '' }),
    refuse: (answer) =>
      /^\d+(\.\d+)?$/.test(answer) || (isCostKnown && answer === '')
        ? undefined
        : 'Expected an amount such as 0.01.',
  });
  const inputs: Inputs = {
    ...(ordinary && { ordinary }),
    ...(slow && runsForMs && { slow: { input: slow, runsForMs } }),
    ...(failing && { failing }),
    ...(crashing && { crashing }),
    ...(echo && { echo }),
    ...(hanging && { hanging }),
  };
  return {
    inputs,
    ...(maxCost !== '' && { maxCost }),
    ...(workers && { workers: Number(workers) }),
    ...(timeoutMs && { timeoutMs: timeoutMs === 'default' ? timeoutMs : Number(timeoutMs) }),
  };
}

function refuseCount(answer: string): string | undefined {
  return /^[1-9]\d{0,8}$/.test(answer) ? undefined : 'Expected a whole number.';
}

async function askJson(
  ask: Interview['ask'],
  question: string,
): Promise<Record<string, unknown> | undefined> {
  const answer = await ask(question, {
    otherwise: '',
    refuse: (text) => (text === '' || parsedObject(text) ? undefined : 'Expected a JSON object.'),
  });
  return parsedObject(answer);
}

function parsedObject(text: string): Record<string, unknown> | undefined {
  const value = parseJson(text);
  return isObject(value) ? value : undefined;
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function refuseVariable(answer: string): string | undefined {
  return /^[A-Za-z_]\w*$/.test(answer)
    ? undefined
    : 'Expected the name of an environment variable.';
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
