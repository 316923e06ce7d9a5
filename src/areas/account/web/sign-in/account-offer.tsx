import { Box } from '#design/page/box.tsx';
import { Notice } from '#design/page/notice.tsx';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#web/browser-api.ts';
import { messages } from '../../messages.ts';
import { useOperation } from '../use-operation.ts';
import { OperationForm } from '../operation-form.tsx';
import styles from './account-offer.module.css';
import { PasswordInput, usePassword } from './password-input.tsx';
import { runInBackground } from '#web/run-in-background.ts';

interface AccountOfferProps {
  /** The customer of the order, who has agreed to the privacy policy. */
  readonly person: { readonly name: string; readonly surname: string; readonly email: string };
}

/** Offers an account after an order without one: a password is all that it still needs. The mailed link confirms it. */
export function AccountOffer({ person: { name, surname: lastName, email } }: AccountOfferProps) {
  const t = useMessages(messages);
  const operation = useOperation();
  const password = usePassword(operation.clear);

  function register(): void {
    const body = { name, lastName, email, password: password.value, agree: true };
    runInBackground(operation.run((signal) => browserApi()('POST /admin/user/registration', { body }, { signal })));
  }

  return (
    <Box className="no-print">
      <div className={styles.offer}>
        <div>
          <h2>{t.offer.title}</h2>
          <p className="muted">{t.offer.text}</p>
        </div>
        {operation.status === 'success' ? (
          <Notice tone="good" live>
            {t.offer.sent(email)}
          </Notice>
        ) : (
          <OperationForm
            className={styles.form}
            operation={operation}
            canSend={password.isValid}
            button={t.register.title}
            variant="ink"
            wide
            onSend={register}
          >
            <PasswordInput password={password} label={t.password} autoComplete="new-password" />
          </OperationForm>
        )}
      </div>
    </Box>
  );
}
