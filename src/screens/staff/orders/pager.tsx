import { Link, type To } from 'react-router';
import { formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from './messages.ts';
import styles from './pager.module.css';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly size: number;
  readonly to: (page: number) => To;
  /** Whether its rows are those of orders, which have keys. */
  readonly hasKeys?: boolean;
}

/** Which rows of how many are shown, and the way to the pages before and after. */
export function Pager({ page, pages, total, size, to, hasKeys = false }: PagerProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const [from, until] = [(page - 1) * size + 1, Math.min(page * size, total)];
  return (
    <nav className={styles.pager} aria-label={t.pages}>
      {hasKeys && (
        <span className={styles.keys} aria-hidden="true">
          <kbd>J</kbd> <kbd>K</kbd> {t.keys.move} · <kbd>X</kbd> {t.keys.mark} · <kbd>{t.keys.space}</kbd> {t.keys.look}
        </span>
      )}
      <span>
        {t.ofPage(...([from, until, total].map((count) => formatNumber(count, locale)) as [string, string, string]))}
      </span>
      {page > 1 && (
        <Link rel="prev" to={to(page - 1)}>
          {t.previous}
        </Link>
      )}
      {page < pages && (
        <Link rel="next" to={to(page + 1)}>
          {t.next}
        </Link>
      )}
    </nav>
  );
}
