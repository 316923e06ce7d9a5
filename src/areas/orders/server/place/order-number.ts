import { shopTime } from '#values/shop-time.ts';

// Multiplying by a number without common factors walks through all remainders once: no number comes twice, and two
// that follow each other do not tell how much the shop sells.
const span = 1_000_000;
const step = 618_033;
const offset = 271_829;

/** What people call an order, of a running serial number: the year by the shop's clock and six digits, later more. */
export function orderNumber(serial: number, placedAt: Date): string {
  const year = shopTime(placedAt).date.slice(2, 4);
  const round = Math.floor(serial / span);
  const scattered = ((serial % span) * step + offset) % span;
  return `${year}-${round > 0 ? round : ''}${String(scattered).padStart(6, '0')}`;
}
