import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';
import { Icon } from '../page/icon.tsx';
import type { IconName } from '../page/icon-sprite.tsx';
import styles from './confirm-dialog.module.css';

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  text: ReactNode;
  texts: { confirm: string; /** Absent where there is nothing to cancel. */ cancel?: string; close: string };
  icon?: IconName;
  /** Red, for an action that removes something. */
  destructive?: boolean;
  pending?: boolean;
};

export const ConfirmDialog = ({
  open,
  onClose,
  onConfirm,
  title,
  text,
  texts,
  icon = 'warning',
  destructive,
  pending,
}: ConfirmDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    closeLabel={texts.close}
    role="alertdialog"
    title={<ConfirmTitle {...{ icon, title, destructive }} />}
  >
    <div>{text}</div>
    <div className={styles.actions}>
      <Button variant={destructive ? 'red' : 'primary'} loading={pending} onClick={onConfirm}>
        {texts.confirm}
      </Button>
      {texts.cancel && (
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      )}
    </div>
  </Dialog>
);

const ConfirmTitle = ({ icon, title, destructive }: Pick<ConfirmDialogProps, 'icon' | 'title' | 'destructive'>) => (
  <>
    {icon && <Icon name={icon} size="l" className={destructive ? styles.destructive : styles.icon} />}
    {title}
  </>
);
