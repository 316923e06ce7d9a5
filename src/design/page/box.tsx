import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './box.module.css';

type BoxProps = {
  title?: ReactNode;
  /** Actions beside the title. */
  actions?: ReactNode;
  /** `summary`: narrower, with the graphite bar above and sticky beside a tall column. */
  kind?: 'plain' | 'summary';
  /** The heading takes the focus when the box appears. */
  focused?: boolean | undefined;
  className?: string;
  children: ReactNode;
};

/** A white panel: a part of a form, a summary. */
export function Box({ title, actions, kind = 'plain', focused, className, children }: BoxProps) {
  const headingId = useId();
  return (
    <section className={classNames(styles[kind], 'panel', className)} aria-labelledby={title ? headingId : undefined}>
      {title && (
        <div className={styles.head}>
          <h2 id={headingId} {...(focused && { tabIndex: -1, ref: focusHeading })}>
            {title}
          </h2>
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}

const focusHeading = (heading: HTMLElement | null): void => heading?.focus();
