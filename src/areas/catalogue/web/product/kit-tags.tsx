import { Tag } from '#design/products/tag.tsx';
import type { ProductDetail } from '../../contract.ts';
import { ProductTags } from '../cards/product-parts.tsx';
import type { ProductContext } from '../cards/catalogue-context.ts';

export const kitPieces = (product: ProductDetail): number =>
  product.kit.reduce((pieces, { quantity }) => pieces + quantity, 0);

export const KitTags = ({ product, t }: { product: ProductDetail; t: ProductContext['t'] }) => (
  <>
    <ProductTags product={product} t={t} />
    {product.kit.length > 0 && <Tag>{t.detail.kitOf(kitPieces(product))}</Tag>}
  </>
);
