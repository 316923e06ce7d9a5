import { useContext } from 'react';
import { OptionCards } from '#design/forms/option-cards.tsx';
import { Icon } from '#design/page/icon.tsx';
import { Notice } from '#design/page/notice.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import { OnlineShop, useMessages } from '#i18n/messages.ts';
import type { CheckoutOptions } from '../../contract.ts';
import { messages } from '../../messages.ts';
import { capitalised, dayText, timeText } from '../day-text.ts';
import styles from './address.module.css';
import type { NoDelivery } from './use-address-zone.ts';

/** What a customer does where the shop does not deliver. */
export type WayOut = 'pickup' | 'address';

/** The store's facts: where to collect, and whom to call. */
export interface StoreFacts {
  readonly city: string;
  /** Null: the shop has none. */
  readonly phone: string | null;
  /** Whether other orders can be collected. */
  readonly hasPickup: boolean;
}

interface OutOfZoneProps extends NoDelivery {
  /** 'Mataró' */
  readonly town: string;
  /** The options, without pickup points where the basket cannot be collected. */
  readonly options: CheckoutOptions;
  readonly store: StoreFacts;
  readonly wayOut: WayOut;
  readonly onWayOut: (wayOut: WayOut) => void;
}

/** What to do about an address that cannot be delivered to: collect it, another address, or a call; and why. */
export function OutOfZone({ reason, zoneName, town, options, store, wayOut, onWayOut }: OutOfZoneProps) {
  const t = useMessages(messages).noDelivery;
  const isOnline = useContext(OnlineShop);
  const [point] = options.pickupPoints;
  return (
    <div className={styles.out}>
      {reason === 'individual' && (
        <Notice tone="attention" live>
          <b>{t.message.individual}</b> {isOnline ? t.individualTextOnline : t.individualText}{' '}
          {store.phone && <Call text={t.individualCall} phone={store.phone} />}
        </Notice>
      )}
      {point ? (
        <WaysOut label={t.waysOut[reason]} point={point} city={store.city} wayOut={wayOut} onWayOut={onWayOut} />
      ) : (
        <p>{store.hasPickup ? t.onlyOther : t.onlyOtherAddress}</p>
      )}
      {reason !== 'individual' && store.phone && (
        <p className="small">
          <Call text={t.call[reason]} phone={store.phone} />
        </p>
      )}
      <details className={styles.why}>
        <summary>
          <Icon name="info" />
          {t.why[reason]}
          <Icon name="chevron-down" />
        </summary>
        <Reason reason={reason} zoneName={zoneName} town={town} zones={options.delivery?.zones ?? []} />
      </details>
    </div>
  );
}

interface WaysOutProps extends Pick<OutOfZoneProps, 'wayOut' | 'onWayOut'> {
  readonly label: string;
  readonly point: CheckoutOptions['pickupPoints'][number];
  readonly city: string;
}

function WaysOut({ label, point, city, wayOut, onWayOut }: WaysOutProps) {
  const { noDelivery: t, delivery } = useMessages(messages);
  const locale = useLocale();
  const { address, readyAt } = point;
  return (
    <OptionCards
      className={styles.ways}
      label={label}
      value={wayOut}
      onChange={onWayOut}
      options={[
        {
          value: 'pickup',
          title: t.pickup(city),
          detail: readyAt
            ? capitalised(delivery.readyAt(dayText(readyAt, locale, delivery), timeText(readyAt, locale)))
            : address,
          end: delivery.free,
        },
        { value: 'address', title: t.other, detail: t.otherText },
      ]}
    />
  );
}

const Call = ({ text, phone }: { text: readonly string[]; phone: string }) => (
  <>
    {text[0]}
    <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
    {text[1]}
  </>
);

type ReasonProps = NoDelivery & { town: string; zones: NonNullable<CheckoutOptions['delivery']>['zones'] };

/** Where the shop delivers, and where the address lies. */
function Reason({ reason, zoneName, town, zones }: ReasonProps) {
  const t = useMessages(messages).noDelivery;
  const namesOf = (isIndividual: boolean): string[] =>
    zones
      .filter(({ deliverable, isIndividualTerms }) => deliverable && isIndividualTerms === isIndividual)
      .map(({ name }) => name);
  const [served, byAgreement] = [namesOf(false), namesOf(true)];
  return (
    <p>
      {[
        served.length > 0 && t.served(served),
        byAgreement.length > 0 && t.byAgreement(byAgreement),
        t.here[reason](zoneName ?? town),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
