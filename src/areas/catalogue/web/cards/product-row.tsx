import { ProductRow as Row } from '#design/products/product-row.tsx';
import { cachedFragment } from '#web/cached-fragment.tsx';
import { keepUnits } from './keep-units.ts';
import { withUnit } from './with-unit.ts';
import { ProductAvailability, ProductPicture, ProductPrice, ProductTags, rowSizes } from './product-parts.tsx';
import type { ShownIn } from './shown-in.ts';
import { mostFeatures, type ShownProduct } from './shown-product.ts';

type ProductRowProps = { product: ShownProduct; shownIn: ShownIn; eager?: boolean };

/** A product of the list view, with its main features. */
export const ProductRow = cachedFragment(
  ({ product, shownIn, shownIn: { t, href, action, choices }, eager }: ProductRowProps) => (
    <Row
      href={href(product.url)}
      title={keepUnits(product.name)}
      brand={product.brand?.name}
      reference={t.reference(product.article)}
      picture={<ProductPicture picture={product.picture} sizes={rowSizes} eager={eager} />}
      tags={<ProductTags product={product} t={t} />}
      specs={product.attributes
        ?.slice(0, mostFeatures)
        .map(({ name, value, unit }) => ({ name, value: withUnit(value, unit) }))}
      status={<ProductAvailability product={product} t={t} />}
      price={<ProductPrice product={product} shownIn={shownIn} size="l" />}
      actions={choices?.(product)}
      buy={action?.(product)}
      discontinued={product.isArchived}
      level={2}
    />
  ),
);
