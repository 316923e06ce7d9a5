import { ButtonLink } from '#design/actions/button.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import type { StoreContacts } from './store-contacts.ts';
import { StoreDetails } from './store-details.tsx';
import styles from './hours-dialog.module.css';

type HoursDialogProps = { open: boolean; onClose: () => void; contacts: StoreContacts; city: string };

/** Where the store is and when it is open. */
export function HoursDialog({ open, onClose, contacts, city }: HoursDialogProps) {
  const t = useMessages(messages);
  return (
    <Dialog open={open} onClose={onClose} title={t.storeIn(city)} hideTitle closeLabel={t.close} size="wide">
      <div className={styles.columns}>
        <StoreDetails name={t.storeIn(city)} contacts={contacts} className={styles.words} nameClass={styles.name}>
          <ButtonLink href={contacts.directionsUrl} target="_blank" rel="noopener" icon="pin" wide>
            {t.directions}
          </ButtonLink>
        </StoreDetails>
        <img className={styles.map} src="/store-map.svg" width="800" height="520" alt={t.map(city)} />
      </div>
    </Dialog>
  );
}
