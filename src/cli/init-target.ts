/** `inference-contract test init`: writes a target file that explains every declaration. */
import { readFile, writeFile } from 'node:fs/promises';
import { type CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import { parse } from 'yaml';
import { validateTarget } from '#generated/conformance/validators.js';
import { pricing } from '#generated/contract/tables.js';
import { messageOf, packageFile, Refusal, type Terminal } from './command.ts';
import { jobCost, jobInput, plainAddress } from './target-options.ts';

/** Adds the command. */
export function addTestInit(test: CommandUnknownOpts, terminal: Terminal): void {
  test
    .command('init')
    .description('Write a target file for test that explains every declaration')
    .requiredOption('--base-url <url>', 'Base URL of the deployment', plainAddress)
    .requiredOption('--endpoint <id>', 'Endpoint to check')
    .option('--api-key-env <name>', 'Environment variable that holds the API key', 'API_KEY')
    .addOption(
      new Option('--kind <kind>', 'A model of the service, or an endpoint of your own')
        .choices(['public', 'serverless'] as const)
        .default('serverless' as const),
    )
    .addOption(
      new Option('--model <model>', 'What a public endpoint makes')
        .choices(['image', 'video', 'text', 'transcription'])
        .implies({ kind: 'public' }),
    )
    .addOption(
      new Option('--price <id>', 'Price of a public endpoint')
        .choices(Object.keys(pricing.prices))
        .implies({ kind: 'public' }),
    )
    .option('--job-cost <dollars>', 'Most that one job costs', jobCost)
    .option('--input <json>', 'Input of an ordinary job (default: {})', jobInput)
    .option('--out <file>', 'Where to write; an old file is not replaced', 'target.yaml')
    .action(async ({ out, price, ...options }) => {
      const priced = Object.entries(pricing.prices).find(([id]) => id === price)?.[1];
      const text = filledIn(await readFile(packageFile('mocks/target.template.yaml'), 'utf8'), {
        baseUrl: options.baseUrl,
        valid: options.apiKeyEnv,
        id: options.endpoint,
        kind: options.kind,
        model: options.model ?? priced?.kind,
        price,
        maxCost: options.jobCost,
        ordinary: options.input,
      });
      if (!validateTarget(parse(text))) {
        const [first] = validateTarget.errors ?? [];
        throw new Refusal(`Not a valid target file: ${first?.instancePath} ${first?.message}.`);
      }
      try {
        await writeFile(out, text, { flag: 'wx' });
      } catch (cause) {
        throw new Refusal(`--out: ${out} cannot be written: ${messageOf(cause)}.`, { cause });
      }
      terminal.print(`${out} is written. Edit it, then see what a check would do and cost:`);
      terminal.print(`  npx inference-contract test --target ${out} --plan`);
    });
}

/** Sets members of a target file, each where it first stands, which may be in a comment. */
function filledIn(template: string, members: Readonly<Record<string, unknown>>): string {
  let text = template;
  for (const [name, value] of Object.entries(members)) {
    if (value === undefined) continue;
    const line = new RegExp(`^( *)#?${name}: .*$`, 'm');
    text = text.replace(line, (_, indent) => `${indent}${name}: ${JSON.stringify(value)}`);
  }
  return text;
}
