import { type MouseEvent, Suspense, useState } from 'react';
import { maxLineQuantity } from '#areas/basket/basket-limits.ts';
import { messages } from '#areas/basket/messages.ts';
import { addFormButton } from '#areas/basket/web/add-form/add-form-button.ts';
import { AddToBasketButton } from '#areas/basket/web/add-to-basket-button.tsx';
import { addToBasket, useBasketQuantity } from '#areas/basket/web/basket-store.ts';
import { explainRefusal } from '#areas/basket/web/shortage/explain-refusal.ts';
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
import { lazyPart } from '#web/missing-scripts.ts';
import styles from './product-buy.module.css';
import { runInBackground } from '#web/run-in-background.ts';

// A static import would load it with the pages of all goods, of which few are sold out.
const NoticeForm = import.meta.env.SSR
  ? (await import('#areas/stock-notices/web/notice-form.tsx')).default
  : lazyPart(() => import('#areas/stock-notices/web/notice-form.tsx'));

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
  const left = Math.min(product.stock.quantity, maxLineQuantity);
  const field = { form: 'add', name: `quantity-${product.id}` };
  const add = (event: MouseEvent<HTMLButtonElement>): void => {
    event.preventDefault();
    const typed = event.currentTarget.form?.elements.namedItem(field.name);
    // Another number is in the field: it is being read, or was refused.
    if (typed instanceof HTMLInputElement && typed.value !== String(quantity)) return typed.focus();
    ignoreSecondClick(event);
    runInBackground(addToBasket(product.id, quantity));
  };
  return (
    <>
      <QuantityPrices product={product} quantity={inBasket || quantity} context={{ locale, t: { detail } }} />
      <div className={styles.buy} data-in-basket={inBasket || undefined} onClickCapture={place.remember}>
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
              max={Math.max(1, left)}
              disabled={!isPurchasable}
              field={field}
              onChange={setQuantity}
              onRefusal={explainRefusal(product, left)}
              texts={{ quantity: t.quantityOf(product.name), less: t.less, more: t.more }}
            />
            <Button {...addFormButton(product.id)} size="l" icon="basket" disabled={!isPurchasable} onClick={add}>
              {detail.addToBasket}
            </Button>
          </>
        )}
      </div>
      {product.isSellable && !product.isArchived && product.stock.quantity === 0 && (
        <Suspense>
          <NoticeForm productId={product.id} />
        </Suspense>
      )}
    </>
  );
}
