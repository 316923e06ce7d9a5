import type { ReactNode } from 'react';
import { Button } from '#design/actions/button.tsx';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/page/icon.tsx';
import styles from './auth-dialog.module.css';

interface AuthNoticeProps {
  readonly text?: ReactNode;
  readonly isBad?: boolean;
  readonly button: string;
  readonly onButton: () => void;
  readonly children?: ReactNode;
}

/** A view with only a message; its heading is the dialog's. */
export function AuthNotice({ text, isBad, button, onButton, children }: AuthNoticeProps) {
  return (
    <>
      <span className={classNames(styles.mark, isBad && styles.badMark)}>
        <Icon name={isBad ? 'warning' : 'check'} size="l" />
      </span>
      {text && <div className={styles.message}>{text}</div>}
      <Button wide onClick={onButton}>
        {button}
      </Button>
      {children}
    </>
  );
}
