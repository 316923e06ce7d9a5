import type { ReactNode } from 'react';
import { BasketTotals } from '#areas/basket/web/basket-web.ts';
import { withNonBreakingUnits } from '#areas/catalogue/web/catalogue-web.ts';
import type { Basket } from '#areas/basket/contract.ts';
import { Box } from '#design/page/box.tsx';
import { ItemList } from '#design/data-display/item-list.tsx';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';

/** The lines and totals of the order, above the button given as `children`. */
export function OrderSummary({ basket, children }: { basket: Basket; children: ReactNode }) {
  const t = useMessages(messages).summary;
  const locale = useLocale();
  return (
    <Box kind="summary" title={t.title}>
      <ItemList
        items={basket.list.map(({ id, name, picture, quantity, sum }) => ({
          id,
          name: withNonBreakingUnits(name),
          picture,
          detail: t.quantity(quantity),
          end: formatEuros(sum, locale),
        }))}
      />
      <BasketTotals basket={basket} />
      {children}
    </Box>
  );
}
