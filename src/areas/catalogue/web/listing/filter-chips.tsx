import { ChipLink, Chips } from '#design/actions/chip.tsx';
import { Dropdown } from '#design/overlays/dropdown.tsx';
import { onPlainClick } from '#web/plain-click.ts';
import type { CatalogueContext } from '../cards/catalogue-context.ts';
import type { FrequentFilter } from './frequent-filters.ts';
import { formatListingQuery, type ListingChoice } from './listing-query.ts';
import { splitChips } from './split-chips.ts';
import styles from './listing.module.css';
import { messages } from './messages.ts';

type FilterChipsProps = {
  filters: readonly FrequentFilter[];
  path: string;
  onChoose: (choice: ListingChoice) => void;
  context: CatalogueContext;
};

const chips = { room: 600, space: 39 };

/** Frequent filters in one row, those without room behind 'more': links, so that they work without scripts. */
export function FilterChips({ filters, path, onChoose, context: { locale, href } }: FilterChipsProps) {
  const t = messages[locale];
  const [shown, rest] = splitChips(filters, ({ name }) => name, chips);
  const linkOf = ({ name, chosen }: FrequentFilter) => ({
    href: href(path) + formatListingQuery(chosen),
    onClick: onPlainClick(() => onChoose(chosen)),
    children: name,
  });
  return (
    <div className={styles.frequent} role="group" aria-label={t.frequent}>
      <Chips>
        {shown.map((filter) => (
          <ChipLink key={filter.name} {...linkOf(filter)} />
        ))}
      </Chips>
      {rest.length > 0 && (
        <Dropdown label={t.moreChips(rest.length)}>
          {rest.map((filter) => (
            <a key={filter.name} {...linkOf(filter)}>
              {filter.name}
            </a>
          ))}
        </Dropdown>
      )}
    </div>
  );
}
