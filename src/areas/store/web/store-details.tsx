import type { ReactNode } from 'react';
import { StoreSchedule } from './store-schedule.tsx';
import { phoneLink, type StoreContacts } from './store-contacts.ts';
import styles from './store-details.module.css';

interface StoreDetailsProps {
  /** The store's name as the accessible name of the surrounding part, which screen readers read already. */
  readonly name: string;
  readonly contacts: StoreContacts;
  readonly className?: string | undefined;
  readonly nameClass?: string | undefined;
  /** The link to the directions. */
  readonly children: ReactNode;
}

/** Name, address, telephone and opening hours of the store. */
export const StoreDetails = ({ name, contacts, className, nameClass, children }: StoreDetailsProps) => (
  <div className={`${styles.details} ${className}`}>
    <p className={nameClass} aria-hidden="true">
      {name}
    </p>
    <p>
      {contacts.address}
      <br />
      {contacts.phone && (
        <a className={styles.phone} href={phoneLink(contacts.phone)}>
          {contacts.phone}
        </a>
      )}
    </p>
    <StoreSchedule contacts={contacts} />
    {children}
  </div>
);
