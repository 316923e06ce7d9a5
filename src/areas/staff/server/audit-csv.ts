import { stringify } from 'csv-stringify/sync';
import type { Locale } from '#i18n/locale.ts';
import { clockText } from '#values/opening-hours.ts';
import { shopTime } from '#values/shop-time.ts';
import { withoutFormulas } from '#platform/csv/without-formulas.ts';
import type { AuditEntry } from '../contract.ts';
import { deviceText } from '../device-text.ts';
import { logText } from '../log-text.ts';
import { logFileTexts } from './server-messages.ts';

/** In the shop's time, as spreadsheets take a moment in any language. */
function momentText(at: string): string {
  const moment = new Date(at);
  const { date, minutes } = shopTime(moment);
  return `${date} ${clockText(minutes)}:${String(moment.getUTCSeconds()).padStart(2, '0')}`;
}

/**
 * The log as a file: a line for each field that was changed, in the words of its screen. What a spreadsheet would run as a formula
 * is marked as text.
 */
export function auditCsv(entries: readonly AuditEntry[], locale: Locale): string {
  const names = new Map(
    entries.flatMap(({ articles = [] }) => articles.map(({ product_id, name }) => [product_id, name])),
  );
  const { verbText, kindText, fieldText, valueText, reasonText, actorText } = logText(locale, {
    articleName: (id) => names.get(id),
  });
  const rows = entries.flatMap(({ at, actor, device, verb, subject, changes, people, reason }) => {
    const cell = (field: string, value: unknown): string => {
      if (value === null || value === undefined) return '';
      const text = valueText(field, value, people);
      // A number below zero is no formula.
      return typeof value === 'number' ? text : withoutFormulas(text);
    };
    const line = [
      momentText(at),
      withoutFormulas(actorText(actor)),
      withoutFormulas(device === null ? '' : deviceText(device, locale)),
      verbText(verb, changes),
      kindText(subject.kind),
      withoutFormulas(subject.label),
      withoutFormulas(subject.id),
    ];
    const why = reason === null ? '' : withoutFormulas(reasonText(reason));
    const fields = changes.length > 0 ? changes : [{ field: '', before: null, after: null }];
    return fields.map(({ field, before, after }) => [
      ...line,
      fieldText(field),
      cell(field, before),
      cell(field, after),
      why,
    ]);
  });
  return stringify([logFileTexts[locale].columns, ...rows], { bom: true, delimiter: ';' });
}
