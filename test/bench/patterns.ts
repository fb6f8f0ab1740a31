/** What it costs to look for patterns of a document that can take very long. */
import { PatternSpeeds } from '../../src/validation/load/patterns.ts';
import { type Figure, report, sizeArgument } from './measurement.ts';

const count = sizeArgument();
const name = '[a-z0-9]([-a-z0-9]*[a-z0-9])?';

report([
  ...figures(`${count} ordinary patterns`, (index) => `^${name}(\\.x${index}${name})*$`),
  ...figures(`${count} patterns that backtrack`, (index) => `^(${name}x${index})*$`),
  ...figures(`${count} huge patterns`, (index) => `^(${'[a-c]*'.repeat(300)}${index})*$`),
]);

function figures(title: string, patternAt: (index: number) => string): Figure[] {
  const before = { cpu: process.cpuUsage(), memory: process.memoryUsage().rss };
  const speeds = new PatternSpeeds();
  for (let index = 0; index < count; index += 1) speeds.of(patternAt(index));
  const { user, system } = process.cpuUsage(before.cpu);
  const memory = process.memoryUsage().rss - before.memory;
  return [
    { name: `${title}: CPU time`, value: (user + system) / 1e6, unit: 's', below: 1 },
    { name: `${title}: memory`, value: memory / 1e6, unit: 'MB', below: 200 },
    { name: `${title}: analysed`, value: speeds.work.patterns, unit: '' },
  ];
}
