import { formatEuros, formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useErrorText } from '../session/error-text.ts';
import { useStaffClient, valueOf } from '../session/staff-client.ts';
import { messages } from './messages.ts';
import type { DraftLine } from './order-draft.ts';
import { SearchBox } from './search-box.tsx';
import styles from './new-order.module.css';

/** Finds an article by name, number or scanner. */
export function ArticleSearch({ onTake }: { onTake: (article: Omit<DraftLine, 'quantity'>) => void }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const client = useStaffClient();
  const errorText = useErrorText();
  return (
    <SearchBox
      label={t.findArticle}
      hint={t.findArticleHint}
      none={t.noArticles}
      errorText={errorText}
      search={async (query) => {
        const { articles, isExact } = valueOf(await client('POST /staff/articles/find', { body: { query } }));
        return { found: articles, take: isExact ? articles[0] : undefined };
      }}
      onTake={onTake}
      keyOf={({ product_id }) => product_id}
      isForScans
    >
      {({ name, article, price, stock }) => (
        <>
          {name} <span className={styles.quiet}>{article}</span> <b>{formatEuros(price, locale)}</b>{' '}
          <span className={stock > 0 ? styles.quiet : styles.short}>
            {stock > 0 ? t.stock(formatNumber(stock, locale)) : t.noStock}
          </span>
        </>
      )}
    </SearchBox>
  );
}
