import { type FormEvent, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { shopName } from '../parts/shop-name.ts';
import { StepTitle } from '../parts/step-title.tsx';
import { messages as sessionMessages } from '../session/messages.ts';
import { useMember } from '../session/session.ts';
import { messages } from './messages.ts';
import gate from '../session/gate.module.css';
import styles from './second-factor.module.css';

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void };

/** The codes for the day on which the telephone is lost; the database has signatures of them only, so this is the one time. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useMessages(messages);
  const session = useMessages(sessionMessages);
  const { email } = useMember();
  const [isKept, setIsKept] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onKept();
  };
  return (
    <form className={gate.form} onSubmit={submit}>
      <StepTitle>{t.recoveryTitle}</StepTitle>
      <p>{t.recoveryHelp}</p>
      <p className={styles.whose}>
        {shopName()} · {email}
      </p>
      <ol className={styles.codes} aria-label={t.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.copied}>
        <CopyButton text={codes.join('\n')} label={t.copy} />
        <Button onClick={() => print()}>{t.print}</Button>
      </div>
      <label className={gate.check}>
        <input type="checkbox" checked={isKept} onChange={({ target }) => setIsKept(target.checked)} />
        {t.kept}
      </label>
      <Button type="submit" look="primary" size="large" disabled={!isKept}>
        {session.continue}
      </Button>
    </form>
  );
}
