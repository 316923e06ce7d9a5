import type { Locale } from '#i18n/locale.ts';
import type { ApiClient } from './api-client.ts';
import { type Authorisation, createFetchClient } from './fetch-client.ts';

let client: ApiClient | undefined;
let authorisation: Authorisation = {
  ready: () => Promise.resolve(),
  accessToken: () => null,
  canRefresh: () => false,
  refresh: () => Promise.resolve(false),
};

/** Called once when the page starts. */
export function startBrowserApi(locale: Locale): void {
  client = createFetchClient(locale, {
    ready: () => authorisation.ready(),
    accessToken: () => authorisation.accessToken(),
    canRefresh: () => authorisation.canRefresh(),
    refresh: () => authorisation.refresh(),
  });
}

/** The account's session puts its token and its refresh here. */
export function authoriseBrowserApi(by: Authorisation): void {
  authorisation = by;
}

/** The browser's API client, for event handlers and stores; loaders get theirs from the router's context. */
export function browserApi(): ApiClient {
  if (!client) throw new Error('the browser API is not started');
  return client;
}
