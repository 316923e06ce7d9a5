import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from './icon.tsx';
import styles from './section.module.css';

type SectionProps = {
  title: ReactNode;
  hideTitle?: boolean;
  more?: { href: string; label: string };
  level?: 2 | 3;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A part of a page with its own heading and optionally a link to more. */
export function Section({ title, hideTitle, more, level = 2, id, className, children }: SectionProps) {
  const Heading = `h${level}` as const;
  const headingId = useId();
  return (
    <section id={id} className={classNames(styles.section, className)} aria-labelledby={headingId}>
      <div className={hideTitle && !more ? 'vh' : styles.head}>
        <Heading id={headingId} className={hideTitle ? 'vh' : undefined}>
          {title}
        </Heading>
        {more && <MoreLink href={more.href}>{more.label}</MoreLink>}
      </div>
      {children}
    </section>
  );
}

/** 'Ver todo →' */
export const MoreLink = ({ href, children, className }: { href: string; children: ReactNode; className?: string }) => (
  <a className={classNames(styles.more, className)} href={href}>
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
