import { type DialogHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '#design/class-names.ts';
import { useMessages } from '#i18n/messages.ts';
import { IconButton } from './button.tsx';
import { dialogMessages } from './dialog-messages.ts';
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
  /** What it comes to, in sight above them however long the rest is. */
  summary?: ReactNode;
  children: ReactNode;
};

/** The number of an order or a return, which is not broken at its hyphens. */
const number = /((?:[A-Z]-)?\d\d-\d{5,})/;

/** A modal, and a sheet from below on telephones; Escape closes it, as the button in its corner does. */
export function Dialog({ ref, title, isWide, actions, summary, children, onClose, ...listeners }: DialogProps) {
  const t = useMessages(dialogMessages);
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
      <h2 id={id}>
        {title.split(number).map((part, index) => (index % 2 === 1 ? <span key={index}>{part}</span> : part))}
      </h2>
      <div className={styles.body}>{children}</div>
      <div className={styles.foot}>
        {summary && <div className={styles.summary}>{summary}</div>}
        {actions}
      </div>
      {/* Last, so that the focus begins with what the dialog is for. */}
      <IconButton
        className={styles.close}
        icon="close"
        label={t.close}
        onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
      />
    </dialog>
  );
}
