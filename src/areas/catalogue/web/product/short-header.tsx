import type { ReactNode } from 'react';
import { pictureFrame } from '#design/products/picture.tsx';
import { withNonBreakingUnits } from '#values/non-breaking-units.ts';
import type { ProductDetail } from '../../contract.ts';
import type { ProductContext } from './product-context.ts';
import { ProductAvailability, ProductPrice, SmallPicture } from '../cards/product-parts.tsx';
import { questionsId } from './questions/questions-id.ts';
import styles from './short-header.module.css';

interface ShortHeaderProps {
  readonly product: ProductDetail;
  /** The basket's button. */
  readonly buy: ReactNode;
  readonly context: ProductContext;
}

/** Name, price and the basket's button in place of the shop's header, once the buy box has been scrolled away. */
export default function ShortHeader({ product, buy, context }: ShortHeaderProps) {
  return (
    <section className={`${styles.header} no-print`} aria-label={context.t.detail.buy}>
      <div className={`${styles.row} wrap`}>
        <span className={pictureFrame(styles.picture)}>
          <SmallPicture picture={product.picture} size={52} />
        </span>
        <div className={styles.name}>
          <b>{withNonBreakingUnits(product.name)}</b>
          <ProductAvailability product={product} t={context.t} />
        </div>
        {product.questions.length > 0 && (
          <a className={styles.questions} href={`#${questionsId}`}>
            {context.t.detail.questionsShort}
          </a>
        )}
        <ProductPrice product={{ ...product, unitPrice: null, quantityPrices: [] }} context={context} size="l" />
        {buy}
      </div>
    </section>
  );
}
