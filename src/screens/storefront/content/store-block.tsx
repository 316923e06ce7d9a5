import { messages } from '#areas/catalogue/messages.ts';
import { OpeningHours } from '#areas/store/web/opening-hours.tsx';
import { ButtonLink } from '#design/actions/button.tsx';
import { Section } from '#design/page/section.tsx';
import { useMessages } from '#i18n/messages.ts';
import { cachedFragment } from '#web/cached-fragment.tsx';
import { phoneLink } from '#areas/store/web/store-contacts.ts';
import { useFrame } from '../frame/frame-data.ts';
import styles from './store-block.module.css';

/** Where the store is, when it is open and how to get there. */
export function StoreBlock() {
  const t = useMessages(messages);
  return (
    <Section title={t.home.store} hideTitle>
      <Store />
    </Section>
  );
}

const Store = cachedFragment(() => {
  const t = useMessages(messages);
  const { contacts, base } = useFrame();
  return (
    <div className={`${styles.store} panel`}>
      <div className={styles.words}>
        <p className={styles.name} aria-hidden="true">
          {t.home.store}
        </p>
        <p>
          {contacts.address}
          <br />
          <a className={styles.phone} href={phoneLink(contacts.phone)}>
            {contacts.phone}
          </a>
        </p>
        <OpeningHours contacts={contacts} open size="s" />
        <div>
          <ButtonLink variant="line" size="s" icon="pin" href={contacts.directionsUrl} target="_blank" rel="noopener">
            {t.home.directions}
          </ButtonLink>
        </div>
      </div>
      <img
        className={styles.map}
        src="/store-map.svg"
        width="800"
        height="520"
        alt={t.home.map(base.city)}
        loading="lazy"
      />
    </div>
  );
});
