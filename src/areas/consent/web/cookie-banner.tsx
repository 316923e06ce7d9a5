import { useEffect, useRef } from 'react';
import { Button } from '#design/actions/button.tsx';
import { useMessages } from '#i18n/messages.ts';
import { type ConsentChoice, consentChoices } from '#values/consent-choice.ts';
import { Link } from '#web/link.tsx';
import { useOverlay } from '#web/overlay-store.ts';
import { messages } from '../messages.ts';
import { chooseConsent } from './consent-store.ts';
import styles from './cookie-banner.module.css';

/** Accept, only necessary and reject look the same and take one click each (decisions.md section 8). */
export function CookieBanner({ onChosen }: { onChosen: () => void }) {
  const t = useMessages(messages);
  const choose = (choice: ConsentChoice) => {
    chooseConsent(choice);
    onChosen();
  };
  const banner = useFocusWhenOpened();
  return (
    <section
      ref={banner}
      tabIndex={-1}
      className={`${styles.banner} ink no-print`}
      aria-labelledby="cookie-banner-title"
    >
      <div>
        <h2 id="cookie-banner-title">{t.title}</h2>
        <p>
          {t.text} <Link to="/cookies">{t.more}</Link>.
        </p>
      </div>
      <div className={styles.choices}>
        {consentChoices.toReversed().map((choice) => (
          <Button key={choice} variant="line" size="s" onClick={() => choose(choice)}>
            {t[choice]}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** Takes the focus when opened from the footer and returns it on closing; not on a first visit. */
function useFocusWhenOpened() {
  const banner = useRef<HTMLElement>(null);
  const isOpened = useOverlay() === 'cookies';
  useEffect(() => {
    if (!isOpened) return;
    const opener = document.activeElement;
    banner.current?.focus();
    return () => {
      // Not when a link in the banner has opened another page, which has the focus now.
      if (opener instanceof HTMLElement && document.activeElement === document.body)
        opener.focus({ preventScroll: true });
    };
  }, [isOpened]);
  return banner;
}
