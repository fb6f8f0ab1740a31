/** `inference-contract serve init`: writes a settings file that explains itself. */
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { nameInConfiguration } from '../shared/configuration-entry.ts';
import { exampleLines } from '../shared/message-texts.ts';
import { templateFor, writeNew } from '../shared/template-file.ts';
import type { Terminal } from '../shared/terminal.ts';

export function addServeInit(serve: CommandUnknownOpts, terminal: Terminal): void {
  serve
    .command('init')
    .description('Write a settings file for serve --config that explains every part')
    .argument(
      '[file]',
      'Settings file to write; an existing file is never replaced',
      'service.yaml',
    )
    .addHelpText('after', exampleLines('serve init', 'serve init config/service.yaml'))
    .action(async (file) => {
      const text = await templateFor(file, {
        template: 'service.template.yaml',
        schema: 'settings',
      });
      await writeNew(
        'serve init',
        file,
        text.replaceAll('--config service.yaml', () => `--config ${file}`),
      );
      terminal.print(`Wrote ${file}.`);
      const isNamed = await nameInConfiguration('service', file, terminal);
      terminal.print('Edit it, and serve it:');
      terminal.print(`  npx inference-contract serve${isNamed ? '' : ` --config ${file}`}`);
    });
}
