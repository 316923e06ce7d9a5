import type { Locale } from '#i18n/locale.ts';
import { type ApiClient, CriticalError } from './api-client.ts';
import { type Authorisation, createFetchClient } from './fetch-client.ts';

let client: ApiClient;
let observe: ((key: string, answer: unknown) => void) | undefined;
let authorisation: Authorisation = {
  ready: () => Promise.resolve(),
  accessToken: () => null,
  canRefresh: () => false,
  refresh: () => Promise.resolve(false),
};

/** Called once when the page starts. */
export function startBrowserApi(locale: Locale): void {
  client = createFetchClient(
    locale,
    () => authorisation,
    (key, answer) => observe?.(key, answer),
  );
}

/** The account's session puts its token and its refresh here. */
export function authoriseBrowserApi(by: Authorisation): void {
  authorisation = by;
}

/** Calls back with the value of each successful call; the last observer counts. */
export function observeAnswers(by: (key: string, answer: unknown) => void): void {
  observe = by;
}

/**
 * The browser's API client, for event handlers and stores once the page has started; loaders get theirs from the router's
 * context.
 */
export const browserApi = (): ApiClient => client;

/**
 * Calls back for each critical error that nobody caught: the global handler of storefront.md section 8. Returns the function
 * that stops it.
 */
export function onCriticalError(callback: (error: CriticalError) => void): () => void {
  const leaving = new AbortController();
  const handle = (event: Event): void => {
    const { error, reason = error } = event as Partial<ErrorEvent & PromiseRejectionEvent>;
    if (!(reason instanceof CriticalError)) return;
    event.preventDefault();
    callback(reason);
  };
  for (const type of ['error', 'unhandledrejection']) window.addEventListener(type, handle, leaving);
  return () => leaving.abort();
}
