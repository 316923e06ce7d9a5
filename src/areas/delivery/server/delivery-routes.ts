import { type Route, route } from '#platform/http/handler.ts';
import type { Visit } from '#platform/http/visit.ts';
import { Failure } from '#platform/http/failure.ts';
import {
  estimateDelivery,
  findPlaceAt,
  getDeliveryCost,
  getDeliveryInit,
  getMap,
  type MapProvider,
  type Place,
  searchPlaces,
} from '../contract.ts';
import type { Delivery } from './delivery.ts';
import type { GoodsToEstimate } from './estimate.ts';
import type { Geocoder } from './geo/geocoder.ts';
import type { Goods } from './zones/zone-cost.ts';

export interface DeliveryRoutesParts {
  readonly delivery: Delivery;
  readonly geocoder: Geocoder;
  readonly mapProvider: MapProvider;
  /** What is in the caller's basket. */
  readonly goodsOf: (visit: Visit) => Promise<Goods>;
  readonly goodsToEstimate: GoodsReader;
}

/** Reads products, so many pieces of each, and what is in the caller's basket if that is asked for. */
export type GoodsReader = (
  wanted: { readonly productIds: readonly number[]; readonly quantity: number; readonly withBasket: boolean },
  visit: Visit,
) => Promise<GoodsToEstimate[]>;

export const deliveryRoutes = ({
  delivery,
  geocoder,
  mapProvider,
  goodsOf,
  goodsToEstimate,
}: DeliveryRoutesParts): Route[] => [
  route(getDeliveryInit, (_input, { locale }) => delivery.init(locale)),
  route(getDeliveryCost, async ({ query }, visit) => delivery.cost(query.zoneId, await goodsOf(visit))),

  route(estimateDelivery, ({ query: { zipcode, product_id: productIds = [], quantity = 1, basket } }, visit) =>
    delivery.estimate(
      zipcode,
      () => goodsToEstimate({ productIds, quantity, withBasket: basket !== undefined }, visit),
      visit.locale,
    ),
  ),

  route(getMap, (_input, { locale }) => ({ provider: mapProvider, ...delivery.map(locale) })),

  route(searchPlaces, async ({ query: { text } }, { locale }) => {
    if (text.length < minTextLength) return { list: [] };
    const list = await geocoder.search(text, locale);
    if (list instanceof Failure) return list;
    return { list: await Promise.all(list.map((place) => delivery.withZone(place, locale))) };
  }),

  route(findPlaceAt, async ({ query: { lat, lng, zipcode } }, { locale }) => {
    const found = await geocoder.findAt({ lat, lng }, locale);
    if (found instanceof Failure) return found;
    const value = await delivery.withZone(found ?? placeWithoutAddress({ lat, lng }), locale, zipcode);
    return { value, isValid: found !== null && found.zipcode !== null };
  }),
];

const minTextLength = 2;

const placeWithoutAddress = (latLng: Place['latLng']): Place => ({
  latLng,
  address: '',
  zipcode: null,
  placeId: null,
  street: null,
  house: null,
  city: null,
  zipcodes: [],
});
