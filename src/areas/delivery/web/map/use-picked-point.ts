import { useRef, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#web/browser-api.ts';
import { secondMs } from '#values/durations.ts';
import type { GeoPoint, PlaceInZone } from '../../contract.ts';
import { messages } from './messages.ts';

/** Writes degrees to about 10 cm. */
const degrees = (value: number): string => value.toFixed(6);

/** Finds the address of a point that was chosen. `status` says what came of it; null before the first. */
export function usePickedPoint(onPick: (place: PlaceInZone) => void) {
  const t = useMessages(messages);
  const [status, setStatus] = useState<string | null>(null);
  const latest = useRef(0);

  async function pick({ lat, lng }: GeoPoint): Promise<void> {
    latest.current += 1;
    const turn = latest.current;
    setStatus(t.searching);
    // A map that shows the world several times has longitudes beyond 180°.
    const query = { lat: degrees(lat), lng: degrees(((lng + 540) % 360) - 180) };
    const found = await browserApi()('GET /service/geo/reverse', { query }).catch(() => null);
    if (turn !== latest.current) return;
    if (!found?.ok) return setStatus(t.searchFailed);
    const { value, isValid } = found.value;
    if (!isValid) return setStatus(t.nothingThere);
    onPick(value);
    const name = [value.zipcode, value.city].filter(Boolean).join(' ');
    const needsCode = value.street === null && value.zipcodes.length > 1;
    setStatus(needsCode ? t.severalCodes(value.city ?? name) : t.chosen(name));
  }

  function locate(): void {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => void pick({ lat: coords.latitude, lng: coords.longitude }),
      () => setStatus(t.notLocated),
      { timeout: 10 * secondMs },
    );
  }

  return { status, pick, locate };
}
