/** `inference-contract check-app`: checks an application that calls the service. */

import { type Command, Option } from '@commander-js/extra-typings';
import { type Application, ApplicationError } from '../../callers/application/application.ts';
import { checkApplication, planApplication } from '../../callers/check-caller.ts';
import { callerForms } from '../../callers/report/caller-report-forms.ts';
import { callerRuleIds, callerTopics } from '../../callers/rules.ts';
import {
  assertEndpoint,
  type LocalService,
  runningService,
  startService,
} from '../../callers/run/local-service.ts';
import type { CallerPlan } from '../../callers/run/plan.ts';
import { ClientError } from '../../client/errors.ts';
import { systemClock } from '../../core/clock.ts';
import { countText } from '../../core/sentences.ts';
import { evidenceLine } from '../../evidence/evidence-line.ts';
import { demoSettings } from '../../reference/settings/demo-settings.ts';
import { reportStatusHelp } from '../shared/exit-status.ts';
import { readGuide } from '../shared/guide-file.ts';
import { exampleLines } from '../shared/message-texts.ts';
import { namedFiles, type OutputFile, openOutput } from '../shared/output-file.ts';
import { readSettings } from '../shared/read-settings.ts';
import { Refusal } from '../shared/refusal.ts';
import { plainAddress } from '../shared/target-options.ts';
import type { Terminal } from '../shared/terminal.ts';
import { readApplication } from './application-file.ts';
import { callerDurationText, callerPlanText } from './caller-plan-text.ts';
import { namesOption } from './caller-selection.ts';
import { addCheckAppInit } from './check-app-init-command.ts';
import { assertReports, prepareReports, reportOptions } from './report-options.ts';

/** Adds the command and `check-app init`. */
export function addCheckApp(program: Command, terminal: Terminal): void {
  const command = checkAppCommand(program);
  command.action((options) => runCheckApp(options, terminal));
  addCheckAppInit(command, terminal);
}

type CheckAppOptions = ReturnType<ReturnType<typeof checkAppCommand>['opts']>;

function checkAppCommand(program: Command) {
  return program
    .command('check-app')
    .description('Check an application that calls the service')
    .option(
      '--app <file>',
      'Application file: how to start it and make it work; init writes one',
      'app.yaml',
    )
    .option('--plan', 'Show the plan without starting anything')
    .option(
      '--scenario <names>',
      'Run only these scenarios, separated by commas',
      namesOption('scenario'),
    )
    .option('--rule <ids>', 'Run only the scenarios that check these rules', namesOption('rule'))
    .option(
      '--topic <names>',
      `Run only scenarios of rules of these topics: ${callerTopics.join(', ')}`,
      namesOption('topic'),
    )
    .addOption(
      new Option(
        '--config <file>',
        'Settings file of the local service, not the configuration file (default: demo settings)',
      ).conflicts('service'),
    )
    .option(
      '--service <url>',
      'Local service that runs already, instead of one of its own',
      plainAddress,
    )
    .option('--strict', 'Fail also if advice is not followed')
    .addOption(reportOptions.baseline)
    .addOption(reportOptions.junit)
    .addOption(reportOptions.json)
    .addOption(reportOptions.html)
    .addOption(reportOptions.quiet)
    .option('--evidence <file>', 'Record all requests, responses and outcomes in a file')
    .addHelpText(
      'after',
      reportStatusHelp({
        broken: 'a rule is broken (with --strict: also advice), or a known violation is stale',
      }),
    )
    .addHelpText(
      'after',
      exampleLines(
        'check-app init',
        'check-app --app app.yaml --plan',
        'check-app --app app.yaml --topic webhooks --html report.html',
      ),
    );
}

async function runCheckApp(options: CheckAppOptions, terminal: Terminal): Promise<void> {
  const { app, evidence, config } = options;
  const clock = systemClock();
  const application = await readApplication(app, { terminal, clock });
  const { scenario: scenarios, rule: rules, topic: topics } = options;
  const plan = planApplication(application, { scenarios, rules, topics });
  const read = namedFiles({ '--app': app, '--config': config });
  const { baseline, junit, json, html, quiet } = options;
  const files = { baseline, junit, json, html, evidence };
  if (options.plan) {
    await assertReports(files, { terminal, read });
    if (options.service === undefined) await (await openService(options, application)).close();
    for (const line of callerPlanText(plan, application)) terminal.print(line);
    return;
  }
  if (plan.scenarios.length === 0) {
    throw new Refusal('No scenario can run. Use --plan to see what is missing.');
  }
  const reporting = await prepareReports(files, {
    terminal,
    clock,
    read,
    quiet,
    rules: callerRuleIds,
  });
  const service = await openService(options, application);
  let output: OutputFile | undefined;
  try {
    if (evidence !== undefined) output = await openOutput('--evidence', evidence);
    const startedMs = clock.now();
    if (!quiet)
      terminal.warn(
        `${countText(plan.scenarios.length, 'scenario')}, ${callerDurationText(plan)}.`,
      );
    const report = await checkApplication(plan, {
      application,
      service,
      clock,
      signal: terminal.stop,
      isStrict: options.strict === true,
      baseline: reporting.baseline,
      onRecord: (record) => void output?.write(evidenceLine(record)),
      onScenarioEnd: quiet ? undefined : showScenariosLeft(terminal, plan),
    });
    terminal.exitCode = await reporting.write(callerForms(report, readGuide));
    if (!quiet) terminal.warn(`The check took ${((clock.now() - startedMs) / 1000).toFixed(1)} s.`);
  } finally {
    await service.close();
    clock.clear();
    await output?.end();
  }
}

/** Throws `Refusal` if there is no such service, or if it lacks the endpoint of the application. */
async function openService(
  { config, service: url }: Pick<CheckAppOptions, 'config' | 'service'>,
  { endpoint }: Application,
): Promise<LocalService> {
  const settings = config === undefined ? demoSettings() : await readSettings(config);
  const service = url === undefined ? await startService(settings) : runningService(url);
  try {
    await assertEndpoint(service, endpoint);
    return service;
  } catch (cause) {
    await service.close();
    if (cause instanceof ApplicationError) {
      const hint = ' With --config, it has those of your settings.';
      throw new Refusal(cause.message + hint, { cause });
    }
    if (!(cause instanceof ClientError)) throw cause;
    throw new Refusal(
      `--service: expected a local service whose control interface needs no token: ${cause.message}`,
      { cause },
    );
  }
}

/** Shows on a terminal how many scenarios are left. The end of the check takes the line away. */
function showScenariosLeft(terminal: Terminal, { scenarios }: CallerPlan): (name: string) => void {
  const left = new Set(scenarios.map(({ name }) => name));
  const show = () => {
    const line = `${scenarios.length - left.size}/${scenarios.length}  left: ${[...left].join(', ')}`;
    terminal.showStatus?.(left.size === 0 ? '' : line);
  };
  show();
  return (name) => {
    left.delete(name);
    show();
  };
}
