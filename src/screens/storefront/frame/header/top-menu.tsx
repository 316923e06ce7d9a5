import { Dropdown } from '#design/overlays/dropdown.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { messages } from '../messages.ts';
import { useFrame } from '../frame-data.ts';
import { useOverflow } from './use-overflow.ts';
import styles from './top-menu.module.css';

/** The horizontal menu; links that do not fit move into the dropdown, which has all of them without scripts. */
export function TopMenu() {
  const t = useMessages(messages);
  const href = useHref();
  const { header } = useFrame().menu;
  const { ref, fitting } = useOverflow<HTMLUListElement>();
  const collapsed = header.slice(fitting ?? 0);
  if (header.length === 0) return <div className={styles.menu} />;
  return (
    <nav className={styles.menu} aria-label={t.topMenu}>
      <ul ref={ref} className={styles.row}>
        {header.map(({ id, name, link }, index) => (
          <li key={id} className={fitting !== null && index >= fitting ? styles.collapsed : undefined}>
            <a href={href(link)}>{name}</a>
          </li>
        ))}
      </ul>
      <Dropdown className={collapsed.length === 0 ? styles.collapsed : undefined} label={t.all}>
        {collapsed.map(({ id, name, link }) => (
          <a key={id} href={href(link)}>
            {name}
          </a>
        ))}
      </Dropdown>
    </nav>
  );
}
