import { brandedName } from '#values/product-name.ts';
import { unitPrice } from '#areas/pricing/price.ts';
import { ItemList } from '#design/data-display/item-list.tsx';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import type { OrderItem } from '../contract.ts';
import { messages } from '../messages.ts';
import { withNonBreakingUnits } from '#values/non-breaking-units.ts';

type OrderedItem = Pick<OrderItem, 'product_id' | 'name' | 'brand' | 'url' | 'picture' | 'quantity'> &
  Partial<Pick<OrderItem, 'sum' | 'article' | 'price'>>;

/** The lines of an order; `isDetailed` adds article numbers and the price of a piece. */
export function OrderItems({ items, isDetailed }: { items: readonly OrderedItem[]; isDetailed?: boolean }) {
  const t = useMessages(messages);
  const href = useHref();
  const locale = useLocale();
  return (
    <ItemList
      items={items.map(({ product_id, name, brand, url, picture, quantity, sum, article, price }) => ({
        id: product_id,
        name: withNonBreakingUnits(brandedName(name, brand)),
        href: href(url),
        picture,
        detail:
          isDetailed && article && price
            ? t.detail.line(article, t.quantity(quantity), formatEuros(unitPrice(price), locale))
            : t.quantity(quantity),
        ...(sum !== undefined && { end: formatEuros(sum, locale) }),
      }))}
    />
  );
}
