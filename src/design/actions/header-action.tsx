import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../page/icon.tsx';
import type { IconName } from '../page/icon-sprite.tsx';
import styles from './header-action.module.css';

type HeaderActionProps = ComponentProps<'a'> & {
  icon: IconName;
  /** The text below the icon, from 1024 px on; its name otherwise. */ label: string;
  /** A `Badge`. */ badge?: ReactNode;
};

/** A link of the header with icon and label: profile, basket. */
export const HeaderAction = ({ icon, label, badge, className, ...rest }: HeaderActionProps) => (
  <a {...rest} className={classNames(styles.action, className)}>
    <Icon name={icon} />
    {badge}
    <span>{label}</span>
  </a>
);
