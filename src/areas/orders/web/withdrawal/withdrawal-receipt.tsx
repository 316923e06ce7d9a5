import { useShopMessages } from '#i18n/messages.ts';
import { brandedName } from '#values/product-name.ts';
import type { CallAnswer } from '#values/call.ts';
import { Box } from '#design/page/box.tsx';
import { Button, ButtonLink } from '#design/actions/button.tsx';
import { Columns } from '#design/page/columns.tsx';
import { Icon } from '#design/page/icon.tsx';
import { FactList } from '#design/data-display/fact-list.tsx';
import { Tag } from '#design/products/tag.tsx';
import { formatDate, formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { addCents, cents, eurosFromCents } from '#values/money.ts';
import { useHref } from '#web/link.tsx';
import { dayMs } from '#values/durations.ts';
import type { withdraw } from '../../contract.ts';
import pageStyles from '../order-pages.module.css';
import { messages } from './messages.ts';
import {
  chosenItems,
  mayHaveGoods,
  refundOf,
  type WithdrawableOrder,
  type WithdrawalChoice,
} from './withdrawal-choice.ts';
import styles from './withdrawal.module.css';

interface WithdrawalReceiptProps {
  readonly order: WithdrawableOrder;
  readonly choice: WithdrawalChoice;
  readonly receipt: CallAnswer<typeof withdraw>;
  /** It takes effect once the link of its mail is opened. */
  readonly isDeclared: boolean;
}

const second: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
};

/** The receipt, or what was declared and is still to be confirmed, with date and time; the same is in the mail. */
export function WithdrawalReceipt({ order, choice, receipt, isDeclared }: WithdrawalReceiptProps) {
  const { reference, receivedAt } = receipt;
  const t = useShopMessages(messages);
  const locale = useLocale();
  const href = useHref();
  const { goods, delivery } = refundOf(order, choice);
  const by = formatDate(new Date(Date.parse(receivedAt) + 14 * dayMs), locale);
  const items = chosenItems(order, choice).map(
    ({ name, brand, chosen }) => `${t.units(chosen)} ${brandedName(name, brand)}`,
  );
  const amount = formatEuros(eurosFromCents(addCents(goods, delivery ?? cents(0))), locale);
  const due = order.due === undefined ? null : formatEuros(order.due, locale);
  const refund = order.isPaid ? t.refundBy(amount, by) : due === null ? t.unpaid : t.partlyPaid(due);
  return (
    <Columns side="summary" className={styles.receipt}>
      <div>
        <section className={`${pageStyles.thanks} ink`}>
          <span className={pageStyles.done}>
            <Icon name={isDeclared ? 'clock' : 'check'} size="l" />
          </span>
          <h1>{isDeclared ? t.declaredTitle : t.doneTitle}</h1>
          <p>
            {t.receivedBefore}
            <b>{formatDate(receivedAt, locale, second)}</b>
            {t.receivedAfter}
          </p>
        </section>
        <Box title={(isDeclared ? t.declared : t.receipt)(reference)} actions={<Tag tone="good">{t.mailed}</Tag>}>
          <FactList
            facts={[
              { name: t.factOrder, value: order.number },
              { name: t.factItems, value: items.join(', ') },
              // Nothing is due before the link of the mail is opened; its receipt then says by when.
              ...(order.deliveredAt && !isDeclared ? [{ name: t.factGoods, value: t.goodsBy(by) }] : []),
              ...(isDeclared ? [] : [{ name: t.factRefund, value: refund }]),
            ]}
          />
          <p className={styles.note}>
            <Button variant="line" onClick={() => window.print()}>
              {t.print}
            </Button>
          </p>
        </Box>
      </div>
      <Box kind="summary" title={t.whatNext}>
        {isDeclared ? (
          <p>{t.declaredNext}</p>
        ) : mayHaveGoods(order) ? (
          <ol className={styles.next}>
            <li>{order.deliveredAt ? t.stepGoods : t.stepGoodsIfReceived}</li>
            {t.nextSteps.split('\n').map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        ) : (
          <p>{t.nothingToDo}</p>
        )}
        <p className={styles.note}>
          <ButtonLink variant="line" wide href={href('/')}>
            {t.home}
          </ButtonLink>
        </p>
      </Box>
    </Columns>
  );
}
