import { Link } from 'react-router';
import { useMessages } from '#i18n/messages.ts';
import { Card } from '../parts/card.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { PasskeysCard } from '../second-factor/passkeys-card.tsx';
import { messages } from './messages.ts';
import { PasswordForm } from './password-form.tsx';
import { PersonForm } from './person-form.tsx';
import { PinForm } from './pin-form.tsx';
import { SessionsCard } from './sessions-card.tsx';
import styles from './me.module.css';

/** From the person's menu: name and language, and with what they sign in. */
export default function MeScreen() {
  const t = useMessages(messages);
  return (
    <>
      <ScreenHead title={t.title} />
      <div className={styles.cards}>
        <Card title={t.person}>
          <PersonForm />
        </Card>
        <Card title={t.pin}>
          <PinForm />
        </Card>
        <Card title={t.password}>
          <PasswordForm />
        </Card>
        <PasskeysCard />
        <SessionsCard />
        <Card title={t.app}>
          <p>{t.appText}</p>
          <p>
            <Link to="/second-factor">{t.setUpApp}</Link>
          </p>
        </Card>
      </div>
    </>
  );
}
