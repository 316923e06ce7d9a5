import { ProductPicture, ProductPrice, type CatalogueContext } from '#areas/catalogue/web/catalogue-web.ts';
import type { ProductCard } from '#areas/catalogue/contract.ts';
import { pictureFrame } from '#design/products/picture.tsx';
import { IconButton } from '#design/actions/icon-button.tsx';
import { useMessages } from '#i18n/messages.ts';
import { withNonBreakingUnits } from '#values/non-breaking-units.ts';
import { brandedName } from '#values/product-name.ts';
import { compared } from '../shopper-lists.ts';
import styles from './compare-table.module.css';
import { messages } from './messages.ts';

/** The head of a product's column. */
export function ComparedProduct({
  product,
  context,
  context: { href, action },
}: {
  product: ProductCard;
  context: CatalogueContext;
}) {
  const { remove } = useMessages(messages);
  return (
    <th scope="col" abbr={product.name} className={styles.product}>
      <div className={styles.card}>
        <div className={pictureFrame(styles.picture)}>
          <ProductPicture picture={product.picture} sizes="(max-width: 767px) 42vw, 280px" eager />
        </div>
        <IconButton
          className={styles.remove}
          icon="close"
          label={remove(product.name)}
          onClick={() => void compared.change(product, false)}
        />
        <a className={styles.name} href={href(product.url)}>
          {withNonBreakingUnits(brandedName(product.name, product.brand?.name))}
        </a>
        <ProductPrice product={product} context={context} />
        <div className={`${styles.buy} no-print`}>{action?.(product)}</div>
      </div>
    </th>
  );
}
