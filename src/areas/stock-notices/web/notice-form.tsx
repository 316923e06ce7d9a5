import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useOperation, useUser } from '#areas/account/web/account-web.ts';
import { Button } from '#design/actions/button.tsx';
import { TextField } from '#design/forms/text-field.tsx';
import { Notice } from '#design/page/notice.tsx';
import { useMessages } from '#i18n/messages.ts';
import { sameEmail } from '#values/email.ts';
import { browserApi } from '#web/browser-api.ts';
import { SentenceWithLink, useHref } from '#web/link.tsx';
import { messages } from './messages.ts';
import styles from './notice-form.module.css';

interface NoticeFormProps {
  readonly productId: number;
  /** There are some, and the visitor wants more. */
  readonly isInStock?: boolean;
}

/** Asks for a mail once there is a product again. Works without scripts (serve-notice-forms.ts). */
export default function NoticeForm({ productId, isInStock = false }: NoticeFormProps) {
  const t = useMessages(messages);
  const href = useHref();
  const { user } = useUser();
  const { error, loading, run, clear } = useOperation();
  const [sentTo, setSentTo] = useState<string>();
  const result = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // After a full load the account is known only later; what was typed until then stays.
  useEffect(() => {
    const field = form.current?.elements.namedItem('email') as HTMLInputElement | null | undefined;
    if (user && field?.value === '') field.value = user.email;
  }, [user]);
  useEffect(() => {
    if (sentTo !== undefined) result.current?.focus();
  }, [sentTo]);
  if (sentTo !== undefined) {
    const isOwn = user !== null && sameEmail(user.email, sentTo);
    return (
      <div id="notice" className={styles.form}>
        <h2 ref={result} tabIndex={-1}>
          {isOwn ? t.confirmed : t.asked}
        </h2>
        <p>{isOwn ? t.confirmedText : t.openLink(sentTo)}</p>
      </div>
    );
  }
  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    const body = { product_id: productId, email };
    if (await run((signal) => browserApi()('POST /service/notice', { body }, { signal }))) setSentTo(email);
  }
  return (
    <form
      ref={form}
      id="notice"
      className={styles.form}
      method="post"
      action={href('/notice')}
      onSubmit={(event) => void send(event)}
    >
      <h2>{isInStock ? t.titleMore : t.title}</h2>
      <input type="hidden" name="product_id" value={productId} />
      <TextField
        name="email"
        label={t.email}
        hint={t.once}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={user?.email ?? ''}
        onChange={clear}
      />
      {error && (
        <Notice tone="error" live>
          {error.fields?.[0]?.message ?? error.message}
        </Notice>
      )}
      <Button type="submit" variant="ink" icon="mail" loading={loading}>
        {t.button}
      </Button>
      <p className="small muted">
        <SentenceWithLink to="/privacy-policy" parts={t.privacy} />
      </p>
    </form>
  );
}
