/** The command `test init`: writes a target file that explains every declaration. */
import { type CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import { parse } from 'yaml';
import { validateTarget } from '#generated/file-formats/validators.js';
import { modelKinds, pricing } from '#generated/reference/tables.js';
import { hideReceivedSecret } from '../../conformance/target/target-file.ts';
import { invalidValues } from '../../validation/errors/invalid-values.ts';
import { nameInConfiguration } from '../shared/configuration-entry.ts';
import { exampleLines } from '../shared/message-texts.ts';
import { Refusal } from '../shared/refusal.ts';
import { jobCost, jobInput, plainAddress, variableName } from '../shared/target-options.ts';
import { templateFor, writeNew } from '../shared/template-file.ts';
import type { Terminal } from '../shared/terminal.ts';

/** Adds `test init`, which writes a target file that explains every declaration. */
export function addTestInit(test: CommandUnknownOpts, terminal: Terminal): void {
  test
    .command('init')
    .description('Write a target file for test that explains every declaration')
    .requiredOption('--base-url <url>', 'Base URL of the deployment', plainAddress)
    .requiredOption('--endpoint <id>', 'Endpoint to check')
    .option(
      '--api-key-env <name>',
      'Environment variable that holds the API key',
      (text) => variableName(text),
      'API_KEY',
    )
    .addOption(
      new Option(
        '--kind <kind>',
        'public: a model that the service provides; serverless: your own endpoint',
      )
        .choices(['public', 'serverless'] as const)
        .default('serverless' as const),
    )
    .addOption(
      new Option('--model <model>', 'Output of a public endpoint')
        .choices(modelKinds)
        .implies({ kind: 'public' }),
    )
    .addOption(
      new Option('--price <id>', 'Price of a public endpoint')
        .choices(Object.keys(pricing.prices))
        .implies({ kind: 'public' }),
    )
    .option('--job-cost <dollars>', 'Maximum cost of one job, in dollars', jobCost)
    .option('--input <json>', 'Input of an ordinary job (default: {})', jobInput)
    .option(
      '--out <file>',
      'Target file to write; an existing file is never replaced',
      'target.yaml',
    )
    .addHelpText(
      'after',
      exampleLines('test init --base-url https://host.example --endpoint abc123'),
    )
    .action(async ({ out, price, ...options }) => {
      const priced = Object.entries(pricing.prices).find(([id]) => id === price)?.[1];
      const model = options.model ?? priced?.kind;
      const template = await templateFor(out, {
        template: 'target.template.yaml',
        schema: 'target',
      });
      const text = fillTemplate(
        template.replace('--target target.yaml', () => `--target ${out}`),
        {
          baseUrl: options.baseUrl,
          valid: options.apiKeyEnv,
          id: options.endpoint,
          kind: options.kind,
          model,
          price,
          maxCost: options.jobCost,
          ordinary: options.input,
        },
      );
      assertTarget(parse(text));
      await writeNew('--out', out, text);
      terminal.print(`Wrote ${out}.`);
      const isNamed = await nameInConfiguration('target', out, terminal);
      terminal.print('Edit it, then see what a check would do and cost:');
      terminal.print(`  npx inference-contract test ${isNamed ? '' : `--target ${out} `}--plan`);
      if (options.kind !== 'public') return;
      const missing = [
        ...(model === undefined ? ['`model` (--model), what it makes'] : []),
        ...(price === undefined ? ['`price` (--price), what it charges'] : []),
      ];
      if (missing.length > 0) {
        terminal.print(`Still missing for a public endpoint: ${missing.join('; ')}.`);
      }
    });
}

/** Throws `Refusal` for values of options that a target file cannot have. */
function assertTarget(content: unknown): void {
  if (validateTarget(content)) return;
  const findings = invalidValues(validateTarget.errors ?? [], {
    value: content,
    location: 'body',
  });
  const lines = findings.map(({ pointer, expected, received }) =>
    hideReceivedSecret(`The target file: expected ${expected} at ${pointer}, got ${received}.`),
  );
  throw new Refusal(lines.join('\n'));
}

/** Sets members of a target file at their first place, which may be a comment. */
function fillTemplate(template: string, members: Readonly<Record<string, unknown>>): string {
  let text = template;
  for (const [name, value] of Object.entries(members)) {
    if (value === undefined) continue;
    const line = new RegExp(`^( *)#?${name}: .*$`, 'm');
    text = text.replace(line, (_, indent) => `${indent}${name}: ${JSON.stringify(value)}`);
  }
  return text;
}
