import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../page/icon.tsx';
import type { IconName } from '../page/icon-sprite.tsx';
import styles from './tab-link.module.css';

type TabLinkProps = ComponentProps<'a'> & {
  icon: IconName;
  label: string;
  current?: boolean;
  /** A `Badge`. */ badge?: ReactNode;
};

/** A link in the bar at the foot of telephones. */
export const TabLink = ({ icon, label, current, badge, className, ...rest }: TabLinkProps) => (
  <a {...rest} className={classNames(styles.tab, className)} aria-current={current ? 'page' : undefined}>
    <Icon name={icon} />
    {badge}
    <span>{label}</span>
  </a>
);

export const TabLinks = ({ className, ...rest }: ComponentProps<'nav'>) => (
  <nav {...rest} className={classNames(styles.bar, className)} />
);
