import { Button, LinkButton } from '#design/actions/button.tsx';
import { Notice } from '#design/page/notice.tsx';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { CheckoutOptions } from '../../contract.ts';
import { messages } from '../../messages.ts';
import { dayText } from '../delivery/day-text.ts';
import type { AddressZone } from './use-address-zone.ts';
import styles from './address.module.css';

interface ZoneStatusProps {
  readonly zone: AddressZone;
  /** 'Mataró' */
  readonly town: string;
  readonly options: CheckoutOptions;
  readonly phone: string;
  readonly onRetry: () => void;
  readonly onPickup: () => void;
  readonly onOtherAddress: () => void;
}

/** Whether the shop delivers to the address, for how much and from when; where it does not, the two ways out. */
export function ZoneStatus({ zone, town, options, phone, onRetry, onPickup, onOtherAddress }: ZoneStatusProps) {
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
  const call = (
    <p>
      {t.call[0]}
      <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
      {t.call[1]}
    </p>
  );
  const waysOut = (
    <div className={styles.waysOut}>
      {options.pickupPoints.length > 0 && (
        <Button variant="ink" size="s" onClick={onPickup}>
          {t.pickup}
        </Button>
      )}
      <Button variant="line" size="s" onClick={onOtherAddress}>
        {t.otherAddress}
      </Button>
    </div>
  );
  const { cost } = zone;
  if (cost?.isIndividualTerms)
    return (
      <Notice tone="attention" live>
        <p>
          <b>{t.individual}</b> {t.individualText}
        </p>
        {call}
        {waysOut}
      </Notice>
    );
  if (!zone.zone || typeof cost?.price !== 'number')
    return (
      <Notice tone="error" live>
        <p>
          <b>{t.out(town)}</b> {t.outText}
        </p>
        {waysOut}
        {call}
      </Notice>
    );
  const { price, freeDeliveryCost } = cost;
  const first = options.delivery?.firstSlot;
  const terms =
    freeDeliveryCost === null
      ? ''
      : price === 0
        ? t.freeBecause(formatEuros(freeDeliveryCost, locale))
        : t.freeFrom(formatEuros(freeDeliveryCost, locale));
  return (
    <Notice tone="good" live>
      <b>{t.good}</b> {t.zone(zone.zone.name, price === 0 ? t.free : formatEuros(price, locale), terms)}
      {first && ` ${t.first(dayText(first.date, locale, delivery), first.from, first.to)}`}
    </Notice>
  );
}
