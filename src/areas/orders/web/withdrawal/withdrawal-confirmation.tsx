import { useShopMessages } from '#i18n/messages.ts';
import { brandedName } from '#values/product-name.ts';
import { Box } from '#design/page/box.tsx';
import { Button, LinkButton } from '#design/actions/button.tsx';
import { Columns } from '#design/page/columns.tsx';
import { Notice } from '#design/page/notice.tsx';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { messages } from './messages.ts';
import { RefundSummary } from './refund-summary.tsx';
import {
  chosenItems,
  hasSealed,
  mayHaveGoods,
  type ShopAddress,
  type WithdrawableOrder,
  type WithdrawalChoice,
} from './withdrawal-choice.ts';
import styles from './withdrawal.module.css';
import { withNonBreakingUnits } from '#values/non-breaking-units.ts';

interface WithdrawalConfirmationProps {
  readonly order: WithdrawableOrder;
  readonly choice: WithdrawalChoice;
  readonly shop: ShopAddress;
  /** It takes effect once the link of its mail is opened. */
  readonly isDeclared: boolean;
  readonly error: string | undefined;
  readonly isBusy: boolean;
  readonly onBack: () => void;
  readonly onConfirm: () => void;
}

/** The second step: the statement as it will be stored, and the button that makes it. */
export function WithdrawalConfirmation(props: WithdrawalConfirmationProps) {
  const { order, choice, shop, isDeclared, error, isBusy, onBack, onConfirm } = props;
  const t = useShopMessages(messages);
  const locale = useLocale();
  const placed = formatDate(order.placedAt, locale);
  const items = chosenItems(order, choice);
  return (
    <Columns side="summary">
      <Box title={t.declaration} actions={<LinkButton onClick={onBack}>{t.correct}</LinkButton>}>
        <blockquote className={styles.statement}>
          <p>{t.attention(shop.company, shop.address)}</p>
          <p>
            {t.declareBefore}
            <b>{choice.name.trim()}</b>
            {t.declareAfter}
          </p>
          <ul>
            {items.map(({ product_id, name, brand, article, chosen }) => (
              <li key={product_id}>
                <b>{t.units(chosen)}</b> {t.item(withNonBreakingUnits(brandedName(name, brand)))}
                <span className="nowrap">{article}</span>
              </li>
            ))}
          </ul>
          <p>
            {order.deliveredAt
              ? t.declaredDelivered(order.number, placed, formatDate(order.deliveredAt, locale))
              : t.declaredOrder(order.number, placed)}
          </p>
          {hasSealed(items) && <p>{t.sealsIntact}</p>}
        </blockquote>
        {mayHaveGoods(order) && (
          <p className={styles.note}>{order.deliveredAt ? t.bringBack : t.bringBackIfReceived}</p>
        )}
      </Box>
      <RefundSummary order={order} choice={choice} note={isDeclared ? t.linkByMail : t.receiptByMail}>
        {error && (
          <Notice tone="error" live>
            {error}
          </Notice>
        )}
        <Button size="l" wide loading={isBusy} onClick={onConfirm}>
          {t.confirm}
        </Button>
      </RefundSummary>
    </Columns>
  );
}
