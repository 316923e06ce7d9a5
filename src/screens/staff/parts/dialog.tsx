import { type DialogHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '#design/class-names.ts';
import { keepFocus } from './keep-focus.ts';
import styles from './dialog.module.css';

type DialogProps = Pick<DialogHTMLAttributes<HTMLDialogElement>, 'onClose' | 'onKeyDown'> & {
  /** To open it with `showModal`. */
  ref: Ref<HTMLDialogElement>;
  title: string;
  /** For what stands in two columns. */
  isWide?: boolean;
  /** What can be done, at the foot. */
  actions: ReactNode;
  children: ReactNode;
};

/** A modal, and a sheet from below on telephones; Escape closes it. */
export function Dialog({ ref, title, isWide, actions, children, onClose, ...listeners }: DialogProps) {
  const id = useId();
  return (
    <dialog
      ref={ref}
      className={classNames(styles.dialog, isWide && styles.wide)}
      aria-labelledby={id}
      onClose={(event) => {
        keepFocus();
        onClose?.(event);
      }}
      {...listeners}
    >
      <h2 id={id}>{title}</h2>
      <div className={styles.body}>{children}</div>
      <div className={styles.foot}>{actions}</div>
    </dialog>
  );
}
