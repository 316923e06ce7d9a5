import { ProductCard as Card } from '#design/products/product-card.tsx';
import { cachedFragment } from '#web/cached-fragment.tsx';
import {
  cardSizes,
  hasTags,
  KeyFigures,
  ProductAvailability,
  ProductPicture,
  ProductPrice,
  ProductTags,
  shownName,
} from './product-parts.tsx';
import type { CatalogueContext } from './catalogue-context.ts';
import { type CardProduct, withoutFeatures } from './card-product.ts';

type ProductCardProps = { product: CardProduct; context: CatalogueContext; eager?: boolean; level?: 2 | 3 };

/** A product of the table view and of carousels. */
export const ProductCard = ({ product, ...props }: ProductCardProps) => (
  <CachedCard product={withoutFeatures(product)} {...props} />
);

const CachedCard = cachedFragment(
  ({
    product,
    context,
    context: { t, locale, href, action, choices, compare, ready, estimate },
    eager,
    level,
  }: ProductCardProps) => (
    <Card
      href={href(product.url)}
      {...shownName(product)}
      brand={product.brand?.name}
      reference={t.reference(product.article)}
      picture={<ProductPicture picture={product.picture} sizes={cardSizes} eager={eager} />}
      tags={hasTags(product) && <ProductTags product={product} t={t} />}
      figures={<KeyFigures product={product} locale={locale} />}
      status={
        <>
          <ProductAvailability product={product} t={t} />
          {estimate?.(product)}
        </>
      }
      ready={ready?.(product)}
      price={<ProductPrice product={product} context={context} />}
      actions={choices?.(product)}
      buy={action?.(product)}
      compare={compare?.(product)}
      discontinued={product.isArchived}
      level={level}
    />
  ),
);
