import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './product-card.module.css';
import face from './product-face.module.css';

export type ProductCardProps = {
  href: string;
  title: string;
  /** What the maker calls it, above the title. */
  model?: string;
  brand?: ReactNode;
  /** Such as 'Ref. 48-1860'. */
  reference?: ReactNode;
  picture: ReactNode;
  /** `DiscountTag`, `Tag`. */
  tags?: ReactNode;
  /** `IconButton`s; telephones show the first alone. */
  actions?: ReactNode;
  /** `Figures`. */
  figures?: ReactNode;
  status?: ReactNode;
  /** What it costs with all that it needs. */
  ready?: ReactNode;
  price: ReactNode;
  /** A `Button` whose words are in a `<span>` (shown on telephones only), or a `QuantityStepper`; direct child. */
  buy?: ReactNode;
  /** A checkbox at the end, on telephones only. */
  compare?: ReactNode;
  /** Greys the picture of a product that is no longer sold. */
  discontinued?: boolean;
  /** The heading's level in the page. */
  level?: 2 | 3;
};

/** The whole card is a link; its buttons are above the link. */
export function ProductCard({ href, title, model, level = 3, discontinued, ...slots }: ProductCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <div className={classNames(styles.picture, discontinued && face.discontinued)}>{slots.picture}</div>
      {slots.tags && <div className={classNames(face.tags, styles.tags)}>{slots.tags}</div>}
      {slots.actions && <div className={styles.actions}>{slots.actions}</div>}
      <div className={styles.body}>
        <ProductOrigin brand={slots.brand} reference={slots.reference} />
        <Heading className={classNames(face.title, styles.title)}>
          <a href={href}>
            <ModelName>{model}</ModelName>
            {title}
          </a>
        </Heading>
        {slots.figures}
        {slots.status}
        {slots.ready}
        <div className={styles.foot}>
          <div className={styles.price}>{slots.price}</div>
          {slots.buy}
        </div>
        {slots.compare && <div className={classNames(styles.compare, 'only-m')}>{slots.compare}</div>}
      </div>
    </article>
  );
}

/** Brand and reference above a product's title. */
export const ProductOrigin = ({ brand, reference }: Pick<ProductCardProps, 'brand' | 'reference'>) => (
  <p className={styles.origin}>
    <b>{brand}</b>
    <span>{reference}</span>
  </p>
);

/** The name stands on a line of its own, with a space for those who hear it read in one with the title. */
export const ModelName = ({ children }: { children?: string | undefined }) =>
  children && (
    <>
      <b className={face.model}>{children}</b>{' '}
    </>
  );
