import { route, type Route } from '#platform/http/handler.ts';
import { sendEnquiry } from '../contract.ts';
import type { Enquiries } from './enquiries.ts';

export const enquiriesRoutes = (enquiries: Enquiries): Route[] => [
  route(sendEnquiry, ({ body }, visit) => enquiries.send(body, visit)),
];
