import { messages as catalogueMessages } from '#areas/catalogue/messages.ts';
import { shownPrice } from '#areas/pricing/price.ts';
import { pictureFrame, smallWidths, Picture } from '#design/products/picture.tsx';
import { Price } from '#design/products/price.tsx';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { withNonBreakingUnits } from '#values/non-breaking-units.ts';
import { useHref } from '#web/link.tsx';
import type { SearchItem } from '../contract.ts';
import { messages } from '../messages.ts';
import { highlightMatches } from './highlight-matches.ts';
import styles from './search-panel.module.css';

type SuggestionOptionProps = { id: string; item: SearchItem; query: string; isActive: boolean };

/** A product, section or brand; the arrow keys choose it while the focus stays in the box. */
export function SuggestionOption({ id, item, query, isActive }: SuggestionOptionProps) {
  const { name, brand, picture, price, lowestPrice30Days, url } = item;
  const t = useMessages(messages);
  const { lowest30 } = useMessages(catalogueMessages);
  const locale = useLocale();
  const href = useHref();
  return (
    <a id={id} className={styles.option} role="option" tabIndex={-1} aria-selected={isActive} href={href(url)}>
      <span className={pictureFrame(styles.picture)}>
        {picture && <Picture picture={{ ...picture, alt: '' }} sizes="64px" widths={smallWidths} decorative />}
      </span>
      <span className={styles.name}>
        {highlightMatches(withNonBreakingUnits(name), query).map(({ text, isMatch }, at) =>
          isMatch ? <mark key={at}>{text}</mark> : text,
        )}
        {brand && <small>{brand}</small>}
      </span>
      {price && (
        <Price
          {...shownPrice(price)}
          locale={locale}
          size="s"
          oldLabel={t.before}
          className={styles.price}
          note={lowestPrice30Days ? lowest30(formatEuros(lowestPrice30Days, locale)) : undefined}
        />
      )}
    </a>
  );
}
