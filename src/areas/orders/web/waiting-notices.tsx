import { Notice } from '#design/page/notice.tsx';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { Order } from '../contract.ts';
import { messages } from '../messages.ts';

/** Says that an order's mail waits, until when and why; nothing where it was sent. */
export function WaitingMail({ order: { mail } }: { order: Pick<Order, 'mail'> }) {
  const t = useMessages(messages);
  const locale = useLocale();
  if (mail?.state !== 'waiting' || !mail.until) return null;
  const until = formatDate(mail.until, locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  return <Notice tone="attention">{t.mailWaits(until)}</Notice>;
}

/** Says that an unpaid order waits without its goods or its place, and what to do; nothing for others. */
export function WaitingNotice({ order: { waitsFor }, className }: { order: Order; className: string | undefined }) {
  const t = useMessages(messages).waits;
  if (!waitsFor) return null;
  return (
    <Notice tone="attention" className={className}>
      {t[waitsFor]}
    </Notice>
  );
}
