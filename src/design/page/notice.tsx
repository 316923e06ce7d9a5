import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-sprite.tsx';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'error' | 'good' | 'attention';

const icons: Record<NoticeTone, IconName> = { info: 'info', error: 'warning', good: 'check', attention: 'info' };

type NoticeProps = {
  tone?: NoticeTone;
  icon?: IconName;
  /** Announced by screen readers when it appears. */ live?: boolean;
  className?: string;
  children: ReactNode;
};

export const Notice = ({ tone = 'info', icon = icons[tone], live, className, children }: NoticeProps) => (
  <div
    className={classNames(styles.notice, styles[tone], className)}
    role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
  >
    <Icon name={icon} />
    <div>{children}</div>
  </div>
);
