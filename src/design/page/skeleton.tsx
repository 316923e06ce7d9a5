import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

const Bone = ({ shape }: { shape: string }) => <div className={classNames(styles.bone, styles[shape])} />;

/** A placeholder of a product card. Hidden from screen readers, for which the grid is `busy`. */
export const ProductCardSkeleton = () => (
  <div className={styles.card} aria-hidden="true">
    <Bone shape="picture" />
    <Bone shape="short" />
    <Bone shape="line" />
    <Bone shape="medium" />
    <div className={styles.foot}>
      <Bone shape="price" />
      <Bone shape="button" />
    </div>
  </div>
);

/** Placeholder lines of text, the last one shorter. */
export const LinesSkeleton = ({ lines = 3 }: { lines?: number }) => (
  <div className={styles.lines} aria-hidden="true">
    {Array.from({ length: lines }, (_, index) => (
      <Bone key={index} shape={index === lines - 1 ? 'medium' : 'line'} />
    ))}
  </div>
);

/** A placeholder whose size comes from `className`. */
export const BlockSkeleton = ({ className }: { className?: string }) => (
  <div className={classNames(styles.bone, className)} aria-hidden="true" />
);
