import { ProductRow as Row } from '#design/products/product-row.tsx';
import { cachedFragment } from '#web/cached-fragment.tsx';
import { withUnit } from './units.ts';
import { ProductPicture, ProductPrice, ProductTags, rowSizes, slotsOf } from './product-parts.tsx';
import type { CatalogueContext } from './catalogue-context.ts';
import { maxFeatures, type CardProduct } from './card-product.ts';

type ProductRowProps = { product: CardProduct; context: CatalogueContext; eager?: boolean };

/** A product of the list view, with its main features. */
export const ProductRow = cachedFragment(({ product, context, context: { t }, eager }: ProductRowProps) => (
  <Row
    {...slotsOf(product, context)}
    picture={<ProductPicture picture={product.picture} sizes={rowSizes} eager={eager} />}
    tags={<ProductTags product={product} t={t} />}
    specs={product.attributes
      ?.slice(0, maxFeatures)
      .map(({ name, value, unit }) => ({ name, value: withUnit(value, unit) }))}
    price={<ProductPrice product={product} context={context} size="l" />}
    level={2}
  />
));
