import { Icon } from '#design/page/icon.tsx';
import { IconLink } from '#design/actions/icon-button.tsx';
import { useMessages } from '#i18n/messages.ts';
import { cachedFragment } from '#web/cached-fragment.tsx';
import { useHref } from '#web/link.tsx';
import { openOverlay } from '#web/overlay-store.ts';
import { LanguageLink } from '../header/language-link.tsx';
import { messages } from '../messages.ts';
import { useFrame } from '../frame-data.ts';
import styles from './footer-bottom.module.css';

/** The last line: rights, legal pages, the choice of cookies and language, social pages. */
export function FooterBottom() {
  const t = useMessages(messages);
  const href = useHref();
  const { base, menu } = useFrame();
  return (
    <div className={styles.bottom}>
      <span>{t.copyright(base.year, base.name)}</span>
      {menu.bottom.map(({ id, name, link }) => (
        <a key={id} href={href(link)}>
          {name}
        </a>
      ))}
      <button type="button" onClick={() => openOverlay('cookies')}>
        {t.cookieSettings}
      </button>
      <LanguageLink long icon={<Icon name="globe" size="s" />} />
      <SocialLinks />
    </div>
  );
}

const SocialLinks = cachedFragment(() => {
  const t = useMessages(messages);
  const { base } = useFrame();
  return (
    <div className={styles.social}>
      {base.social.map(({ name, icon, url }) => (
        <IconLink key={name} icon={icon} label={t.network(name)} href={url} target="_blank" rel="noopener" />
      ))}
    </div>
  );
});
