import { CompareLink } from '#areas/lists/web/compare/compare-controls.tsx';
import { StoreStatus } from '#areas/store/web/store-status.tsx';
import { useStoreStatus } from '#areas/store/web/use-store-status.ts';
import { Accordion } from '#design/page/accordion.tsx';
import { ButtonLink } from '#design/actions/button.tsx';
import { Drawer, DrawerList } from '#design/overlays/drawer.tsx';
import { Icon } from '#design/page/icon.tsx';
import { Logo } from '#design/page/logo.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { opens } from '#web/overlay-store.ts';
import { hasStore, phoneLink } from '#areas/store/web/store-contacts.ts';
import { LanguageLink } from './language-link.tsx';
import { messages } from '../messages.ts';
import { useFrame } from '../frame-data.ts';
import styles from './mobile-menu.module.css';

/** The drawer of telephones: the footer's links, the store's address and telephone. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages(messages);
  const href = useHref();
  const { base, brands, contacts, featured, menu } = useFrame();
  const status = useStoreStatus(contacts.hours);
  const groups = [
    ...menu.footer.map(({ name, children }) => ({
      name,
      links: children.map((child) => ({ name: child.name, url: child.link })),
    })),
    { name: t.brands, links: brands },
    { name: base.featuredTitle, links: [...featured.left, ...featured.right] },
    { name: base.name, links: [...menu.header, ...menu.bottom].map(({ name, link }) => ({ name, url: link })) },
  ].filter(({ links }) => links.length > 0);
  const logo = <Logo mark="/logo.svg" name={base.name} href={href('/')} homeLabel={t.home} />;
  return (
    <Drawer open={open} onClose={onClose} title={logo} closeLabel={t.close}>
      <DrawerList>
        <a href={href('/catalog')} onClick={opens('catalogue')}>
          <Icon name="grid" />
          {t.catalogue}
        </a>
        <CompareLink />
      </DrawerList>
      <Accordion
        className={styles.groups}
        items={groups.map(({ name, links }, index) => ({
          title: name,
          open: index === 0,
          content: links.map((link) => (
            <a key={link.url} href={href(link.url)}>
              {link.name}
            </a>
          )),
        }))}
      />
      <div className={styles.store}>
        {hasStore(contacts) && (
          <>
            <b>{contacts.address}</b>
            <span className={styles.status}>
              <StoreStatus status={status} contacts={contacts} />
            </span>
          </>
        )}
        {contacts.phone && (
          <ButtonLink variant="line" size="s" icon="phone" href={phoneLink(contacts.phone)}>
            {contacts.phone}
          </ButtonLink>
        )}
        <LanguageLink className={styles.language} long icon={<Icon name="globe" />} />
      </div>
    </Drawer>
  );
}
