import { ProductCard as Card } from '#design/products/product-card.tsx';
import { cachedFragment } from '#web/cached-fragment.tsx';
import { keepUnits } from './keep-units.ts';
import {
  cardSizes,
  hasTags,
  ProductAvailability,
  ProductPicture,
  ProductPrice,
  ProductTags,
} from './product-parts.tsx';
import type { ShownIn } from './shown-in.ts';
import { type ShownProduct, withoutFeatures } from './shown-product.ts';

type ProductCardProps = { product: ShownProduct; shownIn: ShownIn; eager?: boolean; level?: 2 | 3 };

/** A product of the table view and of carousels. It shows no features, which would keep equal cards apart. */
export const ProductCard = ({ product, ...props }: ProductCardProps) => (
  <CachedCard product={withoutFeatures(product)} {...props} />
);

const CachedCard = cachedFragment(
  ({ product, shownIn, shownIn: { t, href, action, choices }, eager, level }: ProductCardProps) => (
    <Card
      href={href(product.url)}
      title={keepUnits(product.name)}
      brand={product.brand?.name}
      reference={t.reference(product.article)}
      picture={<ProductPicture picture={product.picture} sizes={cardSizes} eager={eager} />}
      tags={hasTags(product) && <ProductTags product={product} t={t} />}
      status={<ProductAvailability product={product} t={t} />}
      price={<ProductPrice product={product} shownIn={shownIn} />}
      actions={choices?.(product)}
      buy={action?.(product)}
      discontinued={product.isArchived}
      level={level}
    />
  ),
);
