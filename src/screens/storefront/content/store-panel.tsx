import type { ReactNode } from 'react';
import { ShopMap } from '#areas/delivery/web/map-slot.tsx';
import type { StoreVisit } from '#areas/store/contract.ts';
import { messages } from '#areas/store/messages.ts';
import { hasStore, phoneLink } from '#areas/store/web/store-contacts.ts';
import { Nearby } from '#areas/store/web/today/nearby.tsx';
import { StoreToday } from '#areas/store/web/today/store-today.tsx';
import { WholeWeek } from '#areas/store/web/today/whole-week.tsx';
import { ButtonLink } from '#design/actions/button.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useFrame } from '../frame/frame-data.ts';
import styles from './store-panel.module.css';

interface StorePanelProps {
  /** When the page's data were read. */
  readonly moment: string;
  readonly nearby: StoreVisit['nearby'];
  /** Shows the hours of all days at once. */
  readonly showsWeek?: boolean;
  /** Its heading. */
  readonly children: ReactNode;
}

/** Where the store is, when it is open and how to get there; nothing in a shop without one. */
export function StorePanel({ moment, nearby, showsWeek, children }: StorePanelProps) {
  const t = useMessages(messages);
  const { contacts, base } = useFrame();
  if (!hasStore(contacts)) return null;
  return (
    <div className={`${styles.store} panel`}>
      <div className={styles.words}>
        <div>
          {children}
          <p className={styles.address}>{contacts.address}</p>
        </div>
        <StoreToday contacts={contacts} moment={moment} />
        <WholeWeek contacts={contacts} moment={moment} open={showsWeek} />
        {nearby.length > 0 && <Nearby nearby={nearby} />}
        <p className={styles.buttons}>
          <ButtonLink variant="ink" size="s" icon="pin" href={contacts.directionsUrl} target="_blank" rel="noopener">
            {t.directions}
          </ButtonLink>
          {contacts.phone && (
            <ButtonLink variant="line" size="s" icon="phone" href={phoneLink(contacts.phone)}>
              {contacts.phone}
            </ButtonLink>
          )}
        </p>
      </div>
      <ShopMap lookAt="store" alt={t.map(base.city)} size="fill" />
    </div>
  );
}
