import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { useModalDialog } from './use-modal-dialog.ts';
import styles from './dialog.module.css';

type DialogProps = {
  open: boolean;
  /** Called for the close button, Escape or a click beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  hideTitle?: boolean;
  closeLabel: string;
  /** `wide` has no padding of its own. */
  size?: 'narrow' | 'wide';
  /** 'alertdialog' for a question that must be answered. */
  role?: 'alertdialog';
  className?: string;
  children: ReactNode;
};

/** A modal, and a sheet from the bottom on telephones. Its content is mounted only while it is open. */
export function Dialog({
  open,
  onClose,
  title,
  hideTitle,
  closeLabel,
  size = 'narrow',
  role,
  className,
  children,
}: DialogProps) {
  const titleId = useId();
  const modal = useModalDialog(open, onClose);
  return (
    <dialog
      {...modal}
      className={classNames(styles.dialog, styles[size], className)}
      role={role}
      aria-labelledby={titleId}
    >
      {open && (
        <div className={styles.content}>
          <h2 id={titleId} className={hideTitle ? 'vh' : styles.title}>
            {title}
          </h2>
          {children}
          <IconButton className={styles.close} icon="close" label={closeLabel} onClick={onClose} />
        </div>
      )}
    </dialog>
  );
}
