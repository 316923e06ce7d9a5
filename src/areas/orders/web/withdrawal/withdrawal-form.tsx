import { type FormEvent, useRef, useState } from 'react';
import { Box } from '#design/page/box.tsx';
import { Button, LinkButton } from '#design/actions/button.tsx';
import { Columns } from '#design/page/columns.tsx';
import { Notice } from '#design/page/notice.tsx';
import { Select } from '#design/forms/select.tsx';
import { TextField } from '#design/forms/text-field.tsx';
import { isPlainLine, nameLineLength } from '#values/plain-line.ts';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from './messages.ts';
import { RefundSummary } from './refund-summary.tsx';
import {
  chosenItems,
  piecesLeft,
  type Reason,
  type WithdrawableOrder,
  type WithdrawalChoice,
} from './withdrawal-choice.ts';
import { WithdrawalItems } from './withdrawal-items.tsx';
import styles from './withdrawal.module.css';

interface WithdrawalFormProps {
  readonly order: WithdrawableOrder;
  readonly choice: WithdrawalChoice;
  readonly onChange: (choice: WithdrawalChoice) => void;
  readonly onOther: () => void;
  readonly onNext: () => void;
}

const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** The first step: what goes back, and who withdraws. */
export function WithdrawalForm({ order, choice, onChange, onOther, onNext }: WithdrawalFormProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  const hasItems = chosenItems(order, choice).length > 0;
  const name = choice.name.trim();
  const hasName = name !== '' && isPlainLine(name);

  function next(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (hasItems && hasName) return onNext();
    form.current?.querySelector<HTMLElement>(hasItems ? '[name=name]' : 'input')?.focus();
  }
  const whole = Object.fromEntries(
    order.items
      .filter((item) => item.withdrawalExemption !== 'made_to_measure')
      .map((item) => [item.product_id, piecesLeft(item)]),
  );
  const heading = order.deliveredAt
    ? t.orderDelivered(order.number, formatDate(order.deliveredAt, locale, day))
    : t.order(order.number);

  return (
    <form ref={form} noValidate onSubmit={next}>
      <Columns side="summary">
        <div className={styles.stacked}>
          <Box title={heading} actions={<LinkButton onClick={onOther}>{t.otherOrder}</LinkButton>}>
            <p>
              {order.until
                ? t.until(formatDate(order.until, locale, { ...day, hour: '2-digit', minute: '2-digit' }))
                : t.notDelivered}
            </p>
            {order.returns.map(({ reference, receivedAt }) => (
              <p key={reference} className={styles.note}>
                {t.earlier(reference, formatDate(receivedAt, locale))}
              </p>
            ))}
          </Box>
          <Box
            title={t.what}
            actions={<LinkButton onClick={() => onChange({ ...choice, pieces: whole })}>{t.wholeOrder}</LinkButton>}
          >
            <WithdrawalItems
              order={order}
              pieces={choice.pieces}
              onChange={(pieces) => onChange({ ...choice, pieces })}
            />
            {isChecked && !hasItems && (
              <Notice tone="error" live>
                {t.chooseSome}
              </Notice>
            )}
          </Box>
          <Box title={t.yourData}>
            <div className={styles.form}>
              <TextField
                label={t.name}
                name="name"
                autoComplete="name"
                maxLength={nameLineLength}
                required
                value={choice.name}
                error={isChecked && !hasName ? (name === '' ? t.needed : t.noLinks) : undefined}
                onChange={({ target }) => onChange({ ...choice, name: target.value })}
              />
              <Select
                label={t.reason}
                labelNote={t.optional}
                value={choice.reason}
                onChange={({ target }) => onChange({ ...choice, reason: target.value as Reason })}
                options={Object.entries(t.reasons).map(([value, label]) => ({ value, label }))}
              />
            </div>
          </Box>
        </div>
        <RefundSummary order={order} choice={choice} note={t.notYet}>
          <Button type="submit" size="l" wide iconEnd="arrow-right">
            {t.next}
          </Button>
        </RefundSummary>
      </Columns>
    </form>
  );
}
