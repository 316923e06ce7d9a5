import type { ReactNode } from 'react';
import { ButtonLink } from '#design/actions/button.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import type { ContactsOfStore } from './store-contacts.ts';
import { StoreDetails } from './store-details.tsx';
import styles from './hours-dialog.module.css';

interface HoursDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly contacts: ContactsOfStore;
  readonly city: string;
  readonly map: ReactNode;
}

/** Where the store is and when it is open. */
export function HoursDialog({ open, onClose, contacts, city, map }: HoursDialogProps) {
  const t = useMessages(messages);
  return (
    <Dialog open={open} onClose={onClose} title={t.storeIn(city)} hideTitle closeLabel={t.close} size="wide">
      <div className={styles.columns}>
        <StoreDetails name={t.storeIn(city)} contacts={contacts} className={styles.words} nameClass={styles.name}>
          <ButtonLink href={contacts.directionsUrl} target="_blank" rel="noopener" icon="pin" wide>
            {t.directions}
          </ButtonLink>
        </StoreDetails>
        <div className={styles.map}>{map}</div>
      </div>
    </Dialog>
  );
}
