import { LinkButton } from '#design/actions/button.tsx';
import { Notice } from '#design/page/notice.tsx';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { CheckoutOptions } from '../../contract.ts';
import { messages } from '../../messages.ts';
import { dayText } from '../day-text.ts';
import { type AddressZone, deliveryPrice } from './use-address-zone.ts';
import styles from './address.module.css';

interface ZoneStatusProps {
  readonly zone: AddressZone;
  readonly options: CheckoutOptions;
  readonly onRetry: () => void;
}

/** Whether the shop delivers to the address, for how much and from when. Where it does not: `OutOfZone`. */
export function ZoneStatus({ zone, options, onRetry }: ZoneStatusProps) {
  const t = useMessages(messages).zone;
  const delivery = useMessages(messages).delivery;
  const locale = useLocale();
  if (zone.status === 'incomplete') return null;
  if (zone.status === 'unknown')
    return (
      <Notice tone="error" live>
        {t.unknown}
      </Notice>
    );
  if (zone.status === 'checking')
    return (
      <p className={`${styles.checking} small muted`} role="status">
        {t.checking}
      </p>
    );
  if (zone.status === 'failed')
    return (
      <Notice tone="attention" live>
        {t.failed} <LinkButton onClick={onRetry}>{t.retry}</LinkButton>
      </Notice>
    );
  const price = deliveryPrice(zone);
  if (price === null) return null;
  const freeFrom = zone.cost!.freeDeliveryCost;
  const first = options.delivery?.firstSlot;
  const terms =
    freeFrom === null
      ? ''
      : price === 0
        ? t.freeBecause(formatEuros(freeFrom, locale))
        : t.freeFrom(formatEuros(freeFrom, locale));
  return (
    <Notice tone="good" live>
      <b>{t.good}</b> {t.zone(zone.zone!.name, price === 0 ? t.free : formatEuros(price, locale), terms)}
      {first && ` ${t.first(dayText(first.date, locale, delivery), first.from, first.to)}`}
    </Notice>
  );
}
