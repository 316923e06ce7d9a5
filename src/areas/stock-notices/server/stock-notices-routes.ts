import { route, type Route } from '#platform/http/handler.ts';
import { askForNotice, confirmNotice, endNotice } from '../contract.ts';
import type { StockNotices } from './stock-notices.ts';

export const stockNoticesRoutes = (notices: StockNotices): Route[] => [
  route(askForNotice, ({ body }, visit) => notices.ask(body, visit)),
  route(confirmNotice, ({ body }) => notices.confirm(body.key)),
  route(endNotice, ({ body }) => notices.end(body.key)),
];
