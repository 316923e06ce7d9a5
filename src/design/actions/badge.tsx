import styles from './badge.module.css';

/** A count in the corner of an icon; nothing for 0. The control's name says the number. */
export const Badge = ({ count }: { count: number }) =>
  count > 0 ? (
    <span className={styles.badge} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  ) : null;

/** A badge on a link or button, with words for screen readers; an `aria-label` would replace the visible text. */
export const CountBadge = ({ count, words }: { count: number; words: string }) =>
  count > 0 && (
    <>
      <Badge count={count} />
      <span className="vh">{words}</span>
    </>
  );
