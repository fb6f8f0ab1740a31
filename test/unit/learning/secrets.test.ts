/** Nothing private of the evidence gets into a learned file: neither secrets, nor inputs, outputs and hosts. */
import { beforeAll, expect, test } from 'vitest';
import { scenariosByTopic } from '../../../src/conformance/scenarios.ts';
import { isObject } from '../../../src/core/json.ts';
import { type Random, seededRandom } from '../../../src/core/random.ts';
import { readEvidence } from '../../../src/evidence/evidence-file.ts';
import { evidenceLine } from '../../../src/evidence/evidence-line.ts';
import { parseJson } from '../../../src/evidence/operation-exchange.ts';
import type { EvidenceRecord } from '../../../src/evidence/record-types.ts';
import { changesReport } from '../../../src/learning/changes-report.ts';
import { compareSettings } from '../../../src/learning/compare-settings.ts';
import { learn } from '../../../src/learning/learn.ts';
import { settingsFile } from '../../../src/learning/settings-file.ts';
import { check } from '../../mutants/check-in-process.ts';

const { jobs, results, errors, storage, webhooks } = scenariosByTopic;
const chosen = [...jobs, ...results, ...errors, ...storage, ...webhooks.slice(0, 2)];

let recorded: readonly EvidenceRecord[] = [];

beforeAll(async () => {
  recorded = (await check({ chosen })).records;
}, 60_000);

/** Begins every planted text. */
const mark = 'PRIVATE';

/** Members with values that the format of evidence lists, or that a learned file is meant to name. */
const kept = new Set([
  ...['kind', 'key', 'keyForm', 'method', 'outcome', 'claims', 'operations', 'probes', 'timeoutMs'],
  ...['model', 'priceId', 'price', 'amount', 'quantity', 'reserved', 'storageSha256', 'selected'],
  // Ids of endpoints, and states of jobs.
  ...['endpoints', 'endpointId', 'oneEndpoint', 'status', 'finalStates', 'user-agent'],
  // Bodies and addresses are planted with care, so that they stay what they are.
  ...['body', 'target', 'inputs'],
]);

type Plant = (text: string) => string;

/** A copy with private texts in a share of all places. */
function planted(record: EvidenceRecord, plant: Plant): EvidenceRecord {
  const copy: unknown = JSON.parse(JSON.stringify(record), function (this: unknown, key, value) {
    if (key === 'inputs') return inTexts(value, plant);
    if (key === 'body' && typeof value === 'string') return inBody(value, plant);
    if (key === 'target' && typeof value === 'string') return inAddress(value, plant);
    if (Array.isArray(this) || kept.has(key) || typeof value !== 'string') return value;
    return plant(value);
  });
  const [read] = readEvidence(`${evidenceLine(subject)}${JSON.stringify(copy)}\n`).slice(1);
  if (read === undefined) throw new Error('Expected a record.');
  return read;
}

const subject: EvidenceRecord = {
  kind: 'subject',
  format: 1,
  baseUrl: 'https://first.test',
  claims: [],
  endpoints: [],
};

function inAddress(target: string, plant: Plant): string {
  const extra = plant('x');
  return extra === 'x' ? target : `${target}${target.includes('?') ? '&' : '?'}next=${extra}`;
}

function inBody(body: string, plant: Plant): string {
  const value = parseJson(body);
  if (!isObject(value)) return value === undefined ? plant(body) : body;
  return JSON.stringify({ ...Object(inTexts(value, plant)), [plant('more')]: plant('more') });
}

/** In the texts of JSON, and in the names of further members. */
function inTexts(value: unknown, plant: Plant): unknown {
  if (typeof value === 'string') return plant(value);
  if (Array.isArray(value)) return value.map((item) => inTexts(item, plant));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, item]) =>
    key === 'status' ? [key, item] : [key, inTexts(item, plant)],
  );
  return Object.fromEntries([...entries, [plant('also'), plant('also')]]);
}

/** Replaces texts, or adds to them. */
function planter(random: Random, share: number): { plant: Plant; count: () => number } {
  let count = 0;
  return {
    count: () => count,
    plant(text) {
      if (random.next() >= share) return text;
      count += 1;
      const secret = `${mark}${count}`;
      const forms = [
        secret,
        `${text}${secret}`,
        `${secret}${text}`,
        `https://${secret}.corp.test/`,
      ];
      return forms[Math.floor(random.next() * forms.length)] ?? secret;
    },
  };
}

test('private texts anywhere in the evidence are not in the file, nor in a comparison', {
  timeout: 60_000,
}, () => {
  const random = seededRandom('private');
  const clean = learn([recorded]);
  const names = { schema: 'schema.json', file: 'learned.yaml' };
  expect(clean.points.filter(({ basis }) => basis.kind === 'seen').length).toBeGreaterThan(30);
  for (let round = 0; round < 8; round += 1) {
    const { plant, count } = planter(random, 0.01 + 0.99 * random.next() ** 3);
    const [, ...rest] = recorded;
    const [first = subject] = recorded;
    const copies = rest.map((record) => planted(record, plant));
    const declared = first.kind === 'subject' ? first : subject;
    const learned = learn([
      [
        {
          ...declared,
          baseUrl: `https://${mark}.test`,
          endpoints: declared.endpoints.map((endpoint) => ({
            ...endpoint,
            inputs: { ordinary: { [plant('also')]: plant('also') } },
          })),
        },
        ...copies,
      ],
    ]);
    expect(count()).toBeGreaterThan(50);
    const texts = [
      settingsFile(learned, names),
      JSON.stringify(learned),
      changesReport(compareSettings({ alternatives: {}, endpoints: {} }, learned), 1).join('\n'),
    ];
    for (const text of texts) {
      const at = text.indexOf(mark);
      expect(at === -1 ? '' : text.slice(Math.max(0, at - 200), at + 50)).toBe('');
    }
  }
});
