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
