import { createContext, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router';
import type { Locale } from '#i18n/locale.ts';
import type { ListingView } from '#values/listing.ts';
import type { ApiClient } from './api-client.ts';

/** What loaders are given on both sides: the client of the API, the page's language and how listings are shown. */
export const apiContext = createContext<ApiClient>();
export const localeContext = createContext<Locale>();
export const listingViewContext = createContext<ListingView>();

export type LoaderArguments = LoaderFunctionArgs<Readonly<RouterContextProvider>>;

/** The API client of a loader's side: `const api = apiOf(context)`. */
export const apiOf = (context: Readonly<RouterContextProvider>): ApiClient => context.get(apiContext);
