import { type MouseEvent, useState } from 'react';
import { maxLineQuantity } from '#areas/basket/basket-limits.ts';
import { messages } from '#areas/basket/messages.ts';
import { addFormButton } from '#areas/basket/web/add-form/add-form-button.ts';
import { AddToBasketButton } from '#areas/basket/web/add-to-basket-button.tsx';
import { addToBasket, useBasketQuantity } from '#areas/basket/web/basket-store.ts';
import { ignoreSecondClick, useFocusKeeping } from '#areas/basket/web/use-focus-keeping.ts';
import type { ProductCard } from '#areas/catalogue/contract.ts';
import { QuantityPrices } from '#areas/catalogue/web/product/quantity-prices.tsx';
import { messages as productMessages } from '#areas/catalogue/web/product/messages.ts';
import { canPurchase } from '#areas/catalogue/web/cards/product-status.ts';
import { Button, ButtonLink } from '#design/actions/button.tsx';
import { QuantityStepper } from '#design/forms/quantity-stepper.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import styles from './product-buy.module.css';

/** Quantity and button; for a product in the basket its quantity there and a link to the basket. */
export function ProductBuy({ product }: { product: ProductCard }) {
  const t = useMessages(messages);
  const detail = useMessages(productMessages);
  const href = useHref();
  const locale = useLocale();
  const inBasket = useBasketQuantity(product.id);
  const [quantity, setQuantity] = useState(1);
  const isPurchasable = canPurchase(product);
  const place = useFocusKeeping(inBasket > 0);
  const add = (event: MouseEvent<HTMLButtonElement>): void => {
    event.preventDefault();
    ignoreSecondClick();
    void addToBasket(product.id, quantity);
  };
  return (
    <>
      <QuantityPrices product={product} quantity={inBasket || quantity} context={{ locale, t: { detail } }} />
      <div className={styles.buy} onClickCapture={place.remember}>
        {inBasket > 0 ? (
          <>
            <AddToBasketButton product={product} size="m" />
            <ButtonLink size="l" icon="basket" href={href('/basket')}>
              {detail.toBasket}
            </ButtonLink>
          </>
        ) : (
          <>
            <QuantityStepper
              value={quantity}
              max={Math.max(1, Math.min(product.stock.quantity, maxLineQuantity))}
              disabled={!isPurchasable}
              field={{ form: 'add', name: `quantity-${product.id}` }}
              onChange={setQuantity}
              texts={{ quantity: t.quantityOf(product.name), less: t.less, more: t.more }}
            />
            <Button {...addFormButton(product.id)} size="l" icon="basket" disabled={!isPurchasable} onClick={add}>
              {detail.addToBasket}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
