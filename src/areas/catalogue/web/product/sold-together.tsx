import { Fragment, useState } from 'react';
import { unitPrice } from '#areas/pricing/price.ts';
import { withoutVat } from '#areas/pricing/vat.ts';
import { addCents, centsFromEuros, eurosFromCents } from '#values/money.ts';
import { pictureFrame } from '#design/products/picture.tsx';
import { Amount } from '#design/products/price.tsx';
import { Button } from '#design/actions/button.tsx';
import { Checkbox } from '#design/forms/checkbox.tsx';
import { Icon } from '#design/page/icon.tsx';
import { Section } from '#design/page/section.tsx';
import { showSnackbar } from '#design/overlays/snackbar-store.ts';
import { formatEuros } from '#i18n/format.ts';
import type { ProductCard, ProductDetail } from '../../contract.ts';
import { SmallPicture } from '../cards/product-parts.tsx';
import { withVat } from '../cards/catalogue-context.ts';
import type { ProductContext } from './product-context.ts';
import styles from './sold-together.module.css';
import { canPurchase } from '../cards/product-status.ts';
import { withNonBreakingUnits } from '#values/non-breaking-units.ts';

/** Other products beside this one: as many as fit into one row. */
const maxOthers = 2;

type SoldTogetherProps = {
  product: ProductDetail;
  /** Adds the products to the basket; resolves to whether all were added. */
  onAddAll?: (ids: readonly number[]) => Promise<boolean>;
  context: ProductContext;
};

/** The sum of one piece each, which may be taxed at different rates. */
const sumOf = (products: readonly ProductCard[], isNet: boolean): number =>
  eurosFromCents(
    addCents(
      ...products.map(({ price, vatRate }) =>
        centsFromEuros(isNet ? withoutVat(unitPrice(price), vatRate) : unitPrice(price)),
      ),
    ),
  );

/** Products often bought together, added by one button; each of the others is chosen by the visitor. */
export function SoldTogether({ product, onAddAll, context }: SoldTogetherProps) {
  const { t, href, locale } = context;
  const [adding, setAdding] = useState(false);
  const [included, setIncluded] = useState<ReadonlySet<number>>(new Set());
  const others = product.soldTogether.filter(canPurchase).slice(0, maxOthers);
  if (others.length === 0 || !canPurchase(product)) return null;
  const all = [product, ...others];
  const chosen = all.filter(({ id }) => id === product.id || included.has(id));
  const { withNet = withVat } = context;
  const toggle = (id: number, isIncluded: boolean) => {
    const next = new Set(included);
    if (isIncluded) next.add(id);
    else next.delete(id);
    setIncluded(next);
  };
  const addAll = async () => {
    setAdding(true);
    const added = await onAddAll!(chosen.map(({ id }) => id)).catch(() => false);
    setAdding(false);
    showSnackbar(added ? { text: t.detail.allAdded, tone: 'good' } : { text: t.detail.notAllAdded });
  };
  return (
    <Section title={t.detail.boughtTogether} className="no-print">
      <div className={`${styles.bundle} panel`}>
        {all.map((one, index) => (
          <Fragment key={one.id}>
            {index > 0 && <Icon name="plus" className={styles.plus} />}
            <div className={styles.item}>
              <a href={href(one.url)}>
                <span className={pictureFrame(styles.picture)}>
                  <SmallPicture picture={one.picture} size={96} />
                </span>
                <span>
                  {withNonBreakingUnits(one.name)}
                  <b>{withNet(one.vatRate, (of) => formatEuros(of(unitPrice(one.price)), locale))}</b>
                </span>
              </a>
              {index > 0 && (
                <Checkbox
                  label={
                    <>
                      {t.detail.include}
                      <span className="vh"> {one.name}</span>
                    </>
                  }
                  checked={included.has(one.id)}
                  onChange={({ target }) => toggle(one.id, target.checked)}
                />
              )}
            </div>
          </Fragment>
        ))}
        <div className={styles.sum}>
          <span aria-live="polite">{t.detail.together(chosen.length)}</span>
          {withNet(undefined, (_, isNet) => (
            <Amount value={sumOf(chosen, isNet)} locale={locale} />
          ))}
          {onAddAll && (
            <Button variant="ink" size="s" loading={adding} onClick={() => void addAll()}>
              {t.detail.addAll(chosen.length)}
            </Button>
          )}
        </div>
      </div>
    </Section>
  );
}
