import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

const Bone = ({ shape }: { shape: string }) => <div className={classNames(styles.bone, styles[shape])} />;

/** The room a product card will take. Hidden from screen readers: the grid's `busy` tells them. */
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

/** Lines of text to come, the last one shorter. */
export const LinesSkeleton = ({ lines = 3, className }: { lines?: number; className?: string }) => (
  <div className={classNames(styles.lines, className)} aria-hidden="true">
    {Array.from({ length: lines }, (_, index) => (
      <Bone key={index} shape={index === lines - 1 ? 'medium' : 'line'} />
    ))}
  </div>
);

/** A block of any height: give it one in `className`. */
export const BlockSkeleton = ({ className }: { className?: string }) => (
  <div className={classNames(styles.bone, className)} aria-hidden="true" />
);
