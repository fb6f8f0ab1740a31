/**
 * Makes generated/ from openapi/ and the schemas in mocks/; with `--check`, reports instead how
 * the committed files differ from what would be made, and fails if they do.
 */

import { readdir } from 'node:fs/promises';
import { asObject, type JsonObject } from '../core/json.ts';
import { validatorFiles } from '../validation/load/validator-files.ts';
import { alternativesSchema } from './alternatives-schema.ts';
import { type ApiName, type Bundle, bundle } from './bundle.ts';
import { demoModels, demoSettingsFiles } from './demo-models.ts';
import { documentTypes } from './document-types.ts';
import { compareFolder, type GeneratedFiles, writeFiles } from './generated-files.ts';
import { modelKindSchema } from './model-kinds.ts';
import { fileFormats, joinedSchema } from './schema-modules.ts';
import { settingsFileSchema } from './settings-file-schema.ts';
import { linesNaming, readObject } from './source-files.ts';
import { guards, schemaPointer } from './standalone-validators.ts';
import { DanglingPointer, tablesOf } from './tables.ts';

const folder = 'generated';

/** The schemas of each document that are checked alone, not as part of a message. */
const guarded: Readonly<Record<ApiName, readonly string[]>> = {
  contract: [],
  reference: ['Problem'],
  control: ['AccountEvent'],
};

/** The schema of alternatives, made from the reference document, to which other documents refer. */
const alternativesFile = 'service-settings/alternatives.schema.json';

/** The schema of what the document lists about models, to which the schemas of files refer. */
const kindsFile = 'models/kinds.schema.json';

/** Checks that the modules of settings have: a second copy would be a fourth of the control interface's. */
const ofSettings = new Map([
  [
    schemaPointer('Alternatives'),
    { name: 'validateAlternatives', module: '../../service-settings/validators.js' },
  ],
]);

async function filesOfApi(api: ApiName, { document, text }: Bundle): Promise<[string, string][]> {
  const types = await documentTypes(document);
  const options = { strict: true, defaults: 'parameters' } as const;
  const writing = api === 'control' ? { exported: ofSettings, isRequestsOnly: true } : {};
  const validators = validatorFiles(document, options, writing);
  // A guard without error details suffices for events, and keeps the console small.
  const errors = api === 'control' ? 'none' : 'all';
  const checks = guards(document, guarded[api], errors);
  // Of the contract, code reads only these; the rest is in the tables of the reference too.
  const tables = tablesOf(api, document, api === 'contract' ? ['lifecycle'] : undefined);
  return [
    ['openapi.json', text],
    ['types.d.ts', types],
    ...[...validators.files].map(([path, code]): [string, string] => [`validators/${path}`, code]),
    ['guards.js', checks.code],
    ['guards.d.ts', checks.declarations],
    ['tables.js', tables.code],
    ['tables.d.ts', tables.declarations],
  ];
}

/**
 * The document of the control interface. Its schema of alternatives is the one that is being made: the
 * bundle has that of the last time.
 */
async function controlBundle(alternatives: JsonObject): Promise<Bundle> {
  const { document } = await bundle('control');
  const fresh = withMembers(document, ['components', 'schemas'], asObject(alternatives.$defs));
  return { document: fresh, text: `${JSON.stringify(fresh, null, 2)}\n` };
}

/** The same object with more members, or others, at a path. */
function withMembers(value: JsonObject, path: readonly string[], members: JsonObject): JsonObject {
  const [key, ...rest] = path;
  if (key === undefined) return { ...value, ...members };
  return { ...value, [key]: withMembers(asObject(value[key]), rest, members) };
}

const scriptFile = 'models/script.schema.json';

/** By the path that the schemas in `openapi/json-schemas` refer to it by. */
function generatedNeighbour(file: string, schema: JsonObject): [string, JsonObject] {
  return [`../../${folder}/${file}`, schema];
}

async function filesOfSettings(
  alternatives: JsonObject,
  kinds: JsonObject,
): Promise<[string, string][]> {
  const formats = await fileFormats(
    new Map([['ServiceSettings', await readObject('openapi/json-schemas/service.schema.json')]]),
    {
      neighbours: new Map([
        [scriptFile, await readObject(`openapi/json-schemas/${scriptFile}`)],
        generatedNeighbour(alternativesFile, alternatives),
        generatedNeighbour(kindsFile, kinds),
      ]),
      parts: ['Alternatives'],
      explained: ['ServiceSettings'],
    },
  );
  const text = `${JSON.stringify(alternatives, null, 2)}\n`;
  return [
    ...formats,
    ['alternatives.schema.json', text],
    ...demoSettingsFiles('mocks/service.yaml'),
  ];
}

/** By the names of their files in `openapi/json-schemas`: the formats that code reads. */
const schemaNames = {
  target: 'Target',
  application: 'ApplicationFile',
  evidence: 'EvidenceRecord',
  report: 'ReportFile',
  'caller-report': 'CallerReportFile',
  'known-violations': 'KnownViolations',
  configuration: 'Configuration',
} as const;

function formatSchema(file: string): Promise<JsonObject> {
  return readObject(`openapi/json-schemas/${file}.schema.json`);
}

async function filesOfFormats(kinds: JsonObject): Promise<[string, string][]> {
  const formats = await Promise.all(
    Object.entries(schemaNames).map(
      async ([file, name]) => [name, await formatSchema(file)] as const,
    ),
  );
  return fileFormats(new Map(formats), {
    neighbours: new Map([generatedNeighbour(kindsFile, kinds)]),
    explained: ['Target', 'ApplicationFile', 'Configuration'],
  });
}

/** What editors and other programs read: the schemas that the package exports. */
async function filesOfSchemas(
  alternatives: JsonObject,
  kinds: JsonObject,
): Promise<[string, string][]> {
  // Commands only write the format of what was learned.
  const names = [...Object.keys(schemaNames), 'learned'];
  const schemas = await Promise.all(names.map(formatSchema));
  const settings = settingsFileSchema(await readObject('openapi/json-schemas/service.schema.json'));
  const script = await readObject(`openapi/json-schemas/${scriptFile}`);
  return [
    ['settings.json', joinedSchema(settings, [settings, script, alternatives, kinds])],
    ...schemas.map((schema, index): [string, string] => [
      `${names[index]}.json`,
      joinedSchema(schema, [...schemas, kinds]),
    ]),
  ];
}

async function filesOfModels(kinds: JsonObject): Promise<[string, string][]> {
  const suffix = '.schema.json';
  const names = (await readdir('openapi/json-schemas/models'))
    .filter((file) => file.endsWith(suffix))
    .sort();
  const schemas = await Promise.all(
    names.map(
      async (file): Promise<[string, JsonObject]> => [
        file.slice(0, -suffix.length),
        await readObject(`openapi/json-schemas/models/${file}`),
      ],
    ),
  );
  const text = `${JSON.stringify(kinds, null, 2)}\n`;
  return [...(await demoModels(new Map(schemas))), ['kinds.schema.json', text]];
}

async function allFiles(): Promise<GeneratedFiles> {
  const contract = bundle('contract');
  const reference = await bundle('reference');
  const alternatives = alternativesSchema(reference.document);
  const described = alternativesSchema(reference.document, { isForEditors: true });
  const kinds = modelKindSchema(reference.document);
  const parts = {
    contract: contract.then((bundled) => filesOfApi('contract', bundled)),
    reference: filesOfApi('reference', reference),
    control: controlBundle(alternatives).then((bundled) => filesOfApi('control', bundled)),
    'service-settings': filesOfSettings(described, kinds),
    'file-formats': filesOfFormats(kinds),
    models: filesOfModels(kinds),
    schemas: filesOfSchemas(described, kinds),
  };
  const files = await Promise.all(
    Object.entries(parts).map(async ([part, partFiles]) =>
      (await partFiles).map(([path, text]): [string, string] => [`${part}/${path}`, text]),
    ),
  );
  return new Map(files.flat());
}

async function check(): Promise<void> {
  const lines = await compareFolder(folder, await allFiles());
  if (lines.length === 0) {
    console.log(`${folder}/ is up to date.`);
    return;
  }
  console.error(`${folder}/ is out of date with openapi/ and mocks/:\n`);
  for (const difference of lines) console.error(`  ${difference}`);
  console.error('\nRun `npm run generate` and commit what it writes.');
  process.exitCode = 1;
}

async function generate(): Promise<void> {
  const changed = await writeFiles(folder, await allFiles());
  for (const path of changed) console.log(`${folder}/${path}`);
  console.log(changed.length === 0 ? `${folder}/ was up to date.` : `${changed.length} changed.`);
}

async function reportFailedGeneration(cause: unknown): Promise<void> {
  console.error(cause instanceof Error ? cause.message : String(cause));
  if (cause instanceof DanglingPointer) {
    for (const line of await linesNaming('openapi', cause.pointer)) console.error(`  at ${line}`);
  }
  console.error(`Nothing in ${folder}/ was changed.`);
  process.exitCode = 1;
}

const [option, ...others] = process.argv.slice(2);
if (others.length > 0 || (option !== undefined && option !== '--check')) {
  console.error('Usage: npm run generate [-- --check]');
  process.exitCode = 2;
} else {
  await (option === '--check' ? check() : generate()).catch(reportFailedGeneration);
}
