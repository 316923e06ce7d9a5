import { stringify } from 'csv-stringify/sync';
import { withoutFormulas } from '#platform/csv/without-formulas.ts';
import type { AuditEntry } from '../contract.ts';

const columns = [
  'at',
  'actor',
  'actor_name',
  'device',
  'verb',
  'subject',
  'subject_label',
  'field',
  'before',
  'after',
  'reason',
];

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  // A number below zero is no formula.
  if (typeof value === 'number') return String(value);
  return withoutFormulas(typeof value === 'string' ? value : JSON.stringify(value));
}

/** The log as a file: a line for each field that was changed. What a spreadsheet would run as a formula is marked as text. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  const rows = entries.flatMap(({ at, actor, device, verb, subject, changes, reason }) => {
    const actorId = `${actor.kind} ${actor.id ?? ''}`.trim();
    const line = [
      at,
      actorId,
      cell(actor.name),
      cell(device),
      verb,
      `${subject.kind} ${subject.id}`,
      cell(subject.label),
    ];
    const fields = changes.length > 0 ? changes : [{ field: '', before: null, after: null }];
    return fields.map(({ field, before, after }) => [...line, field, cell(before), cell(after), cell(reason)]);
  });
  return stringify([columns, ...rows], { bom: true, delimiter: ';' });
}
