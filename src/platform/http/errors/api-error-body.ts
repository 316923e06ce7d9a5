import type { Locale } from '#i18n/locale.ts';
import type { ApiError } from '#values/api-error.ts';
import type { ErrorTexts } from './error-texts.ts';

/** Builds the shop's error shape with its texts in the request's language (decisions.md section 3). */
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
  const text = (code: string) => texts[locale][code] ?? texts[locale].invalid_request ?? code;
  return {
    ...error.facts,
    statusCode: error.statusCode,
    code: error.code,
    message: text(error.code),
    ...(error.fields && { fields: error.fields.map((field) => ({ ...field, message: text(field.code) })) }),
  };
}
