import type { ChangeEvent } from 'react';
import type { Locale } from '#i18n/locale.ts';
import type { Facet } from '../../contract.ts';
import styles from './filter-form.module.css';
import { FacetValue } from './list-facet.tsx';
import { listName, type ListingChoice } from './listing-query.ts';
import { messages } from './messages.ts';
import { withSection } from './section-choice.ts';

type ListedFacet = Extract<Facet, { type: 'list' }>;
type Value = ListedFacet['values'][number];

type TreeFacetProps = {
  facet: ListedFacet;
  choice: ListingChoice;
  onChange: (choice: ListingChoice) => void;
  locale: Locale;
};

/** Sections with those below them behind native disclosures, which are open where there is only one way or something is chosen. */
export default function TreeFacet({ facet, choice, onChange, locale }: TreeFacetProps) {
  const change = (event: ChangeEvent<HTMLElement>) => {
    const { value, checked } = event.target as HTMLInputElement;
    // The form would take it for a list, in which values do not stand for one another.
    event.stopPropagation();
    onChange(withSection(choice, facet, value, checked));
  };
  return (
    <div onChange={change}>
      <Branches
        {...{ values: facet.values, name: listName(facet.code), chosen: choice.lists[facet.code] ?? [], locale }}
      />
    </div>
  );
}

type BranchesProps = { values: readonly Value[]; name: string; chosen: readonly string[]; locale: Locale };

function Branches({ values, name, chosen, locale }: BranchesProps) {
  const branches = branchesOf(values);
  return branches.map(({ top, below }) => (
    <div key={top.value}>
      <FacetValue
        {...{ name, value: top.value, label: top.name, count: top.count, locale }}
        checked={chosen.includes(top.value)}
      />
      {below.length > 0 && (
        <details
          className={`${styles.more} ${styles.below}`}
          open={branches.length === 1 || [top, ...below].some(({ value }) => chosen.includes(value))}
        >
          <summary>{messages[locale].within(top.name)}</summary>
          <Branches {...{ values: below, name, chosen, locale }} />
        </details>
      )}
    </div>
  ));
}

/** The values of the least depth, each with those that follow until the next. */
function branchesOf(values: readonly Value[]): { top: Value; below: Value[] }[] {
  const branches: { top: Value; below: Value[] }[] = [];
  for (const value of values) {
    const last = branches.at(-1);
    if (last && value.depth! > last.top.depth!) last.below.push(value);
    else branches.push({ top: value, below: [] });
  }
  return branches;
}
