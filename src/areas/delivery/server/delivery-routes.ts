import { type Route, route } from '#platform/http/handler.ts';
import { getDeliveryInit } from '../contract.ts';
import type { Delivery } from './delivery.ts';

export const deliveryRoutes = (delivery: Delivery): Route[] => [
  route(getDeliveryInit, (_input, { locale }) => delivery.init(locale)),
];
