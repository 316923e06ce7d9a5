import { useEffect, useRef, type ReactNode } from 'react';
import { BrandTile } from '#design/products/brand-tile.tsx';
import { Icon } from '#design/page/icon.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { messages } from '../messages.ts';
import { useFrame } from '../frame-data.ts';
import styles from './footer-groups.module.css';

/** The footer's lists of links: open columns, and closed accordions on telephones. */
export function FooterGroups() {
  const t = useMessages(messages);
  const href = useHref();
  const { base, menu, brands, featured } = useFrame();
  const tools = [...featured.left, ...featured.right];
  return (
    <>
      {menu.footer.map(({ name, children }) => (
        <FooterGroup key={name} title={name}>
          <ul className={styles.list}>
            {children.map(({ id, name: text, link }) => (
              <li key={id}>
                <a href={href(link)}>{text}</a>
              </li>
            ))}
          </ul>
        </FooterGroup>
      ))}
      {brands.length > 0 && (
        <FooterGroup title={t.brands}>
          <div className={styles.brands}>
            {brands.map(({ name, url, color }) => (
              <BrandTile key={name} name={name} href={href(url)} colour={color ?? undefined} onInk />
            ))}
          </div>
        </FooterGroup>
      )}
      {tools.length > 0 && (
        <FooterGroup title={base.featuredTitle}>
          <ul className={`${styles.list} ${styles.two}`}>
            {tools.map(({ id, name, url }) => (
              <li key={id}>
                <a href={href(url)}>{name}</a>
              </li>
            ))}
          </ul>
        </FooterGroup>
      )}
    </>
  );
}

function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // The server does not know the width, and without a script all lists must be open.
    const narrow = window.matchMedia('(max-width: 767px)');
    const follow = (): void => {
      details.current!.open = !narrow.matches;
    };
    follow();
    narrow.addEventListener('change', follow);
    return () => narrow.removeEventListener('change', follow);
  }, []);
  return (
    <details ref={details} className={styles.group} open>
      <summary>
        {title}
        <Icon name="chevron-down" className="only-m" />
      </summary>
      {children}
    </details>
  );
}
