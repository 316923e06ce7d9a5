import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ModelName, type ProductCardProps, ProductOrigin } from './product-card.tsx';
import face from './product-face.module.css';
import styles from './product-row.module.css';

type ProductRowProps = ProductCardProps & { specs?: readonly { name: string; value: string }[] };

/** A product of the list view, with its main features. */
export function ProductRow({ href, title, model, level = 3, discontinued, specs = [], ...slots }: ProductRowProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.row}>
      <a
        className={classNames(styles.picture, discontinued && face.discontinued)}
        href={href}
        tabIndex={-1}
        aria-hidden="true"
      >
        {slots.picture}
      </a>
      <div className={classNames(face.tags, styles.tags)}>{slots.tags}</div>
      <div className={styles.middle}>
        <ProductOrigin brand={slots.brand} reference={slots.reference} />
        <Heading className={classNames(face.title, styles.title)}>
          <a href={href}>
            <ModelName>{model}</ModelName>
            {title}
          </a>
        </Heading>
        {specs.length > 0 && <RowSpecs specs={specs} />}
        {slots.status}
        {slots.ready}
      </div>
      <div className={styles.side}>
        <div className={styles.top}>
          {slots.price}
          <div className={styles.actions}>{slots.actions}</div>
        </div>
        <div className={styles.buy}>{slots.buy}</div>
      </div>
    </article>
  );
}

const RowSpecs = ({ specs }: { specs: readonly { name: string; value: ReactNode }[] }) => (
  <dl className={styles.specs}>
    {specs.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
