import { AddLinesButton } from '#areas/basket/web/add-lines-button.tsx';
import type { ProductDetail } from '#areas/catalogue/contract.ts';
import { canPurchase } from '#areas/catalogue/web/cards/product-status.ts';
import { VatTwin } from '#areas/catalogue/web/cards/vat-twin.tsx';
import type { ProductContext } from '#areas/catalogue/web/product/product-context.ts';
import { messages } from '#areas/catalogue/web/ready/messages.ts';
import { setOwnsPlatform, useOwnsPlatform } from '#areas/catalogue/web/ready/owned-platforms.ts';
import { ReadyText } from '#areas/catalogue/web/ready/ready-line.tsx';
import { unitPrice } from '#areas/pricing/price.ts';
import { Checkbox } from '#design/forms/checkbox.tsx';
import { formatEuros } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { brandedName } from '#values/product-name.ts';
import { withNonBreakingUnits } from '#values/non-breaking-units.ts';
import styles from './ready-offer.module.css';

type ReadyOfferProps = {
  product: ProductDetail;
  bare: NonNullable<ProductDetail['bare']>;
  context: ProductContext;
};

/** What a bare machine lacks, the cheapest of it with one button, and the box of those who have it already. */
export default function ReadyOffer({ product, bare, context: { locale, href } }: ReadyOfferProps) {
  const t = useMessages(messages);
  const isOwned = useOwnsPlatform(bare.platform.code);
  const { readyToUse, readyWith = [], vatRate } = product;
  const lines = [{ product_id: product.id, quantity: 1 }, ...(readyToUse?.with ?? [])];
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section className={styles.offer} aria-label={t.heading}>
      <p className={styles.text}>
        {readyToUse && !isOwned ? (
          <VatTwin rate={vatRate}>
            {(of) => <ReadyText bare={bare} price={of(readyToUse.price)} locale={locale} />}
          </VatTwin>
        ) : (
          <>
            <ReadyText bare={bare} price={undefined} locale={locale} />. {isOwned ? t.owned : t.notToBeHad}
          </>
        )}
      </p>
      {readyToUse && !isOwned && (
        <>
          <ul className={styles.parts}>
            {readyWith.map(({ id, url, name, brand, price, vatRate: rate, quantity }) => (
              <li key={id}>
                <a href={href(url)}>
                  {quantity > 1 && `${t.pieces(quantity)} `}
                  {withNonBreakingUnits(brandedName(name, brand?.name))}
                </a>{' '}
                <b className="nowrap">
                  <VatTwin rate={rate}>{(of) => formatEuros(of(unitPrice(price)), locale)}</VatTwin>
                </b>
              </li>
            ))}
          </ul>
          {canPurchase(product) && (
            <div className="no-print">
              <AddLinesButton variant="ink" lines={lines} label={t.addAll(pieces)} addedLabel={t.added} />
            </div>
          )}
        </>
      )}
      <Checkbox
        className="no-print"
        label={t.own(bare.platform.name)}
        checked={isOwned}
        onChange={({ target }) => setOwnsPlatform(bare.platform.code, target.checked)}
      />
    </section>
  );
}
