import { IconButton, IconLink } from '#design/actions/icon-button.tsx';
import { Logo } from '#design/page/logo.tsx';
import { useMessages } from '#i18n/messages.ts';
import { ProfileButton } from '#areas/account/web/profile-menu/profile-button.tsx';
import { BasketButton } from '#areas/basket/web/basket-button.tsx';
import { CompareAction } from '#areas/lists/web/compare/compare-controls.tsx';
import { FavouritesAction } from '#areas/lists/web/favourites/favourites-controls.tsx';
import { SearchBox } from '#areas/search/web/search-box.tsx';
import { cachedFragment } from '#web/cached-fragment.tsx';
import { useHref } from '#web/link.tsx';
import { openOverlay, useOverlay } from '#web/overlay-store.ts';
import { phoneLink } from '#areas/store/web/store-contacts.ts';
import { CatalogueButton, CataloguePanel } from '../catalogue-menu/catalogue-button.tsx';
import { messages } from '../messages.ts';
import { TopStrip } from './top-strip.tsx';
import { useFrame } from '../frame-data.ts';
import styles from './header.module.css';

export function Header() {
  const t = useMessages(messages);
  const href = useHref();
  const { base } = useFrame();
  const overlay = useOverlay();
  return (
    <header className={`${styles.banner} no-print`}>
      <TopStrip />
      <div className={styles.header}>
        <div className="ink">
          <div className={`${styles.row} wrap`}>
            <IconButton
              className={styles.burger}
              icon="menu"
              label={t.menu}
              aria-haspopup="dialog"
              aria-expanded={overlay === 'menu'}
              onClick={() => openOverlay('menu')}
            />
            <Logo mark="/logo.svg" name={base.name} tagline={base.slogan} href={href('/')} homeLabel={t.home} />
            <CatalogueButton />
            <SearchBox className={styles.search} />
            <HeaderActions />
          </div>
        </div>
        <CataloguePanel />
      </div>
    </header>
  );
}

/** Telephone and chat on small screens, then profile, favourites, compare and basket. */
const HeaderActions = cachedFragment(() => {
  const t = useMessages(messages);
  const { contacts } = useFrame();
  return (
    <>
      <div className={styles.mobile}>
        {contacts.phone && <IconLink icon="phone" label={t.callStore} href={phoneLink(contacts.phone)} />}
        {contacts.messaging && (
          <IconLink icon="chat" label={t.chatWithStore} href={contacts.messaging} target="_blank" rel="noopener" />
        )}
      </div>
      <nav className={styles.actions} aria-label={t.yourAccount}>
        <ProfileButton label={t.profile} />
        <FavouritesAction />
        <CompareAction />
        <BasketButton label={t.basket} />
      </nav>
    </>
  );
});
