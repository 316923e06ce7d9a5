import type { OrderStatus } from '#areas/orders/order-schema.ts';
import { bulkPermissions } from '#areas/orders/bulk-permissions.ts';
import type { BulkAction, BulkSelection } from '#areas/orders/staff-bulk-calls.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { useMay } from '../session/session.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import styles from './bulk.module.css';
import { messages } from './messages.ts';

type Kind = Exclude<BulkAction['kind'], 'status'>;
const kinds: readonly Kind[] = ['next', 'print', 'assign', 'tag', 'cancel', 'csv', 'xlsx'];

const icons: Readonly<Partial<Record<Kind, IconName>>> = { print: 'print', assign: 'person' };

type BulkActionsProps = {
  selection: BulkSelection;
  /** What the next step of all of them is, if it is one. */
  next?: OrderStatus | undefined;
  /** What somebody is about to do. */
  open: Kind | null;
  onOpen: (kind: Kind | null) => void;
  /** Something was done with them. */
  onClose: () => void;
};

/** What can be done with the orders that are marked, as buttons, each with its dialog. */
export function BulkActions({ selection, next, open, onOpen, onClose }: BulkActionsProps) {
  const t = useMessages(messages);
  const may = useMay();
  const isOffered = (kind: Kind): boolean => may(bulkPermissions[kind]);
  return (
    <div className={styles.actions} role="group" aria-label={t.actions}>
      {kinds.filter(isOffered).map((kind) => (
        <Button key={kind} {...(kind === 'next' && { look: 'primary' })} onClick={() => onOpen(kind)}>
          {icons[kind] && <Icon name={icons[kind]} size="s" />}
          {(kind === 'next' && next && (t.steps as Readonly<Partial<Record<OrderStatus, string>>>)[next]) || t[kind]}
          {kind === 'next' && <kbd aria-hidden="true">N</kbd>}
        </Button>
      ))}
      {open && (
        <BulkDialog
          kind={open}
          selection={selection}
          onClose={(isDone) => {
            onOpen(null);
            if (isDone) onClose();
          }}
        />
      )}
    </div>
  );
}
