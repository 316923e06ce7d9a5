import { type FormEvent, useEffect, useRef } from 'react';
import { useOperation } from '#areas/account/web/account-web.ts';
import { Button, ButtonLink } from '#design/actions/button.tsx';
import { PageHead } from '#design/page/page-head.tsx';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#web/browser-api.ts';
import { Link, useHref } from '#web/link.tsx';
import { messages } from './messages.ts';
import NoticeForm from './notice-form.tsx';
import styles from './notice-form.module.css';

export const noticeResults = ['asked', 'confirmed', 'ended', 'later', 'failed'] as const;

/** What the address of the page asks for. */
export interface NoticeRequest {
  readonly product: {
    readonly id: number;
    readonly name: string;
    readonly url: string;
    readonly isInStock: boolean;
  } | null;
  /** The keys of mailed links. */
  readonly confirm: string | null;
  readonly end: string | null;
  /** What a form without scripts has led to. */
  readonly done: (typeof noticeResults)[number] | null;
}

/** Asks for a notice, confirms it and ends it. */
export function NoticePage({ product, confirm, end, done }: NoticeRequest) {
  if (done) return <Result done={done} />;
  if (confirm) return <Task key="confirm" task="confirm" noticeKey={confirm} />;
  if (end) return <Task key="end" task="end" noticeKey={end} />;
  return product ? <Asked product={product} /> : <Nothing />;
}

function Asked({ product: { id, name, url, isInStock } }: { product: NonNullable<NoticeRequest['product']> }) {
  return (
    <>
      <PageHead title={name} />
      <NoticeForm productId={id} isInStock={isInStock} />
      <p>
        <Link to={url}>{useMessages(messages).toProduct}</Link>
      </p>
    </>
  );
}

function Nothing() {
  const t = useMessages(messages);
  const href = useHref();
  return (
    <>
      <PageHead title={t.title} />
      <p>{t.none}</p>
      <ButtonLink href={href('/catalog')}>{t.toCatalogue}</ButtonLink>
    </>
  );
}

function Result({ done }: { done: NonNullable<NoticeRequest['done']> }) {
  const t = useMessages(messages);
  const texts = {
    asked: [t.asked, t.openLinkOfMail],
    confirmed: [t.confirmed, t.confirmedText],
    ended: [t.ended, t.endedText],
    later: [t.failed, t.laterText],
    failed: [t.failed, t.failedText],
  } as const;
  const [title, text] = texts[done];
  return (
    <div role="status">
      <PageHead title={title} />
      <p>{text}</p>
    </div>
  );
}

const calls = { confirm: 'POST /service/notice/confirm', end: 'POST /service/notice/end' } as const;

/** Opening the link confirms. Programs that look into mails open links too, so that only a button ends a notice. */
function Task({ task, noticeKey }: { task: 'confirm' | 'end'; noticeKey: string }) {
  const t = useMessages(messages);
  const href = useHref();
  const { status, error, loading, run } = useOperation();
  const act = (): void => void run((signal) => browserApi()(calls[task], { body: { key: noticeKey } }, { signal }));
  const first = useRef(task === 'confirm' ? act : null);
  useEffect(() => {
    first.current?.();
    first.current = null;
  }, []);
  if (status === 'success') return <Result done={task === 'confirm' ? 'confirmed' : 'ended'} />;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    act();
  };
  return (
    <form className={styles.form} method="post" action={href('/notice')} onSubmit={submit}>
      <PageHead title={task === 'confirm' ? t.confirm : t.end} />
      {task === 'end' && <p>{t.endText}</p>}
      {error && <p role="alert">{error.message}</p>}
      <input type="hidden" name={task} value={noticeKey} />
      <Button type="submit" loading={loading}>
        {task === 'confirm' ? t.confirmButton : t.endButton}
      </Button>
    </form>
  );
}
