import { ProductRow as Row } from '#design/products/product-row.tsx';
import { cachedFragment } from '#web/cached-fragment.tsx';
import { withUnit } from './units.ts';
import {
  ProductAvailability,
  ProductPicture,
  ProductPrice,
  ProductTags,
  rowSizes,
  shownName,
} from './product-parts.tsx';
import type { CatalogueContext } from './catalogue-context.ts';
import { maxFeatures, type CardProduct } from './card-product.ts';

type ProductRowProps = { product: CardProduct; context: CatalogueContext; eager?: boolean };

/** A product of the list view, with its main features. */
export const ProductRow = cachedFragment(
  ({ product, context, context: { t, href, action, choices, ready, estimate }, eager }: ProductRowProps) => (
    <Row
      href={href(product.url)}
      {...shownName(product)}
      brand={product.brand?.name}
      reference={t.reference(product.article)}
      picture={<ProductPicture picture={product.picture} sizes={rowSizes} eager={eager} />}
      tags={<ProductTags product={product} t={t} />}
      specs={product.attributes
        ?.slice(0, maxFeatures)
        .map(({ name, value, unit }) => ({ name, value: withUnit(value, unit) }))}
      status={
        <>
          <ProductAvailability product={product} t={t} />
          {estimate?.(product)}
        </>
      }
      ready={ready?.(product)}
      price={<ProductPrice product={product} context={context} size="l" />}
      actions={choices?.(product)}
      buy={action?.(product)}
      discontinued={product.isArchived}
      level={2}
    />
  ),
);
