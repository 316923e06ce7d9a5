import { Fragment } from 'react';
import { OptionCards } from '#design/forms/option-cards.tsx';
import { Icon } from '#design/page/icon.tsx';
import { Notice } from '#design/page/notice.tsx';
import { formatEuros, formatList, formatPercent } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { type Cents, eurosFromCents } from '#values/money.ts';
import type { PaymentMethod, PaymentMethodOffer } from '../contract.ts';
import { allPlans, type FinancingOffer } from '../financing-plans.ts';
import { messages } from '../messages.ts';
import { PaymentMarks } from './payment-marks.tsx';
import styles from './payment-methods.module.css';

interface PaymentMethodsProps {
  readonly label: string;
  readonly methods: readonly PaymentMethodOffer[];
  readonly financing: readonly FinancingOffer[];
  /** Euros to pay, for the lenders' examples. */
  readonly amount: number;
  readonly value: PaymentMethod | null;
  readonly onChange: (method: PaymentMethod) => void;
  readonly error?: string | undefined;
}

/** The ways to pay that can be used, each with its marks, and one line for each reason why others cannot. */
export function PaymentMethods(props: PaymentMethodsProps) {
  const { label, methods, financing, amount, value, onChange, error } = props;
  const locale = useLocale();
  const unavailable = methods.filter(({ available }) => !available);
  const reasons = new Set(unavailable.map(({ reason }) => reason));
  const t = useMessages(messages);
  return (
    <>
      {methods.some(({ available, isTest }) => available && isTest) && <Notice tone="attention">{t.test}</Notice>}
      <OptionCards
        label={label}
        hideLabel
        value={value ?? undefined}
        onChange={onChange}
        {...(error && { error })}
        options={methods
          .filter(({ available }) => available)
          .map(({ code, name }) => ({
            value: code,
            title: name,
            detail: (
              <MethodDetail method={code} offers={financing.filter(({ lender }) => lender === code)} amount={amount} />
            ),
            end: <PaymentMarks method={code} />,
          }))}
      />
      {[...reasons].map((reason) => (
        <p key={reason} className={styles.unavailable}>
          <Icon name="info" />
          <span>
            <b>
              {formatList(
                unavailable.filter((method) => method.reason === reason).map(({ name }) => name),
                locale,
              )}
            </b>
            : {reason}
          </span>
        </p>
      ))}
    </>
  );
}

interface MethodDetailProps {
  readonly method: PaymentMethod;
  readonly offers: readonly FinancingOffer[];
  readonly amount: number;
}

/** What a method is like; of a lender all its terms, so that a buyer can choose before leaving for it. */
function MethodDetail({ method, offers, amount }: MethodDetailProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const plans = allPlans(offers, amount);
  const euros = (value: Cents): string => formatEuros(eurosFromCents(value), locale);
  const percent = (rate: number): string => formatPercent(rate, locale);
  return (
    <>
      {t.details[method]}
      {plans.map(({ months, monthly, total }) => (
        <Fragment key={months}>
          <br />
          {t.term(months, euros(monthly), euros(total))}
        </Fragment>
      ))}
      {plans[0] && (
        <>
          <br />
          {t.rates(percent(plans[0].tin), percent(plans[0].tae))}
        </>
      )}
    </>
  );
}
