import type { StaffOrderRow } from '#areas/orders/staff-calls.ts';
import { useMessages } from '#i18n/messages.ts';
import { Tag, type TagLook } from '../parts/tag.tsx';
import { statusMessages } from '../parts/status-messages.ts';
import { messages } from './messages.ts';

const looks: Readonly<Record<StaffOrderRow['status'], TagLook>> = {
  created: 'warn',
  confirmed: 'go',
  preparing: 'go',
  ready: 'ok',
  shipped: 'go',
  delivered: 'end',
  cancelled: 'end',
  returned: 'end',
};

/** Where an order stands; one that waits for its money says so. What is paid at the counter waits for its confirmation only. */
export function StatusTag({
  status,
  paymentStatus,
  payment,
}: Pick<StaffOrderRow, 'status' | 'paymentStatus' | 'payment'>) {
  const t = useMessages(messages);
  const statuses = useMessages(statusMessages);
  const waits = status === 'created' && paymentStatus !== 'paid' && payment !== 'counter';
  return <Tag look={looks[status]}>{waits ? t.waitsForMoney : statuses[status]}</Tag>;
}
