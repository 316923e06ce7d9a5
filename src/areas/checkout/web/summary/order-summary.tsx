import type { ReactNode } from 'react';
import type { Basket } from '#areas/basket/contract.ts';
import { BasketTotals, type DeliveryTotals } from '#areas/basket/web/basket-web.ts';
import { messages as catalogueMessages } from '#areas/catalogue/messages.ts';
import { ItemList } from '#design/data-display/item-list.tsx';
import { Box } from '#design/page/box.tsx';
import { Icon } from '#design/page/icon.tsx';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Link } from '#web/link.tsx';
import { messages } from '../../messages.ts';
import styles from './order-summary.module.css';
import { withNonBreakingUnits } from '#values/non-breaking-units.ts';

interface OrderSummaryProps {
  readonly basket: Basket;
  readonly delivery: DeliveryTotals;
  /** What was chosen, between lines and totals. */
  readonly choices?: ReactNode;
  /** Consent and button. */
  readonly children: ReactNode;
}

/** Longer lists scroll, so that the button stays in sight; they must be reached by keyboard then. */
const shownLines = 5;

/** The lines and totals of the order, with the button. It follows the page beside a tall form. */
export function OrderSummary({ basket, delivery, choices, children }: OrderSummaryProps) {
  const t = useMessages(messages);
  return (
    <Box
      kind="summary"
      title={t.summary.title}
      actions={
        <Link className="small" to="/basket" aria-label={`${t.change}: ${t.summary.title}`}>
          {t.change}
        </Link>
      }
    >
      <div
        className={styles.lines}
        {...(basket.list.length > shownLines && { tabIndex: 0, role: 'group', 'aria-label': t.summary.title })}
      >
        <OrderLines basket={basket} />
      </div>
      {choices}
      <BasketTotals basket={basket} delivery={delivery} />
      {children}
    </Box>
  );
}

/** The same in one line above the form, for telephones; it opens to the lines. */
export function FoldedSummary({ basket, delivery: { amount } }: Pick<OrderSummaryProps, 'basket' | 'delivery'>) {
  const t = useMessages(messages).summary;
  const locale = useLocale();
  return (
    <details className={`${styles.folded} only-m`}>
      <summary>
        <Icon name="basket" />
        <span>{t.folded(basket.units)}</span>
        <b>{formatEuros(amount, locale)}</b>
        <Icon name="chevron-down" className={styles.arrow} />
      </summary>
      <OrderLines basket={basket} />
    </details>
  );
}

function OrderLines({ basket }: { basket: Basket }) {
  const t = useMessages(messages).summary;
  const { withdrawalExemptions } = useMessages(catalogueMessages);
  const locale = useLocale();
  return (
    <ItemList
      items={basket.list.map(({ id, name, picture, quantity, sum, withdrawalExemption }) => ({
        id,
        name: withNonBreakingUnits(name),
        picture,
        detail: [t.quantity(quantity), withdrawalExemption && withdrawalExemptions[withdrawalExemption]]
          .filter(Boolean)
          .join(' · '),
        end: formatEuros(sum, locale),
      }))}
    />
  );
}
