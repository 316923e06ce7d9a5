import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Amount } from '#design/products/price.tsx';
import { Columns } from '#design/page/columns.tsx';
import { LoadingColumns } from '#design/page/loading-columns.tsx';
import { Box } from '#design/page/box.tsx';
import { Button, ButtonLink } from '#design/actions/button.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import emptyPicture from '#design/illustrations/empty-basket.svg?url';
import { Notice } from '#design/page/notice.tsx';
import { PageHead } from '#design/page/page-head.tsx';
import { StickyBar } from '#design/page/sticky-bar.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { ClearButton } from '#design/overlays/clear-button.tsx';
import { SentenceWithLink, useHref } from '#web/link.tsx';
import { useHeadingFocus } from '#web/page-focus.ts';
import { isHandedOver } from '#areas/catalogue/fulfilment.ts';
import type { Basket, BasketItem } from '../contract.ts';
import { messages as shortMessages } from '../messages.ts';
import { BasketLine } from './basket-line.tsx';
import styles from './basket-page.module.css';
import { clearBasket, reloadBasket, useBasket } from './basket-store.ts';
import { BasketTotals, isNothingHandedOver } from './basket-totals.tsx';
import { FreeDelivery } from './free-delivery.tsx';
import { messages } from './messages.ts';
import { type PlainBasket, PlainBasketList } from './plain-basket.tsx';

interface BasketPageProps {
  /** The server knows that the visitor has none: it shows as empty until the first answer. */
  readonly hasNoBasket?: boolean;
  /** What is in it, for browsers without scripts. */
  readonly plain?: PlainBasket | null;
  /** What delivery to the visitor costs. */
  readonly estimate?: (basket: Basket) => ReactNode;
  /** What stands below the way to the checkout. */
  readonly instalments?: ReactNode;
}

/** The basket in each of its states: loading, failed, empty, filled. */
export function BasketPage({ hasNoBasket = false, plain, estimate, instalments }: BasketPageProps) {
  const t = useMessages(messages).page;
  const { status, basket } = useBasket();
  const [isAnswered, setAnswered] = useState(false);
  if (!isAnswered && (basket || status === 'failed')) setAnswered(true);
  const isEmpty = basket && basket.count === 0;
  useHeadingFocus(isEmpty);
  if (isEmpty ?? (hasNoBasket && !isAnswered)) return <EmptyBasket />;
  if (basket) return <FilledBasket basket={basket} estimate={estimate} instalments={instalments} />;
  if (status === 'failed') {
    const retry = <Button onClick={() => void reloadBasket()}>{t.retry}</Button>;
    return <EmptyState title={t.failed} text={t.failedText} actions={retry} />;
  }
  return (
    <LoadingColumns
      title={t.title}
      loading={t.loading}
      needsScript={plain ? t.plainNeedsScript : t.needsScript}
      plain={plain && <PlainBasketList basket={plain} />}
    />
  );
}

const never = () => () => {};

function EmptyBasket() {
  const t = useMessages(messages).page;
  const isWithoutCookies = useSyncExternalStore(
    never,
    () => navigator.cookieEnabled === false,
    () => false,
  );
  const href = useHref();
  return (
    <>
      <noscript>
        <Notice>{`${t.needsScript} ${t.needsCookie}`}</Notice>
      </noscript>
      {isWithoutCookies && <Notice tone="attention">{t.needsCookie}</Notice>}
      <EmptyState
        title={t.empty}
        text={t.emptyText}
        picture={<img src={emptyPicture} alt="" width="260" height="220" />}
        actions={
          <>
            <ButtonLink href={href('/catalog')}>{t.toCatalogue}</ButtonLink>
            <ButtonLink variant="line" href={href('/profile/orders')}>
              {t.myOrders}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

function FilledBasket({
  basket,
  estimate,
  instalments,
}: { basket: Basket } & Pick<BasketPageProps, 'estimate' | 'instalments'>) {
  const t = useMessages(messages).page;
  const { count } = useMessages(shortMessages);
  const locale = useLocale();
  const { quantities, pending, isStale } = useBasket();
  return (
    <>
      <PageHead
        title={t.title}
        count={count(basket.count)}
        actions={<ClearButton onClear={clearBasket} text={t.clearText} texts={t} />}
      />
      <Columns side="summary">
        <div>
          <div role="status">
            {isStale && (
              <Notice tone="attention" className={styles.stale}>
                {t.stale}
              </Notice>
            )}
          </div>
          <ul className="panel" aria-label={t.lines}>
            {basket.list.map((item) => (
              <BasketLine
                key={item.id}
                item={item}
                quantity={quantities.get(item.product_id) ?? item.quantity}
                pending={pending.has(item.product_id)}
              />
            ))}
          </ul>
          {basket.waiting > 0 && (
            <Notice tone="attention" className={styles.note}>
              {t.waiting(basket.waiting)}
            </Notice>
          )}
          <Notice className={styles.note}>
            {t.note} <SentenceWithLink to="/returns" parts={t.returns} />
          </Notice>
        </div>
        <Box kind="summary" title={t.summary}>
          <FreeDelivery basket={basket} />
          <BasketTotals
            basket={basket}
            delivery={
              basket.deliveryTypes.includes('pickup') || isNothingHandedOver(basket)
                ? undefined
                : { name: t.shipping, price: t.byAddress, amount: basket.price, vat: basket.vat }
            }
          />
          {estimate?.(basket)}
          {!basket.isOrderable && <WhyNotOrderable basket={basket} />}
          <CheckoutLink size="l" wide iconEnd="arrow-right" isOrderable={basket.isOrderable} />
          {instalments}
        </Box>
      </Columns>
      <StickyBar>
        <Amount value={basket.price} locale={locale} size="l" />
        <CheckoutLink isOrderable={basket.isOrderable} />
      </StickyBar>
    </>
  );
}

/**
 * A line is not available, or goods for delivery only stand beside others for the store only. In a shop that does not
 * deliver the former alone cannot be ordered.
 */
function WhyNotOrderable({ basket: { list, deliveryTypes } }: { basket: Basket }) {
  const t = useMessages(messages).page;
  const namesOf = (...fulfilments: BasketItem['fulfilment'][]) =>
    list
      .filter((item) => isHandedOver(item) && fulfilments.includes(item.fulfilment))
      .map(({ name }) => `«${name}»`)
      .join(', ');
  const inStore = namesOf('pickup');
  const mustSplit = deliveryTypes.length === 0 && inStore !== '';
  return (
    <Notice tone="attention">{mustSplit ? t.mustSplit(inStore, namesOf('delivery', 'home')) : t.mustChange}</Notice>
  );
}

function CheckoutLink({
  isOrderable,
  ...face
}: {
  isOrderable: boolean;
  size?: 'l';
  wide?: boolean;
  iconEnd?: 'arrow-right';
}) {
  const t = useMessages(messages).page;
  const href = useHref();
  if (isOrderable)
    return (
      <ButtonLink {...face} href={href('/checkout')}>
        {t.checkout}
      </ButtonLink>
    );
  return (
    <Button {...face} disabled>
      {t.checkout}
    </Button>
  );
}
