/** `inference-contract document`: writes the OpenAPI document of a deployment's endpoints, or compares it with an old one. */
import { readFileSync } from 'node:fs';
import { type Command, Option } from '@commander-js/extra-typings';
import { asObject, type JsonObject, parseNamedJson } from '../../core/json.ts';
import { countText } from '../../core/sentences.ts';
import { endpointDocument } from '../../endpoints/endpoint-document.ts';
import { documentText } from '../shared/document-text.ts';
import { exitStatus, exitStatusHelp } from '../shared/exit-status.ts';
import { exampleLines } from '../shared/message-texts.ts';
import { assertSeparate, assertWritable, namedFiles, replaceFile } from '../shared/output-file.ts';
import { packageFile } from '../shared/package-file.ts';
import { readSettingsFile } from '../shared/read-settings.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Terminal } from '../shared/terminal.ts';

export function addDocument(program: Command, terminal: Terminal): void {
  documentCommand(program).action(async (argument, options, command) => {
    if (options.check !== undefined && argument !== undefined) assertWithoutSettings(command);
    if (options.check !== undefined)
      return checkDocument(options.check, argument, options, terminal);
    if (argument === undefined) return writeDocument(options, terminal);
    throw new Refusal(
      `Expected --check with the document to compare ${argument} with, such as: document ${argument} --check old.yaml.`,
    );
  });
}

/** A document to check is complete: the options that say how to make one have no effect. */
function assertWithoutSettings(command: ReturnType<typeof documentCommand>): void {
  for (const option of ['config', 'profile'] as const) {
    if (command.getOptionValueSource(option) !== 'cli') continue;
    throw new Refusal(
      `--${option}: expected either a document to check or --${option}, which is about the document of the settings, got both.`,
    );
  }
}

type DocumentCommandOptions = ReturnType<ReturnType<typeof documentCommand>['opts']>;

function documentCommand(program: Command) {
  return program
    .command('document')
    .description('Write the OpenAPI document of your endpoints, or compare it with an old one')
    .argument('[document]', 'For --check: the new document, instead of that of the settings')
    .option('--config <file>', 'Settings file, whose endpoints the document has')
    .option('--out <file>', 'File to write: .json or .yaml (default: YAML on standard output)')
    .addOption(
      new Option('--profile <profile>', 'Only the contract, or also our additions')
        .choices(['reference', 'contract'] as const)
        .default('contract' as const),
    )
    .addOption(
      new Option(
        '--check <file>',
        'Only say which changes since this document break callers; ends with 3 if some are undecided',
      ).conflicts('out'),
    )
    .addHelpText(
      'after',
      [
        exitStatusHelp({
          [exitStatus.done]: 'success',
          [exitStatus.failed]: 'a change breaks callers',
          [exitStatus.refused]: 'could not run',
          [exitStatus.incomplete]: 'no change is known to break callers, but some are undecided',
        }),
        exampleLines(
          'document --config service.yaml --out openapi.yaml',
          'document --config service.yaml --check openapi.yaml',
        ),
      ].join('\n'),
    );
}

async function writeDocument(
  { config, out, profile }: DocumentCommandOptions,
  terminal: Terminal,
): Promise<void> {
  const settingsFile = givenSettings(config);
  if (out !== undefined) await assertWritable('--out', out);
  const form = out === undefined ? 'yaml' : formOf(out);
  const written = namedFiles({ '--out': out });
  await assertSeparate({ read: namedFiles({ '--config': settingsFile }), written });
  const { document, count, schemaFiles } = await describedDocument(settingsFile, profile, terminal);
  await assertSeparate({
    read: namedFiles({ 'a schema in the settings': schemaFiles }),
    written,
  });
  const text = documentText(document, form);
  if (out === undefined) {
    terminal.print(text.trimEnd());
    return;
  }
  await replaceFile({ source: '--out', path: out }, text);
  terminal.print(`Wrote ${out}, the document of ${countText(count, 'endpoint')}.`);
}

function givenSettings(config: string | undefined): string {
  if (config !== undefined) return config;
  throw new Refusal('Expected a settings file, such as: document --config service.yaml.');
}

interface DescribedDocument {
  readonly document: JsonObject;
  /** How many endpoints it has. */
  readonly count: number;
  readonly config: string;
  /** The files that schemas in the settings refer to. */
  readonly schemaFiles: readonly string[];
}

async function describedDocument(
  config: string,
  profile: DocumentCommandOptions['profile'],
  terminal: Terminal,
): Promise<DescribedDocument> {
  const schemaFiles: string[] = [];
  const onSchemaFile = (path: string) => void schemaFiles.push(path);
  const { settings, warnings } = await readSettingsFile(config, { onSchemaFile });
  for (const warning of warnings) terminal.warn(warning);
  const contract = readFileSync(packageFile(`generated/${profile}/openapi.json`), 'utf8');
  return {
    config,
    schemaFiles,
    document: endpointDocument(
      asObject(parseNamedJson(contract, 'The contract')),
      settings.endpoints,
    ),
    count: Object.keys(settings.endpoints).length,
  };
}

async function checkDocument(
  oldFile: string,
  newFile: string | undefined,
  { config, profile }: DocumentCommandOptions,
  terminal: Terminal,
): Promise<void> {
  // Slow to load, and `document` without `--check` does not need it.
  const { compareFiles } = await import('./compare-files.ts');
  const latest =
    newFile === undefined
      ? await describedDocument(givenSettings(config), profile, terminal)
      : { file: newFile };
  const { text, status } = compareFiles(oldFile, latest);
  terminal.print(text);
  terminal.exitCode = status;
}

/** Throws `Refusal` for a name with another ending. */
function formOf(path: string): 'json' | 'yaml' {
  if (path.endsWith('.json')) return 'json';
  if (/\.ya?ml$/.test(path)) return 'yaml';
  throw new Refusal(`--out: expected a file that ends in .yaml, .yml or .json, got ${path}.`);
}
