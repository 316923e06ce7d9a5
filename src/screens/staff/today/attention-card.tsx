import { useState } from 'react';
import { Link } from 'react-router';
import type { StaffOrderRow } from '#areas/orders/staff-calls.ts';
import type { OrderWarning } from '#areas/orders/staff-warnings.ts';
import { formatEuros, formatNumber, pluralForm } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { NewsBar } from '../live/news-bar.tsx';
import { useSteadyRows } from '../live/steady-rows.ts';
import { ButtonLink, LinkButton } from '../parts/button.tsx';
import { Card } from '../parts/card.tsx';
import { Icon } from '../parts/icon.tsx';
import { useMay } from '../session/session.ts';
import { useAttention } from '../session/use-attention.ts';
import styles from './attention-card.module.css';
import { useStaffDay } from './day-query.ts';
import { matterAct } from './matter-act.ts';
import { messages } from './messages.ts';
import { RunningOutMatter } from './running-out-matter.tsx';

/** So many are shown at first: what is below has not become less urgent, but the rest of the day is seen too. */
const firstShown = 5;

/** Orders whose money or mails need somebody, each with the reason, and goods that run out; nothing where there are none. */
export function AttentionCard() {
  const t = useMessages(messages);
  const locale = useLocale();
  const [isWhole, setWhole] = useState(false);
  const query = useAttention();
  const { list, showAll, ...news } = useSteadyRows('attention', query);
  const runningOut = useStaffDay()?.runningOut;
  const isRunningOut = runningOut !== undefined && runningOut.total > 0;
  const orders = list?.orders ?? [];
  const matters = orders.length + (isRunningOut ? 1 : 0);
  if (matters === 0 && news.added === 0) return null;
  const count = formatNumber(orders.length, locale);
  const counted = pluralForm(matters, locale, {
    one: t.matterOne,
    other: t.matters(formatNumber(matters, locale)),
  });
  return (
    <Card title={t.attention} aside={<span className={styles.count}>{counted}</span>} bare>
      <NewsBar {...news} onShow={showAll} />
      <ul>
        {orders.slice(0, isWhole ? undefined : firstShown).map((order) => (
          <Matter key={order.orderId} order={order} />
        ))}
        {isRunningOut && <RunningOutMatter {...runningOut} />}
      </ul>
      {!isWhole && orders.length > firstShown && (
        <p className={styles.more}>
          <LinkButton onClick={() => setWhole(true)}>{t.showMore(count)}</LinkButton>
        </p>
      )}
    </Card>
  );
}

/** An order with its most pressing reason. */
function Matter({ order: { orderId, number, customer, warnings } }: { order: StaffOrderRow }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const may = useMay();
  const warning = warnings?.find(isMatter);
  if (!warning) return null;
  const { kind, amount } = warning;
  const { act, to } = matterAct(warning, orderId, may);
  const sum = amount === undefined ? '' : formatEuros(amount, locale);
  return (
    <li className={styles.matter}>
      <span className={kind === 'mail_failed' ? styles.warn : styles.bad}>
        <Icon name={kind === 'mail_failed' ? 'mail' : 'money'} />
      </span>
      <p>
        <b>
          {t.titles[kind]} <Link to={`/orders/${orderId}`}>{number}</Link>
          {sum && `, ${sum}`}
        </b>
        <span className={styles.why}>
          {customer.name}. {t.why[kind]}
        </span>
      </p>
      <ButtonLink size="small" to={to}>
        {act === null ? t.openOrder : t.acts[act](sum)}
        <span className="vh"> {number}</span>
      </ButtonLink>
    </li>
  );
}

type Matters = OrderWarning & { readonly kind: keyof (typeof messages)['es']['titles'] };
const isMatter = (warning: OrderWarning): warning is Matters => warning.kind in messages.es.titles;
