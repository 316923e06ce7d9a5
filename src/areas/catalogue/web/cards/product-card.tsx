import { ProductCard as Card } from '#design/products/product-card.tsx';
import { cachedFragment } from '#web/cached-fragment.tsx';
import {
  cardSizes,
  hasTags,
  KeyFigures,
  ProductPicture,
  ProductPrice,
  ProductTags,
  slotsOf,
} from './product-parts.tsx';
import type { CatalogueContext } from './catalogue-context.ts';
import { type CardProduct, withoutFeatures } from './card-product.ts';

type ProductCardProps = { product: CardProduct; context: CatalogueContext; eager?: boolean; level?: 2 | 3 };

/** A product of the table view and of carousels. */
export const ProductCard = ({ product, ...props }: ProductCardProps) => (
  <CachedCard product={withoutFeatures(product)} {...props} />
);

const CachedCard = cachedFragment(
  ({ product, context, context: { t, locale, compare }, eager, level }: ProductCardProps) => (
    <Card
      {...slotsOf(product, context)}
      picture={<ProductPicture picture={product.picture} sizes={cardSizes} eager={eager} />}
      tags={hasTags(product) && <ProductTags product={product} t={t} />}
      figures={<KeyFigures product={product} locale={locale} />}
      price={<ProductPrice product={product} context={context} />}
      compare={compare?.(product)}
      level={level}
    />
  ),
);
