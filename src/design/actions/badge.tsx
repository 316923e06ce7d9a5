import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

/** A count in the corner of an icon; nothing for 0. The control's name says the number. */
export const Badge = ({ count, className }: { count: number; className?: string }) =>
  count > 0 ? (
    <span className={classNames(styles.badge, className)} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  ) : null;

/** A number on a way to somewhere. Said in words too: a name of its own would hide the words that are seen. */
export const CountBadge = ({ count, words }: { count: number; words: string }) =>
  count > 0 && (
    <>
      <Badge count={count} />
      <span className="vh">{words}</span>
    </>
  );
