import { defaultLocale, isLocale, type Locale } from '#i18n/locale.ts';
import { createStore } from '#values/create-store.ts';

const storageKey = 'staff-locale';

/** The language of the browser's last choice or, before one, of the browser itself. */
function firstLocale(): Locale {
  const candidates = [localStorage.getItem(storageKey), ...navigator.languages.map((tag) => tag.split('-')[0]!)];
  return (candidates.find((tag) => tag !== null && isLocale(tag)) as Locale | undefined) ?? defaultLocale;
}

/** The language in which the back office speaks until it knows whose session it is, and then the person's own. */
export const chosenLocale = createStore<Locale>(firstLocale());

export function chooseLocale(locale: Locale): void {
  chosenLocale.set(locale);
  localStorage.setItem(storageKey, locale);
  document.documentElement.lang = locale;
}
