import { isReduced, unitPrice } from '#areas/pricing/price.ts';
import { pictureFrame } from '#design/products/picture.tsx';
import { Amount } from '#design/products/price.tsx';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/page/icon.tsx';
import { Tag } from '#design/products/tag.tsx';
import { formatEuros, formatNumber } from '#i18n/format.ts';
import type { KitItem, ProductDetail } from '../../contract.ts';
import styles from './kit-list.module.css';
import { ProductTags, SmallPicture } from '../cards/product-parts.tsx';
import { withVat } from '../cards/catalogue-context.ts';
import type { ProductContext } from './product-context.ts';
import { withNonBreakingUnits } from '#values/non-breaking-units.ts';

const kitPieces = (product: ProductDetail): number =>
  product.kit.reduce((pieces, { quantity }) => pieces + quantity, 0);

/** A product's tags, with the number of pieces of a kit. */
export const KitTags = ({ product, t }: { product: ProductDetail; t: ProductContext['t'] }) => (
  <>
    <ProductTags product={product} t={t} />
    {product.kit.length > 0 && <Tag>{t.detail.kitOf(kitPieces(product))}</Tag>}
  </>
);

/** The contents of a kit, behind a toggle (storefront.md section 2). */
export function KitList({ product, context }: { product: ProductDetail; context: ProductContext }) {
  const { t } = context;
  if (product.kit.length === 0) return null;
  return (
    <details className={`${styles.kit} panel`} open>
      <summary>
        <h2>{t.detail.kit}</h2>
        <Tag tone="mute">{t.detail.pieces(kitPieces(product))}</Tag>
        <Icon name="chevron-down" />
      </summary>
      <ul className={styles.parts}>
        {product.kit.map((part, index) => (
          <KitPart key={index} part={part} rate={product.vatRate} context={context} />
        ))}
      </ul>
      <KitSaving product={product} context={context} />
    </details>
  );
}

/** What the parts cost apart today, if the kit costs less. */
function KitSaving({
  product: { kitSaving, vatRate },
  context: { t, locale, withNet = withVat },
}: {
  product: ProductDetail;
  context: ProductContext;
}) {
  if (!kitSaving) return null;
  const { apart, saved } = kitSaving;
  const text = (of: (euros: number) => number): string =>
    t.detail.kitSaving(formatEuros(of(apart), locale), formatEuros(of(saved), locale));
  return <p className={styles.saving}>{withNet(vatRate, text)}</p>;
}

interface KitPartProps {
  readonly part: KitItem;
  /** The kit's, which is one supply with its parts. */
  readonly rate: ProductDetail['vatRate'];
  readonly context: ProductContext;
}

/** A part without a slug, or a virtual one, is no link (storefront.md section 2). */
function KitPart({ part, rate, context: { t, href, locale, withNet = withVat } }: KitPartProps) {
  const { name, slug, price, picture, quantity, measure, isVirtual } = part;
  const isDisabled = !slug || isVirtual;
  return (
    <li className={classNames(styles.part, isDisabled && styles.disabled)}>
      <span className={pictureFrame(styles.picture)}>
        {picture ? <SmallPicture picture={picture} size={64} /> : <Icon name="wrench" />}
      </span>
      {isDisabled ? (
        <span aria-disabled="true">{withNonBreakingUnits(name)}</span>
      ) : (
        <a href={href(`/product/${slug}`)}>{withNonBreakingUnits(name)}</a>
      )}
      <span className={styles.quantity}>
        {formatNumber(quantity, locale)}&nbsp;{measure}
      </span>
      <span className={styles.price}>
        {price ? (
          withNet(rate, (of) => (
            <Amount value={of(unitPrice(price))} reduced={isReduced(price)} size="s" locale={locale} />
          ))
        ) : (
          <Tag tone="mute">{t.detail.soldTogether}</Tag>
        )}
      </span>
    </li>
  );
}
