import { formatEuros } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import type { ApiError } from '#values/api-error.ts';
import type { ErrorTexts } from './error-texts.ts';

/**
 * Builds the shop's error shape with its texts in the request's language (decisions.md section 3). A code may have a text
 * for each `reason` among the facts, below `code.reason`, or its `detail`, one for the staff, below
 * `code.for_staff`, and name facts: `{maxQuantity}`, or as an amount of money `{due:€}`.
 */
export function apiErrorBody(
  texts: ErrorTexts,
  locale: Locale,
  error: {
    statusCode: number;
    code: string;
    fields?: readonly { field: string; code: string }[] | undefined;
    facts?: Record<string, unknown>;
  },
  isForStaff = false,
): ApiError {
  const { facts = {} } = error;
  const textOf = (code: string) =>
    (isForStaff ? texts[locale][`${code}.for_staff`] : undefined) ??
    texts[locale][`${code}.${String(facts.detail)}`] ??
    texts[locale][`${code}.${String(facts.reason)}`] ??
    texts[locale][code] ??
    texts[locale].invalid_request ??
    code;
  const text = (code: string) =>
    textOf(code)
      .replaceAll(/\{(\w+):€\}/g, (_all, name) => formatEuros(Number(facts[name]), locale))
      .replaceAll(/\{(\w+)\}/g, (_all, name) => String(facts[name] ?? ''));
  return {
    ...error.facts,
    statusCode: error.statusCode,
    code: error.code,
    message: text(error.code),
    ...(error.fields && { fields: error.fields.map((field) => ({ ...field, message: text(field.code) })) }),
  };
}
