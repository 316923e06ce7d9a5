import { useId, type ReactNode, type ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { useModalDialog } from './use-modal-dialog.ts';
import styles from './drawer.module.css';

type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  side?: 'left' | 'right';
  /** The graphite head of the menu drawers, or white. */
  head?: 'ink' | 'white';
  children: ReactNode;
};

/** A panel from the side. Its content is mounted only while it is open. */
export function Drawer({ open, onClose, title, closeLabel, side = 'left', head = 'ink', children }: DrawerProps) {
  const titleId = useId();
  const modal = useModalDialog(open, onClose);
  return (
    <dialog {...modal} className={classNames(styles.drawer, styles[side])} aria-labelledby={titleId}>
      {open && (
        <div className={styles.content}>
          <div className={classNames(styles.head, head === 'ink' ? 'ink' : styles.white)}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
        </div>
      )}
    </dialog>
  );
}

/** Rows of links and buttons, each with its icon and perhaps a `Badge`. */
export const DrawerList = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(styles.list, className)} />
);
