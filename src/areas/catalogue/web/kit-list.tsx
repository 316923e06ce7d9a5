import { Amount } from '#design/amount.tsx';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import { Tag } from '#design/tag.tsx';
import { formatNumber } from '#i18n/format.ts';
import type { ProductDetail } from '../contract.ts';
import { keepUnits } from './keep-units.ts';
import styles from './kit-list.module.css';
import { SmallPicture } from './product-parts.tsx';
import { kitPieces } from './product-tags-with-kit.tsx';
import type { ShownIn } from './shown-in.ts';

/** What a kit is made of, behind a toggle (storefront.md section 2). */
export function KitList({ product, shownIn }: { product: ProductDetail; shownIn: ShownIn }) {
  const { t } = shownIn;
  if (product.kit.length === 0) return null;
  return (
    <details className={styles.kit} open>
      <summary>
        <h2>{t.detail.kit}</h2>
        <Tag tone="mute">{t.detail.pieces(kitPieces(product))}</Tag>
        <Icon name="chevron-down" />
      </summary>
      <ul className={styles.parts}>
        {product.kit.map((part, index) => (
          <KitPart key={index} part={part} shownIn={shownIn} />
        ))}
      </ul>
    </details>
  );
}

/** A part without a page of its own, or that exists only inside sets, is no link. */
function KitPart({ part, shownIn: { t, href, locale } }: { part: ProductDetail['kit'][number]; shownIn: ShownIn }) {
  const product = part.product?.isVirtual ? null : part.product;
  const price = product && (product.price.sale > 0 ? product.price.sale : product.price.base);
  return (
    <li className={classNames(styles.part, !product && styles.disabled)}>
      <span className={styles.picture}>
        <SmallPicture picture={part.product?.picture ?? null} size={64} />
      </span>
      {product ? <a href={href(product.url)}>{keepUnits(part.name)}</a> : <span aria-disabled="true">{keepUnits(part.name)}</span>}
      <span className={styles.quantity}>
        {formatNumber(part.quantity, locale)}&nbsp;{part.measure}
      </span>
      <span className={styles.price}>{price ? <Amount value={price} size="s" locale={locale} /> : <Tag tone="mute">{t.detail.soldTogether}</Tag>}</span>
    </li>
  );
}
