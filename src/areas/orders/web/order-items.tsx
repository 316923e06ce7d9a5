import { withNonBreakingUnits } from '#areas/catalogue/web/catalogue-web.ts';
import { ItemList } from '#design/data-display/item-list.tsx';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import type { OrderItem } from '../contract.ts';
import { messages } from '../messages.ts';

type OrderedItem = Pick<OrderItem, 'product_id' | 'name' | 'url' | 'picture' | 'quantity'> & { readonly sum?: number };

export function OrderItems({ items }: { items: readonly OrderedItem[] }) {
  const t = useMessages(messages);
  const href = useHref();
  const locale = useLocale();
  return (
    <ItemList
      items={items.map(({ product_id, name, url, picture, quantity, sum }) => ({
        id: product_id,
        name: withNonBreakingUnits(name),
        href: href(url),
        picture,
        detail: t.quantity(quantity),
        ...(sum !== undefined && { end: formatEuros(sum, locale) }),
      }))}
    />
  );
}
