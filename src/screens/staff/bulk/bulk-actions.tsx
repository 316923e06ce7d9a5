import { useState } from 'react';
import type { OrderStatus } from '#areas/orders/order-schema.ts';
import { bulkPermissions } from '#areas/orders/bulk-permissions.ts';
import type { BulkAction, BulkSelection } from '#areas/orders/staff-bulk-calls.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { statusMessages } from '../parts/status-messages.ts';
import { useShortcuts } from '../parts/shortcuts.ts';
import { useMay } from '../session/session.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import styles from './bulk.module.css';
import { messages } from './messages.ts';

type Kind = Exclude<BulkAction['kind'], 'status'>;
const kinds: readonly Kind[] = ['next', 'print', 'assign', 'tag', 'cancel', 'csv', 'xlsx'];

type BulkActionsProps = {
  selection: BulkSelection;
  /** What the next step of all of them is, if it is one. */
  next?: OrderStatus | undefined;
  /** Something was done with them. */
  onClose: () => void;
};

/** What can be done with the orders that are marked, as buttons, each with its dialog. */
export function BulkActions({ selection, next, onClose }: BulkActionsProps) {
  const t = useMessages(messages);
  const statuses = useMessages(statusMessages);
  const may = useMay();
  const [open, setOpen] = useState<Kind | null>(null);
  const isOffered = (kind: Kind): boolean => may(bulkPermissions[kind]);
  useShortcuts({
    ...(isOffered('next') && { n: () => setOpen('next') }),
    ...(isOffered('assign') && { a: () => setOpen('assign') }),
    p: () => setOpen('print'),
  });
  return (
    <div className={styles.actions} role="group" aria-label={t.actions}>
      {kinds.filter(isOffered).map((kind) => (
        <Button key={kind} {...(kind === 'next' && { look: 'primary' })} onClick={() => setOpen(kind)}>
          {kind === 'next' && next ? `→ ${statuses[next]}` : t[kind]}
        </Button>
      ))}
      {open && (
        <BulkDialog
          kind={open}
          selection={selection}
          onClose={(isDone) => {
            setOpen(null);
            if (isDone) onClose();
          }}
        />
      )}
    </div>
  );
}
