/**
 * Shows that a change of the checks changes no finding, no verdict and no text. `npm run findings -- record FOLDER`
 * runs every broken and every unusual deployment, and keeps its evidence with the report about it; after the
 * change, `npm run findings -- compare FOLDER` judges the evidence again and prints each report that differs.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createReport } from '../../src/conformance/report/report.ts';
import { reportForms } from '../../src/conformance/report/report-forms.ts';
import { scenarios } from '../../src/conformance/scenarios.ts';
import { readEvidence } from '../../src/evidence/evidence-file.ts';
import { evidenceLine } from '../../src/evidence/evidence-line.ts';
import type { EvidenceRecord } from '../../src/evidence/record-types.ts';
import { check, scenariosFor } from './check-in-process.ts';
import { mutants } from './mutants.ts';
import { oddities } from './oddities.ts';

/** One works with a clock of its own at a time; the others wait for it little. */
const atOnce = 4;

const deployments = [
  ...mutants.map((mutant) => ({
    name: `broken-${mutant.breaks}-${mutant.name}`,
    run: () => check({ mutant, chosen: scenariosFor(mutant) }),
  })),
  ...oddities.map((oddity) => ({
    name: `odd-${oddity.name}`,
    run: () => check({ mutant: oddity, chosen: scenarios }),
  })),
];

/** What somebody reads of the evidence, in both profiles. */
function reportsOn(records: readonly EvidenceRecord[]): string {
  const reports = (['contract', 'reference'] as const).map((profile) => {
    const forms = reportForms(createReport(records, { profile }));
    return { text: forms.text(), junit: forms.junit().split('\n'), json: forms.json() };
  });
  return `${JSON.stringify(reports, null, 1)}\n`;
}

async function record(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const left = deployments.values();
  const work = async () => {
    for (const { name, run } of left) {
      const { records } = await run();
      const file = join(folder, name.replaceAll(/[^\w-]+/g, '-'));
      await writeFile(`${file}.ndjson.gz`, gzipSync(records.map(evidenceLine).join('')));
      await writeFile(`${file}.json.gz`, gzipSync(reportsOn(records)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  console.log(`Recorded ${deployments.length} deployments.`);
}

async function compare(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ndjson.gz'));
  let different = 0;
  for (const file of files.toSorted()) {
    const path = join(folder, file);
    const evidence = gunzipSync(await readFile(path)).toString();
    const before = gunzipSync(await readFile(path.replace('.ndjson', '.json'))).toString();
    const [was, is] = [before, reportsOn(readEvidence(evidence))].map((text) => text.split('\n'));
    const at = was?.findIndex((line, index) => line !== is?.[index]) ?? -1;
    if (at === -1 && was?.length === is?.length) continue;
    different += 1;
    console.log(`${file}\n- ${was?.[at]?.trim()}\n+ ${is?.[at]?.trim()}`);
  }
  console.log(`Compared ${files.length} reports: ${different} differ.`);
  if (different > 0 || files.length === 0) process.exitCode = 1;
}

const [mode, folder] = process.argv.slice(2);
if (mode === 'record' && folder !== undefined) await record(folder);
else if (mode === 'compare' && folder !== undefined) await compare(folder);
else {
  console.error('Expected record or compare, and a folder.');
  process.exitCode = 2;
}
