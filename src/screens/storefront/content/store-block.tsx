import { messages } from '#areas/catalogue/web/sections/messages.ts';
import { ShopMap } from '#areas/delivery/web/map-slot.tsx';
import { StoreDetails } from '#areas/store/web/store-details.tsx';
import { ButtonLink } from '#design/actions/button.tsx';
import { Section } from '#design/page/section.tsx';
import { useMessages } from '#i18n/messages.ts';
import { cachedFragment } from '#web/cached-fragment.tsx';
import { useFrame } from '../frame/frame-data.ts';
import styles from './store-block.module.css';

/** Where the store is, when it is open and how to get there. */
export function StoreBlock() {
  const t = useMessages(messages);
  return (
    <Section title={t.store} hideTitle>
      <Store />
    </Section>
  );
}

const Store = cachedFragment(() => {
  const t = useMessages(messages);
  const { contacts, base } = useFrame();
  return (
    <div className={`${styles.store} panel`}>
      <StoreDetails name={t.store} contacts={contacts} size="s" className={styles.words} nameClass={styles.name}>
        <div>
          <ButtonLink variant="line" size="s" icon="pin" href={contacts.directionsUrl} target="_blank" rel="noopener">
            {t.directions}
          </ButtonLink>
        </div>
      </StoreDetails>
      <div className={styles.map}>
        <ShopMap lookAt="store" alt={t.map(base.city)} size="fill" />
      </div>
    </div>
  );
});
