import { route, type Route } from '#platform/http/handler.ts';
import { getBasePage, getContacts } from '../contract.ts';
import type { Store } from './store.ts';

export const storeRoutes = (store: Store): Route[] => [
  route(getContacts, (_input, { locale }) => store.contacts(locale)),
  route(getBasePage, (_input, { locale }) => store.base(locale)),
];
