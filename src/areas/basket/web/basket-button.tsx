import { CountBadge } from '#design/actions/badge.tsx';
import { HeaderAction } from '#design/actions/header-action.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { messages } from '../messages.ts';
import { useBasketCount } from './basket-store.ts';
import { WithMiniBasket } from './with-mini-basket.tsx';

/** The header's link to the basket, with the mini basket below it. */
export function BasketButton({ label }: { label: string }) {
  const t = useMessages(messages);
  const count = useBasketCount();
  return (
    <WithMiniBasket>
      <HeaderAction
        icon="basket"
        label={label}
        badge={<CountBadge count={count} words={t.count(count)} />}
        href={useHref()('/basket')}
      />
    </WithMiniBasket>
  );
}
