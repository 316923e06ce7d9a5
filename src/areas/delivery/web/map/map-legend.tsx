import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { MapZone } from '../../contract.ts';
import styles from './delivery-map.module.css';
import { messages } from './messages.ts';

/** A shop with more zones has a page about delivery with all of them. */
const maxPriced = 3;

/** '150,00 €' → '150 €' */
const wholeEuros = (text: string): string => text.replace(/,00(?=\s)/, '');

/** The zones with a price, the nearest first, and what the others stand for, each with its colours. */
export function MapLegend({ zones }: { readonly zones: readonly MapZone[] }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const priced = zones.filter(({ deliverable, price }) => deliverable && price !== null).slice(0, maxPriced);
  const individual = zones.find(({ deliverable, price }) => deliverable && price === null);
  const inaccessible = zones.find(({ deliverable }) => !deliverable);

  const priceOf = ({ price, freeDeliveryCost }: MapZone): string => {
    const amount = price === 0 ? t.free : formatEuros(price!, locale);
    return freeDeliveryCost === null || price === 0
      ? amount
      : t.freeFrom(amount, wholeEuros(formatEuros(freeDeliveryCost, locale)));
  };
  const entries = [
    ...priced.map((zone) => ({ zone, text: t.zone(zone.name, priceOf(zone)) })),
    ...(individual ? [{ zone: individual, text: t.individual }] : []),
    ...(inaccessible ? [{ zone: inaccessible, text: t.inaccessible }] : []),
  ];
  if (entries.length === 0) return null;
  return (
    <ul className={styles.legend} aria-label={t.legend}>
      {entries.map(({ zone, text }) => (
        <li key={zone.id}>
          <svg viewBox="0 0 14 14" aria-hidden="true">
            <rect
              x="1"
              y="1"
              width="12"
              height="12"
              rx="1.5"
              fill={zone.style.fill}
              fillOpacity="0.3"
              stroke={zone.style.stroke}
              strokeWidth="2"
            />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}
