import { classNames } from './class-names.ts';
import styles from './segmented.module.css';

type SegmentedLinksProps = {
  label: string;
  links: readonly { href: string; label: string; current: boolean }[];
  className?: string;
};

/** The look of `Segmented` for pages: each part is a link of its own. */
export const SegmentedLinks = ({ label, links, className }: SegmentedLinksProps) => (
  <nav className={classNames(styles.segmented, className)} aria-label={label}>
    {links.map(({ href, label: text, current }) => (
      <a key={href} href={href} aria-current={current ? 'true' : undefined}>
        {text}
      </a>
    ))}
  </nav>
);
