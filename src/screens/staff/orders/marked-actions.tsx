import { lazy, Suspense, useState } from 'react';
import { bulkPermissions } from '#areas/orders/bulk-permissions.ts';
import type { OrderStatus } from '#areas/orders/order-schema.ts';
import type { BulkAction, BulkSelection } from '#areas/orders/staff-bulk-calls.ts';
import { useShortcuts } from '../parts/shortcuts.ts';
import { useMay } from '../session/session.ts';

// Most orders are opened, not changed together.
const BulkActions = lazy(async () => ({ default: (await import('../bulk/bulk-actions.tsx')).BulkActions }));

type Kind = Exclude<BulkAction['kind'], 'status'>;

type MarkedActionsProps = {
  selection: BulkSelection;
  next: OrderStatus | undefined;
  onClose: () => void;
};

/** What can be done with the orders that are marked. Its keys act at once, also while the buttons are still being loaded. */
export function MarkedActions(props: MarkedActionsProps) {
  const may = useMay();
  const [open, setOpen] = useState<Kind | null>(null);
  useShortcuts({
    ...(may(bulkPermissions.next) && { n: () => setOpen('next') }),
    ...(may(bulkPermissions.assign) && { a: () => setOpen('assign') }),
    p: () => setOpen('print'),
  });
  return (
    <Suspense fallback={null}>
      <BulkActions {...props} open={open} onOpen={setOpen} />
    </Suspense>
  );
}
