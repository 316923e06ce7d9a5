import { lazy, Suspense, useState } from 'react';
import { bulkPermissions } from '#areas/orders/bulk-permissions.ts';
import type { BulkSelection } from '#areas/orders/staff-bulk-calls.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { useMay } from '../session/session.ts';
import { messages } from './messages.ts';
import { OrderByPhone } from './order-by-phone.tsx';

const BulkDialog = lazy(async () => ({ default: (await import('../bulk/bulk-dialog.tsx')).BulkDialog }));

/** What the list as a whole offers: its orders as a sheet, and an order by phone. */
export function ListActions({ selection, isEmpty }: { selection: BulkSelection; isEmpty: boolean }) {
  const t = useMessages(messages);
  const may = useMay();
  const [isExporting, setIsExporting] = useState(false);
  return (
    <>
      {may(bulkPermissions.xlsx) && (
        <Button disabled={isEmpty} onClick={() => setIsExporting(true)}>
          <Icon name="download" size="s" />
          {t.export}
        </Button>
      )}
      <OrderByPhone />
      {isExporting && (
        <Suspense fallback={null}>
          <BulkDialog kind="xlsx" selection={selection} onClose={() => setIsExporting(false)} />
        </Suspense>
      )}
    </>
  );
}
