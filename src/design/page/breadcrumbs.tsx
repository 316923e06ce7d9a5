import { classNames } from '../class-names.ts';
import styles from './breadcrumbs.module.css';

export type Breadcrumb = { label: string; /** The page itself has none. */ href?: string };

export const Breadcrumbs = ({
  label,
  trail,
  className,
}: {
  label: string;
  trail: readonly Breadcrumb[];
  className?: string;
}) => (
  <nav aria-label={label} className={classNames('no-print', className)}>
    <ol className={styles.trail}>
      {trail.map(({ label: text, href }) => (
        <li key={href ?? text}>{href ? <a href={href}>{text}</a> : <span aria-current="page">{text}</span>}</li>
      ))}
    </ol>
  </nav>
);
