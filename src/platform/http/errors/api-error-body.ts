import type { Locale } from '#i18n/locale.ts';
import type { ApiError } from '#values/api-error.ts';
import type { ErrorTexts } from './error-texts.ts';

/**
 * Builds the shop's error shape with its texts in the request's language (decisions.md section 3). A code may have a text
 * for each `reason` among the facts, below `code.reason`.
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
): ApiError {
  const { reason } = error.facts ?? {};
  const text = (code: string) =>
    texts[locale][`${code}.${String(reason)}`] ?? texts[locale][code] ?? texts[locale].invalid_request ?? code;
  return {
    ...error.facts,
    statusCode: error.statusCode,
    code: error.code,
    message: text(error.code),
    ...(error.fields && { fields: error.fields.map((field) => ({ ...field, message: text(field.code) })) }),
  };
}
