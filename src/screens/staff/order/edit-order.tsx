import { lazy, Suspense, useState } from 'react';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { useMay } from '../session/session.ts';
import { type EditPart, hasOpenPrice } from './editable-part.ts';
import { messages } from './messages.ts';

// Seldom needed, and no part of the first page.
const EditDialog = lazy(async () => ({ default: (await import('./edit-dialog.tsx')).EditDialog }));

/** Statuses in which nothing has left the shop. */
const editable: readonly string[] = ['created', 'confirmed', 'preparing', 'ready'];

/** Changes what is in an order, where it goes and when, as its customer wishes. */
export function EditOrder({ order, part }: { order: StaffOrder; part: EditPart }) {
  const t = useMessages(messages);
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('orders.edit') || !editable.includes(order.status)) return null;
  if (part === 'lines' && !hasOpenPrice(order)) return null;
  return (
    <>
      {part === 'lines' ? (
        <Button size="small" onClick={() => setOpen(true)}>
          <Icon name="edit" size="s" />
          {t.edit.lines}
        </Button>
      ) : (
        <Button size="small" aria-label={t.edit.delivery} onClick={() => setOpen(true)}>
          {t.edit.open}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <EditDialog order={order} part={part} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
