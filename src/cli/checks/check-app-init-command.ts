/** `inference-contract check-app init`: writes an application file that explains itself. */
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { nameInConfiguration } from '../shared/configuration-entry.ts';
import { exampleLines } from '../shared/message-texts.ts';
import { templateFor, writeNew } from '../shared/template-file.ts';
import type { Terminal } from '../shared/terminal.ts';

export function addCheckAppInit(command: CommandUnknownOpts, terminal: Terminal): void {
  command
    .command('init')
    .description('Write an application file for check-app that explains every line')
    .option(
      '--out <file>',
      'Application file to write; an existing file is never replaced',
      'app.yaml',
    )
    .addHelpText('after', exampleLines('check-app init', 'check-app init --out checks/app.yaml'))
    .action(async ({ out }) => {
      const template = await templateFor(out, {
        template: 'app.template.yaml',
        schema: 'application',
      });
      const text = template.replaceAll('--app app.yaml', () => `--app ${out}`);
      await writeNew('--out', out, text);
      terminal.print(`Wrote ${out}.`);
      const isNamed = await nameInConfiguration('application', out, terminal);
      terminal.print('Edit it, then see what a check would do:');
      terminal.print(`  npx inference-contract check-app ${isNamed ? '' : `--app ${out} `}--plan`);
    });
}
