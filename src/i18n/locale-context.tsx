import { createContext, useContext } from 'react';
import { defaultLocale, type Locale } from './locale.ts';

const LocaleContext = createContext<Locale>(defaultLocale);

export const LocaleProvider = LocaleContext.Provider;

/** The language of the page. */
export const useLocale = (): Locale => useContext(LocaleContext);
