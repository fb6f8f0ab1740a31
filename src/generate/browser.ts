/** `npm run browser`: builds the service for browsers into one file, unless it is up to date. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { browserBundle } from './browser-bundle.ts';
import { buildOnce } from './build-once.ts';
import { noticesFile, noticesFor } from './third-party-notices.ts';

const folder = 'dist/browser';

await buildOnce({
  folder,
  sources: [
    ...['src/core', 'src/evidence', 'src/reference', 'src/validation'],
    ...['generated/control', 'generated/models', 'generated/reference'],
    ...['generated/service-settings', 'package.json', 'package-lock.json'],
    ...['src/generate/browser.ts', 'src/generate/browser-bundle.ts'],
    'src/generate/third-party-notices.ts',
  ],
  async build() {
    await mkdir(folder, { recursive: true });
    const { outputFiles, metafile } = await browserBundle();
    for (const { path, contents } of outputFiles) await writeFile(path, contents);
    const modules = Object.values(metafile.outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([path, { bytesInOutput }]) =>
        bytesInOutput > 0 ? path : [],
      ),
    );
    await writeFile(join(folder, noticesFile), await noticesFor(modules));
  },
});
