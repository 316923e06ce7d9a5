import { createContext, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router';
import type { Locale } from '#i18n/locale.ts';
import type { ListingView } from '#values/listing.ts';
import type { ApiClient } from './api-client.ts';

/** What loaders get on both sides: the API client, the page's language and the view of listings. */
export const apiContext = createContext<ApiClient>();
export const localeContext = createContext<Locale>();
export const listingViewContext = createContext<ListingView>();
/**
 * Whether the visitor cannot have a basket, or the API client has the cookie of theirs. Only the server knows it, by the
 * cookies of the request to the page of the basket.
 */
export const basketContext = createContext<'none' | 'own' | 'unknown'>('unknown');

export type LoaderArguments = LoaderFunctionArgs<Readonly<RouterContextProvider>>;

/** The API client in a loader: `const api = apiOf(context)`. */
export const apiOf = (context: Readonly<RouterContextProvider>): ApiClient => context.get(apiContext);
