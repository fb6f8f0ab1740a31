// Which part of the program may import which. A part may import earlier parts of the order;
// parts of one step never import each other.
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';

const order = [
  ['core', 'types', 'configuration'],
  ['validation'],
  ['client'],
  ['evidence', 'endpoints', 'compatibility'],
  ['reference', 'conformance', 'proxy'],
  ['learning', 'callers'],
  ['cli', 'index'],
  ['vitest'],
];

const { devDependencies, peerDependencies } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
);

// A peer dependency is not only a development tool: the user of a published file may have it.
const tools = Object.keys(devDependencies).filter((name) => !Object.hasOwn(peerDependencies, name));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const layers = order.flatMap((parts, step) =>
  parts.map((part) => {
    const allowed = [part, ...order.slice(0, step).flat()];
    return {
      name: `${part}-imports-only-what-is-below-it`,
      comment: `src/${part} may import: ${allowed.join(', ')}.`,
      severity: 'error',
      from: { path: `^src/${part}(/|\\.ts$)` },
      to: { path: '^src/', pathNot: `^src/(${allowed.join('|')})(/|\\.ts$)` },
    };
  }),
);

// The machines of the checks: each may import what is below it, no other machine, and no topic.
const machines = {
  contract: [],
  target: ['contract'],
  run: ['contract', 'target'],
  judging: ['contract', 'target'],
  recognising: ['contract', 'target', 'judging'],
};

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const machineRules = Object.entries(machines).map(([machine, below]) => {
  const allowed = [machine, ...below];
  return {
    name: `${machine}-knows-no-topic`,
    comment: `src/conformance/${machine} may import: ${allowed.join(', ')}. It gets scenarios, judges and recognisers as arguments.`,
    severity: 'error',
    from: { path: `^src/conformance/${machine}/` },
    to: { path: '^src/conformance/', pathNot: `^src/conformance/(${allowed.join('|')})/` },
  };
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layers,
    {
      name: 'console-imports-only-the-client',
      comment:
        'The console is a caller like any other: the client, core, samples and generated types.',
      severity: 'error',
      from: { path: '^src/console/' },
      to: { path: '^src/', pathNot: '^src/(console|client|core|samples)/' },
    },
    {
      name: 'generate-stands-alone',
      comment:
        'The program imports generated files, so the generator uses only core, samples and validation/load.',
      severity: 'error',
      from: { path: '^src/generate/' },
      to: { path: '^(src|generated)/', pathNot: '^src/(core|generate|samples|validation/load)/' },
    },
    {
      name: 'samples-are-plain',
      comment: 'Samples are text that the generator and the console make, without generated files.',
      severity: 'error',
      from: { path: '^src/samples/' },
      to: { path: '^(src|generated)/', pathNot: '^src/(core|samples)/' },
    },
    {
      name: 'validation-is-for-any-document',
      comment: 'Validation works for any document, so it does not import generated files.',
      severity: 'error',
      from: { path: '^src/validation/' },
      to: { path: '^generated/' },
    },
    {
      name: 'core-knows-no-document',
      comment: 'Clock, JSON, money, host names and secrets do not depend on the document.',
      severity: 'error',
      from: { path: '^src/core/' },
      to: { path: '^generated/' },
    },
    {
      name: 'client-runs-in-browsers',
      comment: 'The client and all files that it imports work without Node modules.',
      severity: 'error',
      from: { path: '^src/client/' },
      to: { path: `^(node:)?(${builtinModules.join('|')})$`, reachable: true },
    },
    {
      name: 'every-part-has-a-place',
      comment: 'A new folder below src/ needs a place in the order of .dependency-cruiser.js.',
      severity: 'error',
      from: {
        pathNot: `^src/(${[...order.flat(), 'console', 'generate', 'samples'].join('|')})(/|\\.ts$)`,
        path: '^src/',
      },
      to: {},
    },
    {
      name: 'http-knows-only-the-port',
      comment:
        'HTTP and the control interface reach jobs through src/reference/engine, never an engine.',
      severity: 'error',
      from: { path: '^src/reference/(http|control)/' },
      to: {
        path: '^src/reference/(engine-[^/]+/|workers/|settings/|accounts/(create|change)-|[^/]+\\.ts$)',
      },
    },
    {
      name: 'accounts-know-no-edge',
      comment:
        'HTTP, the control interface and the service use accounts and settings, which import none of them.',
      severity: 'error',
      from: { path: '^src/reference/(accounts|settings)/' },
      to: { path: '^src/reference/((http|control)/|[^/]+\\.ts$)' },
    },
    {
      name: 'alternatives-are-plain',
      comment:
        'What an account does in a gap is data that the port, engines and HTTP share, with words for what is wrong with it.',
      severity: 'error',
      from: { path: '^src/reference/alternatives/' },
      to: { path: '^src/', pathNot: '^src/(core|validation/errors|reference/alternatives)/' },
    },
    {
      name: 'the-port-is-plain',
      comment: 'The port and what all engines share import no engine and no HTTP.',
      severity: 'error',
      from: { path: '^src/reference/engine/' },
      to: { path: '^src/', pathNot: '^src/(core|reference/(engine|alternatives))/' },
    },
    {
      name: 'rules-are-pure',
      comment: 'What both engines decide alike has no time, no faults and no connections.',
      severity: 'error',
      from: { path: '^src/reference/engine/rules/' },
      to: { path: '^src/(core/clock|reference/engine/(injected-faults|send-webhook))\\.ts$' },
    },
    {
      name: 'engines-know-only-the-port',
      comment: 'An engine imports no HTTP, no worker and no other engine.',
      severity: 'error',
      from: { path: '^src/reference/(engine-[^/]+)/' },
      to: { path: '^src/', pathNot: '^src/(core|reference/(engine|alternatives|$1))/' },
    },
    {
      name: 'workers-know-no-engine',
      comment: 'Models and workers run jobs for any engine.',
      severity: 'error',
      from: { path: '^src/reference/(models|workers)/' },
      to: { path: '^src/reference/', pathNot: '^src/reference/(engine|$1)/' },
    },
    {
      name: 'commands-meet-in-shared',
      comment: 'What commands of several rooms need is in src/cli/shared, which imports no room.',
      severity: 'error',
      from: { path: '^src/cli/(serve|jobs|checks|documents|completion|shared)/' },
      to: { path: '^src/cli/', pathNot: '^src/cli/(shared|$1)/' },
    },
    {
      name: 'checks-do-not-import-each-other',
      comment:
        'Code that scenarios or judges share belongs in another file: of their topic, run or judging.',
      severity: 'error',
      from: { path: '^src/(conformance|callers)/.+\\.(scenario|judge)\\.ts$' },
      to: { path: '^src/(conformance|callers)/.+\\.(scenario|judge)\\.ts$' },
    },
    {
      name: 'scenarios-do-not-judge',
      comment: 'Scenarios only create evidence. Judges and recognisers only read evidence.',
      severity: 'error',
      from: { path: '^src/conformance/.+\\.scenario\\.ts$' },
      to: { path: '^src/conformance/((judging|recognising)/|.+\\.(judge|recogniser)\\.ts$)' },
    },
    {
      name: 'judges-do-not-drive',
      comment:
        'Judges and recognisers work without a deployment, on recorded evidence from any traffic.',
      severity: 'error',
      from: { path: '^src/conformance/.+\\.(judge|recogniser)\\.ts$' },
      to: { path: '^src/conformance/(run/|.+\\.scenario\\.ts$)' },
    },
    {
      name: 'judges-do-not-recognise',
      comment: 'A recogniser may read what a judge finds, so a judge imports no recogniser.',
      severity: 'error',
      from: { path: '^src/conformance/.+\\.judge\\.ts$' },
      to: { path: '^src/conformance/(recognising/|.+\\.recogniser\\.ts$)' },
    },
    {
      name: 'topics-know-no-list',
      comment:
        'The lists import the topics, and only what checks a whole deployment imports the lists.',
      severity: 'error',
      from: { path: '^src/conformance/.+\\.(scenario|judge|recogniser)\\.ts$' },
      to: { path: '^src/conformance/([^/]+\\.ts$|report/)' },
    },
    ...machineRules,
    {
      name: 'generated-by-its-alias',
      comment: 'Import #generated/..., which means the same in src/ and in dist/.',
      severity: 'error',
      from: { path: '^(src|test)/' },
      to: { path: '^generated/', dependencyTypesNot: ['aliased-subpath-import'] },
    },
    {
      name: 'mocks-are-data',
      comment: 'The servers read mocks/ at run time as data.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(mocks|openapi|test)/' },
    },
    {
      name: 'development-tools-only-in-the-generator',
      comment:
        'A published file and all files that it imports need only `dependencies`; what browsers load is bundled.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(console|generate)/|[.]browser[.]ts$' },
      to: {
        path: `(^|/)node_modules/(${tools.join('|')})/`,
        reachable: true,
      },
    },
    {
      name: 'packages-are-declared',
      comment: 'Every imported package is in package.json.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['npm-peer'] },
    },
    {
      name: 'no-cycles',
      comment: 'Files without cycles can be understood one by one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment: 'The import does not resolve.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^generated'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.d.ts'],
    },
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
