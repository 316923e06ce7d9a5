import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { ButtonLink } from '#design/actions/button.tsx';
import { FactList } from '#design/data-display/fact-list.tsx';
import { ChoiceTile } from '#design/forms/choice-tile.tsx';
import { readTypedNumber } from '#values/written-number.ts';
import { TextField } from '#design/forms/text-field.tsx';
import { Box } from '#design/page/box.tsx';
import { Amount } from '#design/products/price.tsx';
import { Tag } from '#design/products/tag.tsx';
import { formatEuros, formatPercent } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { eurosFromCents } from '#values/money.ts';
import { useHref } from '#web/link.tsx';
import {
  allMonths,
  amountBounds,
  amountKey,
  type FinancingOffer,
  type FinancingPlan,
  findPlan,
} from '../../financing-plans.ts';
import { lenderNames } from '../../lenders.ts';
import styles from './instalment-calculator.module.css';
import { messages } from './messages.ts';

/** The euros and months that it opens with. */
const example = { amount: 329, months: 12 };

/** What an amount costs over the months that a lender has for it: a preliminary calculation. */
export function InstalmentCalculator({ offers }: { offers: readonly FinancingOffer[] }) {
  const t = useMessages(messages).calculator;
  const locale = useLocale();
  const href = useHref();
  const bounds = amountBounds(offers);
  const fit = (amount: number): number => Math.min(bounds.max, Math.max(bounds.min, amount));
  const [amount, setAmount] = useState(fit(example.amount));
  const [months, setMonths] = useState(example.months);

  // The page is cached, the same for every address.
  useEffect(() => {
    const given = readTypedNumber(new URLSearchParams(window.location.search).get(amountKey) ?? '');
    if (given !== null) setAmount(fit(given));
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const plans = allMonths(offers).map((count) => ({ count, plan: findPlan(offers, amount, count) }));
  const plan = chosenPlan(plans, months);
  const euros = (value: number): string => formatEuros(value, locale);
  return (
    <Box title={t.title} actions={<Tag tone="mute">{t.tag}</Tag>}>
      <AmountField label={t.amount} value={amount} onChange={(value) => setAmount(fit(value))} />
      <input
        className={styles.slider}
        type="range"
        aria-label={t.slider}
        aria-valuetext={euros(amount)}
        min={bounds.min}
        max={bounds.max}
        step={1}
        value={amount}
        onChange={({ target }) => setAmount(target.valueAsNumber)}
      />
      <p className={styles.bounds}>
        <span>{t.min(euros(bounds.min))}</span>
        <span>{t.max(euros(bounds.max))}</span>
      </p>
      <fieldset className={styles.choice}>
        <legend className={styles.legend}>{t.term}</legend>
        <div className={styles.terms}>
          {plans.map(({ count, plan: offered }) => (
            <ChoiceTile
              key={count}
              name="months"
              checked={count === plan?.months}
              disabled={!offered}
              onChange={() => setMonths(count)}
              title={t.months(count)}
              text={offered ? t.monthly(euros(eurosFromCents(offered.monthly))) : t.notOffered}
            />
          ))}
        </div>
      </fieldset>
      {plan && <Result plan={plan} amount={amount} />}
      <ButtonLink size="l" wide iconEnd="arrow-right" href={href('/catalog')}>
        {t.choose}
      </ButtonLink>
      {plan && <p className={styles.note}>{t.example(euros(amount), plan.months, lenderNames[plan.lender])}</p>}
    </Box>
  );
}

interface OfferedTerm {
  readonly count: number;
  readonly plan: FinancingPlan | null;
}

/** The chosen months, or the longest below them that the amount can have, else the shortest. */
function chosenPlan(terms: readonly OfferedTerm[], months: number): FinancingPlan | null {
  const offered = terms.filter(({ plan }) => plan !== null);
  return (offered.findLast(({ count }) => count <= months) ?? offered[0])?.plan ?? null;
}

function Result({ plan, amount }: { plan: FinancingPlan; amount: number }) {
  const t = useMessages(messages).calculator;
  const locale = useLocale();
  const cents = (value: FinancingPlan['total']): string => formatEuros(eurosFromCents(value), locale);
  return (
    <div className={styles.result}>
      <output className={styles.monthly}>
        <span className="small">{t.instalments(plan.months)}</span>
        <Amount value={eurosFromCents(plan.monthly)} locale={locale} size="xl" />
        {plan.last !== plan.monthly && <span className="small">{t.lastInstalment(cents(plan.last))}</span>}
      </output>
      <FactList
        facts={[
          { name: t.price, value: formatEuros(amount, locale) },
          { name: t.cost, value: cents(plan.cost) },
          { name: t.total, value: cents(plan.total) },
          { name: t.rates, value: `${formatPercent(plan.tin, locale)} / ${formatPercent(plan.tae, locale)}` },
        ]}
      />
    </div>
  );
}

interface AmountFieldProps {
  readonly label: string;
  /** Euros. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** An amount to type; what is no amount gives way to the last one. */
function AmountField({ label, value, onChange }: AmountFieldProps) {
  const locale = useLocale();
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  function settle(): void {
    const amount = text === null ? null : readTypedNumber(text);
    if (amount !== null) onChange(amount);
    setText(null);
  }
  return (
    <TextField
      id={id}
      className={styles.amount}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={text ?? formatEuros(value, locale)}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setText(target.value)}
      onBlur={settle}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'Enter') settle();
      }}
    />
  );
}
