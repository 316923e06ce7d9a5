import { defaultLocale, isLocale, type Locale } from '#i18n/locale.ts';

/** Messages in the language of the page, for code outside components. */
export function pageMessages<Messages>(messages: Readonly<Record<Locale, Messages>>): Messages {
  const language = document.documentElement.lang;
  return messages[isLocale(language) ? language : defaultLocale];
}
