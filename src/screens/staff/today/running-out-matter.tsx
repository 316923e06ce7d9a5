import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import type { RunningOut } from '#areas/orders/staff-attention-calls.ts';
import { formatNumber, pluralForm } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import styles from './attention-card.module.css';
import { messages } from './messages.ts';

const firstNamed = 3;

/** What sells and has few pieces left; each article leads to the orders that have it. */
export function RunningOutMatter({ total, articles }: RunningOut) {
  const t = useMessages(messages).runningOut;
  const locale = useLocale();
  const [isWhole, setWhole] = useState(false);
  const named = isWhole ? articles : articles.slice(0, firstNamed);
  const rest = total - named.length;
  return (
    <li className={styles.matter}>
      <span className={styles.warn}>
        <Icon name="box" />
      </span>
      <p>
        <b>{pluralForm(total, locale, t.title)(formatNumber(total, locale))}</b>
        <span className={styles.why}>
          {named.map(({ product_id, article, name, stock }, place) => (
            <Fragment key={product_id}>
              {place > 0 && ', '}
              <Link to={`/orders?view=all&q=${encodeURIComponent(article)}`}>{article}</Link> {name} (
              {pluralForm(stock, locale, t.left)(formatNumber(stock, locale))})
            </Fragment>
          ))}
          {rest > 0 && ` ${t.more(formatNumber(rest, locale))}`}
        </span>
      </p>
      {articles.length > firstNamed && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t.showFew : t.showAll}
        </Button>
      )}
    </li>
  );
}
