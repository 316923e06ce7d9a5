import { formatNumber } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import choice from '#design/forms/choice.module.css';
import type { Facet } from '../../contract.ts';
import styles from './filter-form.module.css';
import { listName } from './listing-query.ts';
import { messages } from './messages.ts';

/** Values shown at first; the others are behind 'show more'. */
const maxVisibleValues = 6;

type ListFacetProps = {
  facet: Extract<Facet, { type: 'list' }>;
  chosen: readonly string[];
  locale: Locale;
};

export function ListFacet({ facet, chosen, locale }: ListFacetProps) {
  const t = messages[locale];
  const name = listName(facet.code);
  const line = ({ value, name: label, count }: (typeof facet.values)[number]) => (
    <FacetValue key={value} {...{ name, value, label, count, locale }} checked={chosen.includes(value)} />
  );
  const first = facet.values.filter(({ value }, index) => index < maxVisibleValues || chosen.includes(value));
  const more = facet.values.filter((value) => !first.includes(value));
  return (
    <>
      {first.map(line)}
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>
            {facet.code === 'brand' ? t.moreBrands(more.length) : t.moreValues(more.length, facet.name)}
          </summary>
          {more.map(line)}
        </details>
      )}
    </>
  );
}

type FacetValueProps = {
  name: string;
  value: string;
  label: string;
  count: number;
  checked: boolean;
  locale: Locale;
};

const handledByForm = (): void => undefined;

/** One of dozens of checkboxes, so without hooks; the form handles the changes of all. A value without products cannot be added. */
export const FacetValue = ({ name, value, label, count, checked, locale }: FacetValueProps) => (
  <label className={choice.choice}>
    <input
      type="checkbox"
      name={name}
      value={value}
      checked={checked}
      disabled={count === 0 && !checked}
      onChange={handledByForm}
    />
    <span>{label}</span>{' '}
    <small>
      {formatNumber(count, locale)}
      <span className="vh">{messages[locale].products(count)}</span>
    </small>
  </label>
);
