import { messages } from '#areas/content/messages.ts';
import { Icon } from '#design/page/icon.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { useFrame } from '../frame/frame-data.ts';
import styles from './home-promos.module.css';

/** Pickup in the store and workshop, beside the slider. Each shows only if the shop's menus link to its page. */
export function HomePromos() {
  const t = useMessages(messages).promos;
  const href = useHref();
  const { base, menu } = useFrame();
  const linked = new Set([...menu.header, ...menu.footer.flatMap(({ children }) => children)].map(({ link }) => link));
  const promos = [
    ...(base.hasPickup
      ? [{ link: '/delivery', picture: '/pickup.svg', ...t.pickup, title: t.pickup.title(base.city) }]
      : []),
    ...(base.service ? [{ link: '/about', picture: '/workshop.svg', ...base.service, more: t.workshop.more }] : []),
  ].filter(({ link }) => linked.has(link));
  return (
    <div className={styles.promos}>
      {promos.map(({ link, picture, title, text, more }) => (
        <a key={link} className={`${styles.promo} panel`} href={href(link)}>
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
          <span className={styles.more}>
            {more}
            <Icon name="arrow-right" size="s" />
          </span>
          <img className={styles.picture} src={picture} width="196" height="196" alt="" loading="lazy" />
        </a>
      ))}
    </div>
  );
}
