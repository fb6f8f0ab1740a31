/** Evidence as NDJSON: one record per line, and first what the evidence is about. */

import {
  validateApplicationRecord,
  validateDeliveryRecord,
  validateExchangeRecord,
  validateLedgerRecord,
  validatePlanRecord,
  validateReceiverRecord,
  validateRestartRecord,
  validateRunRecord,
  validateScenarioRecord,
  validateSubjectRecord,
  validateWatchRecord,
  validateWorkRecord,
} from '#generated/file-formats/validators.js';
import { isObject } from '../core/json.ts';
import { escapeLines } from '../core/visible-text.ts';
import { invalidValues } from '../validation/errors/invalid-values.ts';

import type { EvidenceRecord } from './record-types.ts';

/**
 * A file is not evidence; `message` names the line, the member, and the expected and actual value.
 */
export class EvidenceError extends Error {
  override readonly name = 'EvidenceError';

  constructor(message: string, options?: ErrorOptions) {
    super(escapeLines(message), options);
  }
}

/** By the `kind` of a record. */
const validators = {
  subject: validateSubjectRecord,
  application: validateApplicationRecord,
  plan: validatePlanRecord,
  receiver: validateReceiverRecord,
  scenario: validateScenarioRecord,
  exchange: validateExchangeRecord,
  delivery: validateDeliveryRecord,
  watch: validateWatchRecord,
  ledger: validateLedgerRecord,
  work: validateWorkRecord,
  restart: validateRestartRecord,
  run: validateRunRecord,
} satisfies Record<EvidenceRecord['kind'], unknown>;

/**
 * Reads the evidence of one run. Throws an `EvidenceError` at the first invalid line, and unless
 * a deployment or an application comes first and only once.
 */
export function readEvidence(text: string): EvidenceRecord[] {
  const read = evidenceReader();
  return text.split('\n').flatMap((line, index) => read(line, index + 1));
}

/** Reads the lines of a file one by one, with their numbers, like `readEvidence`. Empty lines are skipped. */
export function evidenceReader(): (line: string, number: number) => EvidenceRecord[] {
  let records = 0;
  return (line, number) => {
    if (line.trim() === '') return [];
    const record = readRecord(line, number);
    records += 1;
    const isAbout = record.kind === 'subject' || record.kind === 'application';
    if (records === 1 && !isAbout) {
      throw new EvidenceError(
        `Line ${number} is not a subject record: expected the description of the deployment or application first.`,
      );
    }
    if (records > 1 && isAbout) {
      throw new EvidenceError(
        `Line ${number} begins another run: expected one run in a file; judge each run separately.`,
      );
    }
    return [record];
  };
}

/** Reads one line; throws an `EvidenceError` that names its number. */
export function readRecord(line: string, number: number): EvidenceRecord {
  const value = parseLine(line, number);
  const kind = isObject(value) ? value['kind'] : undefined;
  const validate = isKind(kind) ? validators[kind] : undefined;
  if (validate?.(value)) return value;
  const [first] = invalidValues(validate?.errors ?? [noKind], { value, location: 'body' });
  throw new EvidenceError(
    `Line ${number} is not an evidence record: expected ${first?.expected} at ${first?.pointer}, got ${first?.received}.`,
  );
}

function isKind(kind: unknown): kind is EvidenceRecord['kind'] {
  return typeof kind === 'string' && Object.hasOwn(validators, kind);
}

/** The error of a record without a known kind. */
const noKind = {
  keyword: 'enum',
  instancePath: '/kind',
  schemaPath: '',
  params: { allowedValues: Object.keys(validators) },
};

function parseLine(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new EvidenceError(`Line ${number} is not JSON.`, { cause });
  }
}
