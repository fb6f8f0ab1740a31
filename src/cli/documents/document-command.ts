/** `inference-contract document`: writes the OpenAPI document of a deployment's endpoints. */
import { readFileSync } from 'node:fs';
import { type Command, Option } from '@commander-js/extra-typings';
import { asObject, parseNamedJson } from '../../core/json.ts';
import { countText } from '../../core/sentences.ts';
import { endpointDocument } from '../../endpoints/endpoint-document.ts';
import { documentText } from '../shared/document-text.ts';
import { exampleLines } from '../shared/message-texts.ts';
import { assertSeparate, assertWritable, namedFiles, replaceFile } from '../shared/output-file.ts';
import { packageFile } from '../shared/package-file.ts';
import { readSettingsFile } from '../shared/read-settings.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Terminal } from '../shared/terminal.ts';

export function addDocument(program: Command, terminal: Terminal): void {
  documentCommand(program).action((options) => writeDocument(options, terminal));
}

type DocumentCommandOptions = ReturnType<ReturnType<typeof documentCommand>['opts']>;

function documentCommand(program: Command) {
  return program
    .command('document')
    .description('Write the OpenAPI document of your endpoints, with the schemas in the settings')
    .option('--config <file>', 'Settings file, whose endpoints the document has')
    .option('--out <file>', 'File to write: .json or .yaml (default: YAML on standard output)')
    .addOption(
      new Option('--profile <profile>', 'Only the contract, or also our additions')
        .choices(['reference', 'contract'] as const)
        .default('contract' as const),
    )
    .addHelpText('after', exampleLines('document --config service.yaml --out openapi.yaml'));
}

async function writeDocument(
  { config, out, profile }: DocumentCommandOptions,
  terminal: Terminal,
): Promise<void> {
  if (config === undefined) {
    throw new Refusal('Expected a settings file, such as: document --config service.yaml.');
  }
  if (out !== undefined) await assertWritable('--out', out);
  const form = out === undefined ? 'yaml' : formOf(out);
  await assertSeparate({
    read: namedFiles({ '--config': config }),
    written: namedFiles({ '--out': out }),
  });
  const { settings, warnings } = await readSettingsFile(config);
  for (const warning of warnings) terminal.warn(warning);
  const contract = readFileSync(packageFile(`generated/${profile}/openapi.json`), 'utf8');
  const document = endpointDocument(
    asObject(parseNamedJson(contract, 'The contract')),
    settings.endpoints,
  );
  const text = documentText(document, form);
  if (out === undefined) {
    terminal.print(text.trimEnd());
    return;
  }
  await replaceFile({ source: '--out', path: out }, text);
  const count = Object.keys(settings.endpoints).length;
  terminal.print(`Wrote ${out}, the document of ${countText(count, 'endpoint')}.`);
}

/** Throws `Refusal` for a name with another ending. */
function formOf(path: string): 'json' | 'yaml' {
  if (path.endsWith('.json')) return 'json';
  if (/\.ya?ml$/.test(path)) return 'yaml';
  throw new Refusal(`--out: expected a file that ends in .yaml, .yml or .json, got ${path}.`);
}
