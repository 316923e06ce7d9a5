import { Button, type ButtonFace } from '#design/actions/button.tsx';
import { QuantityStepper } from '#design/forms/quantity-stepper.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Link } from '#web/link.tsx';
import type { ProductCard } from '#areas/catalogue/contract.ts';
import { maxLineQuantity } from '../basket-limits.ts';
import { messages } from '../messages.ts';
import { addFormButton } from './add-form/add-form-button.ts';
import { addToBasket, setBasketQuantity, useBasketPending, useBasketQuantity } from './basket-store.ts';
import { explainRefusal } from './shortage/explain-refusal.ts';
import { ignoreSecondClick, useFocusKeeping } from './use-focus-keeping.ts';
import { runInBackground } from '#web/run-in-background.ts';

type AddToBasketButtonProps = Pick<ButtonFace, 'wide'> & {
  product: Pick<ProductCard, 'id' | 'name' | 'article' | 'url' | 'isArchived' | 'isSellable' | 'stock'>;
  size?: 's' | 'm';
};

/** Adds one piece; a stepper with the quantity then takes its place and its focus. */
export function AddToBasketButton({ product, size = 's', wide }: AddToBasketButtonProps) {
  const t = useMessages(messages);
  const quantity = useBasketQuantity(product.id);
  const isPending = useBasketPending(product.id);
  const place = useFocusKeeping(quantity > 0);
  const left = Math.min(product.stock.quantity, maxLineQuantity);

  if (quantity > 0)
    return (
      <QuantityStepper
        size={size}
        value={quantity}
        min={0}
        max={Math.max(1, left)}
        pending={isPending}
        onChange={(next) => {
          if (next === 0) place.remember();
          setBasketQuantity(product.id, next);
        }}
        onRefusal={explainRefusal(product, left)}
        texts={{ quantity: t.quantityOf(product.name), less: t.less, more: t.more }}
      />
    );
  const isSold = product.isSellable && !product.isArchived;
  if (isSold && product.stock.quantity === 0)
    return (
      <Link to={`${product.url}#notice`} aria-label={`${t.notice}: ${product.name}`}>
        {t.notice}
      </Link>
    );
  return (
    <Button
      size={size}
      wide={wide}
      icon="basket"
      aria-label={t.addNamed(product.name)}
      {...addFormButton(product.id)}
      disabled={!isSold}
      onClick={(event) => {
        event.preventDefault();
        place.remember();
        ignoreSecondClick(event);
        runInBackground(addToBasket(product.id));
      }}
    >
      <span>{t.add}</span>
    </Button>
  );
}
