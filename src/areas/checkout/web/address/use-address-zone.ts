import { useEffect, useEffectEvent, useState } from 'react';
import type { DeliveryCost, GeoPoint, PlaceInZone, ZoneTerms } from '#areas/delivery/contract.ts';
import type { PlaceOnMap } from '#areas/delivery/web/delivery-web.ts';
import { isPostalCode } from '#values/contact-rules.ts';
import { browserApi } from '#web/browser-api.ts';
import type { AddressDraft } from '../draft/order-draft.ts';

/** What is known of delivery to an address. `found`: in no zone, or in one with its cost (null where it cannot be ordered). */
export type AddressZone =
  | { readonly status: 'incomplete' }
  | { readonly status: 'checking' }
  | { readonly status: 'unknown' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'found';
      readonly zone: ZoneTerms | null;
      readonly cost: DeliveryCost | null;
      /** The address, or the middle of its town. */
      readonly point: GeoPoint;
    };

const typingMs = 400;

/** The zone of the address and what delivery costs for the basket; looked up again when either changes. */
export function useAddressZone(address: AddressDraft | null, basketVersion: number) {
  const request = address && isPostalCode(address.zipcode.trim()) ? requestFor(address) : null;
  const [attempt, setAttempt] = useState(0);
  const key = request && `${JSON.stringify(request)} ${basketVersion} ${attempt}`;
  const [answer, setAnswer] = useState<{ readonly key: string; readonly zone: AddressZone } | null>(null);
  const find = useEffectEvent(() => findZone(request!));

  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const zone = await find().catch(() => ({ status: 'failed' }) as const);
      if (isCurrent) setAnswer({ key, zone });
    }, typingMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key]);

  const zone: AddressZone =
    key === null ? { status: 'incomplete' } : answer?.key === key ? answer.zone : { status: 'checking' };
  return {
    zone,
    retry: (): void => setAttempt((count) => count + 1),
  };
}

interface ZoneRequest {
  readonly zipcode: string;
  readonly city: string;
  readonly latLng: AddressDraft['latLng'];
}

const requestFor = ({ zipcode, city, latLng }: AddressDraft): ZoneRequest => ({
  zipcode: zipcode.trim(),
  city: city.trim(),
  latLng,
});

async function findZone(request: ZoneRequest): Promise<AddressZone> {
  const place = await findPlace(request);
  if (place === null) return { status: 'failed' };
  if (place === undefined) return { status: 'unknown' };
  const { zone, latLng: point } = place;
  if (!zone?.deliverable) return { status: 'found', zone, cost: null, point };
  const cost = await browserApi()('GET /service/delivery/cost', { query: { zoneId: String(zone.id) } });
  return cost.ok ? { status: 'found', zone, cost: cost.value, point } : { status: 'failed' };
}

/** Undefined when there is no such place, null when the server could not say. */
async function findPlace({ zipcode, city, latLng }: ZoneRequest): Promise<PlaceInZone | undefined | null> {
  if (latLng) {
    const query = { lat: String(latLng.lat), lng: String(latLng.lng), zipcode };
    const found = await browserApi()('GET /service/geo/reverse', { query });
    return found.ok ? found.value.value : null;
  }
  const found = await browserApi()('GET /service/geo/search', { query: { text: `${zipcode} ${city}`.trim() } });
  return found.ok ? found.value.list.find(({ zipcodes }) => zipcodes.includes(zipcode)) : null;
}

/** What the map shows of the address; null while it is not known where it is. The embedded geocoder knows its town only. */
export const placeOnMap = ({ latLng, placeId, city }: AddressDraft, zone: AddressZone): PlaceOnMap | null =>
  zone.status === 'found'
    ? {
        point: zone.point,
        city,
        isExact: latLng !== null && !placeId?.startsWith('ine:'),
        isDelivered: zone.zone?.deliverable === true,
      }
    : null;

/** Why nothing can be sent to an address: in no zone, in one that no vehicle gets to, or at a price to be agreed on. */
export interface NoDelivery {
  readonly reason: 'outside' | 'inaccessible' | 'individual';
  /** Null outside all zones. */
  readonly zoneName: string | null;
}

/** Null where the address can be delivered to, and while that is not known. */
export function noDeliveryTo(zone: AddressZone): NoDelivery | null {
  if (zone.status !== 'found' || deliveryPrice(zone) !== null) return null;
  if (!zone.zone) return { reason: 'outside', zoneName: null };
  return { reason: zone.zone.deliverable ? 'individual' : 'inaccessible', zoneName: zone.zone.name };
}

/** Euros; null while it is not known, or where nothing can be ordered. */
export const deliveryPrice = (zone: AddressZone): number | null =>
  zone.status === 'found' && !zone.cost?.isIndividualTerms ? (zone.cost?.price ?? null) : null;
