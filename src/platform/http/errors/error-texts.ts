import type { Locale } from '#i18n/locale.ts';
import { ca } from './server-messages.ca.ts';
import { es } from './server-messages.es.ts';

/** Texts of error codes by language: the areas' and, for the HTTP layer's own codes, those of its messages. */
export type ErrorTexts = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

/** By these words the browser's client knows that it has to ask for a new token, in any language. */
const invalid_token = 'Invalid token';
export const httpErrorTexts = { es: { ...es, invalid_token }, ca: { ...ca, invalid_token } } satisfies ErrorTexts;

/** Joins the texts of several areas. */
export const mergeErrorTexts = (...parts: readonly ErrorTexts[]): ErrorTexts => ({
  es: Object.assign({}, ...parts.map((part) => part.es)),
  ca: Object.assign({}, ...parts.map((part) => part.ca)),
});
