import styles from './breadcrumbs.module.css';

export type Breadcrumb = { label: string; /** The page itself has none. */ href?: string };

export const Breadcrumbs = ({ label, trail }: { label: string; trail: readonly Breadcrumb[] }) => (
  <nav aria-label={label} className={'no-print'}>
    <ol className={styles.trail}>
      {trail.map(({ label: text, href }) => (
        <li key={href ?? text}>{href ? <a href={href}>{text}</a> : <span aria-current="page">{text}</span>}</li>
      ))}
    </ol>
  </nav>
);
