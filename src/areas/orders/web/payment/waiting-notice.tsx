import { Notice } from '#design/page/notice.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { Order } from '../../contract.ts';
import { messages } from './messages.ts';

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
