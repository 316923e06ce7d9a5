import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from './icon.tsx';
import styles from './accordion.module.css';

export type AccordionItem = { title: ReactNode; content: ReactNode; open?: boolean };

/** Native disclosures: they open without a script and are found by the browser's search. */
export const Accordion = ({ items, className }: { items: readonly AccordionItem[]; className?: string }) => (
  <div className={classNames(styles.accordion, className)}>
    {items.map(({ title, content, open }, index) => (
      <details key={index} open={open}>
        <summary>
          {title}
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.content}>{content}</div>
      </details>
    ))}
  </div>
);
