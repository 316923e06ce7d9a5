import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from './icon.tsx';
import styles from './section.module.css';

type SectionProps = {
  title: ReactNode;
  hideTitle?: boolean;
  more?: { href: string; label: string };
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A part of a page with its own heading and optionally a link to more. */
export function Section({ title, hideTitle, more, id, className, children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} className={classNames(styles.section, className)} aria-labelledby={headingId}>
      <div className={hideTitle && !more ? 'vh' : styles.head}>
        <h2 id={headingId} className={hideTitle ? 'vh' : undefined}>
          {title}
        </h2>
        {more && <MoreLink href={more.href}>{more.label}</MoreLink>}
      </div>
      {children}
    </section>
  );
}

/** 'Ver todo →' */
export const MoreLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={styles.more} href={href}>
    {children}
    <Icon name="arrow-right" size="s" />
  </a>
);

/** The same words where a larger link surrounds them. */
export const MoreText = ({ children }: { children: ReactNode }) => (
  <span className={styles.more}>
    {children}
    <Icon name="arrow-right" size="s" />
  </span>
);
