import type { ReactNode } from 'react';
import machines from '#design/illustrations/machines.svg?url';
import { ButtonLink } from '#design/actions/button.tsx';
import { PaymentMark } from '#design/data-display/payment-mark.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import { Icon } from '#design/page/icon.tsx';
import type { IconName } from '#design/page/icon-sprite.tsx';
import { Notice } from '#design/page/notice.tsx';
import { Section } from '#design/page/section.tsx';
import { formatEuros, formatList } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { allMonths, amountBounds, type FinancingOffer } from '../../financing-plans.ts';
import { lenderNames } from '../../lenders.ts';
import styles from './financing-page.module.css';
import { InstalmentCalculator } from './instalment-calculator.tsx';
import { messages } from './messages.ts';

interface FinancingPageProps {
  readonly offers: readonly FinancingOffer[];
  readonly title: string;
  /** Follows the terms; empty: nothing more is said. */
  readonly lead: string;
  /** The shop's own text, with the questions that customers ask; null: none. */
  readonly text: ReactNode;
}

/** What paying in instalments costs, how it works and with whom. */
export function FinancingPage({ offers, title, lead, text }: FinancingPageProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const href = useHref();
  if (offers.length === 0)
    return (
      <EmptyState
        title={t.none}
        text={t.noneText}
        actions={<ButtonLink href={href('/catalog')}>{t.toCatalogue}</ButtonLink>}
      />
    );
  const months = allMonths(offers);
  const names = offers.map(({ lender }) => lenderNames[lender]);
  return (
    <>
      <div className={styles.top}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{`${t.terms(months[0]!, months.at(-1)!, formatList(names, locale))} ${lead}`}</p>
          <img className={styles.picture} src={machines} alt="" width="400" height="360" />
        </div>
        <InstalmentCalculator offers={offers} />
      </div>
      <HowItWorks offers={offers} />
      <div className={styles.columns}>
        {text && <Section title={t.questions}>{text}</Section>}
        <Section title={t.lenders.title}>
          <ul className={styles.lenders}>
            {offers.map((offer) => (
              <li key={offer.lender}>
                <PaymentMark name={lenderNames[offer.lender]} />
                <span>
                  <b>{t.lenders.months(offer.months[0]!, offer.months.at(-1)!)}</b>
                  <small>
                    {t.lenders.amounts(formatEuros(offer.minAmount, locale), formatEuros(offer.maxAmount, locale))}
                  </small>
                </span>
              </li>
            ))}
          </ul>
          <Notice className={styles.otherwise}>{t.lenders.otherwise}</Notice>
        </Section>
      </div>
    </>
  );
}

function HowItWorks({ offers }: Pick<FinancingPageProps, 'offers'>) {
  const t = useMessages(messages).how;
  const locale = useLocale();
  const { min, max } = amountBounds(offers);
  const steps: readonly { icon: IconName; title: string; text: string }[] = [
    { icon: 'basket', title: t.basket.title, text: t.basket.text(formatEuros(min, locale), formatEuros(max, locale)) },
    { icon: 'card', ...t.choose },
    { icon: 'clock', ...t.answer },
    { icon: 'box', ...t.receive },
  ];
  return (
    <Section title={t.title}>
      <ol className={styles.how}>
        {steps.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} size="l" />
            <b>{title}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
