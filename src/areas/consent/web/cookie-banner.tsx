import { Button } from '#design/actions/button.tsx';
import { useMessages } from '#i18n/messages.ts';
import { consentChoices } from '#values/consent-choice.ts';
import { Link } from '#web/link.tsx';
import { messages } from '../messages.ts';
import styles from './cookie-banner.module.css';

/**
 * Rendered once for each language and first in every page, outside what React hydrates; `startCookieBanner` makes it respond.
 * Accept, only necessary and reject look the same and take one click each (decisions.md section 8).
 */
export function CookieBanner() {
  const t = useMessages(messages);
  return (
    <section tabIndex={-1} className={`${styles.banner} ink no-print`} aria-labelledby="cookie-banner-title">
      <div>
        <h2 id="cookie-banner-title">{t.title}</h2>
        <p>
          {t.text} <Link to="/cookies">{t.more}</Link>.
        </p>
      </div>
      <div className={styles.choices}>
        {[...consentChoices].reverse().map((choice) => (
          <Button key={choice} variant="line" size="s" data-choice={choice}>
            {t[choice]}
          </Button>
        ))}
      </div>
    </section>
  );
}
