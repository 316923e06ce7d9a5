import { Chip, ChipLink, Chips } from '#design/actions/chip.tsx';
import { Dropdown } from '#design/overlays/dropdown.tsx';
import { onPlainClick } from '#web/plain-click.ts';
import type { CatalogueContext } from '../cards/catalogue-context.ts';
import { hasFilters } from './filter-changes.ts';
import type { FrequentFilter } from './frequent-filters.ts';
import { formatListingQuery, type ListingChoice } from './listing-query.ts';
import { splitChips } from './split-chips.ts';
import styles from './listing.module.css';
import { messages } from './messages.ts';

type FilterChipsProps = {
  filters: readonly FrequentFilter[];
  /** What is chosen already. */
  choice: ListingChoice;
  path: string;
  onChoose: (choice: ListingChoice) => void;
  context: CatalogueContext;
};

const chips = { room: 600, space: 39 };

/**
 * Frequent filters in one row, those without room behind 'more'. The first filter is a link, which search engines follow;
 * further ones are buttons of a form: their combinations are too many pages of the same products. Both work without scripts.
 */
export function FilterChips({ filters, choice, path, onChoose, context: { locale, href } }: FilterChipsProps) {
  const t = messages[locale];
  const [shown, rest] = splitChips(filters, ({ name }) => name, chips);
  const onClick = (chosen: ListingChoice) => onPlainClick(() => onChoose(chosen));
  const linkOf = ({ name, chosen }: FrequentFilter) => ({
    href: href(path) + formatListingQuery(chosen),
    onClick: onClick(chosen),
    children: name,
  });
  const buttonOf = ({ name, field, chosen }: FrequentFilter) => ({
    ...field,
    type: 'submit' as const,
    onClick: onClick(chosen),
    children: name,
  });
  const isForm = hasFilters(choice);
  const row = (
    <div className={styles.frequent} role="group" aria-label={t.frequent}>
      <Chips>
        {isForm &&
          [...new URLSearchParams(formatListingQuery({ ...choice, page: 1 }))].map(([name, value]) => (
            <input key={name + value} type="hidden" name={name} value={value} />
          ))}
        {shown.map((filter) =>
          isForm ? (
            <Chip key={filter.name} {...buttonOf(filter)} />
          ) : (
            <ChipLink key={filter.name} {...linkOf(filter)} />
          ),
        )}
      </Chips>
      {rest.length > 0 && (
        <Dropdown label={t.moreChips(rest.length)}>
          {rest.map((filter) =>
            isForm ? (
              <button key={filter.name} {...buttonOf(filter)} />
            ) : (
              <a key={filter.name} {...linkOf(filter)}>
                {filter.name}
              </a>
            ),
          )}
        </Dropdown>
      )}
    </div>
  );
  if (!isForm) return row;
  return (
    <form className={styles.combined} method="get" action={href(path)}>
      {row}
    </form>
  );
}
