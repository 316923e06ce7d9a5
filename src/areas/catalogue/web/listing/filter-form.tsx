import { type ChangeEvent, type FormEvent, type ReactNode, Suspense } from 'react';
import { Icon } from '#design/page/icon.tsx';
import { cachedFragment } from '#web/cached-fragment.tsx';
import { lazyPart } from '#web/missing-scripts.ts';
import type { Facet } from '../../contract.ts';
import { FacetValue, ListFacet } from './list-facet.tsx';
import { withFlag, withRange, withValue } from './filter-changes.ts';
import styles from './filter-form.module.css';
import { flagName, listName, type ListingChoice } from './listing-query.ts';
import { RangeFacet } from './range-facet.tsx';
import type { CatalogueContext } from '../cards/catalogue-context.ts';
import { messages } from './messages.ts';

// A static import would put it into the browser's bundle of all listings: those of a section have none.
const TreeFacet = import.meta.env.SSR
  ? (await import('./tree-facet.tsx')).default
  : lazyPart(() => import('./tree-facet.tsx'));

type ListedFacet = Extract<Facet, { type: 'list' }>;

/** Whether its values are sections in the order of their tree. */
const isTree = ({ values }: ListedFacet): boolean => values[0]?.depth !== undefined;

type FilterFormProps = {
  id?: string;
  facets: readonly Facet[];
  choice: ListingChoice;
  /** The listing's own path: where the form goes without a script. */
  action: string;
  onChange: (choice: ListingChoice) => void;
  /** Loads all of the facets, of which the page has left parts out; null where that fails. */
  onLoadFacets: () => Promise<readonly Facet[] | null>;
  onDone: () => void;
  context: CatalogueContext;
  className?: string;
  children?: ReactNode;
};

/** Groups that are open at first; another one opens when something in it is chosen. */
const openAtFirst = 4;

/** A GET form of native controls: each change is applied at once, or by the button where no script runs. */
export function FilterForm({
  id,
  facets,
  choice,
  action,
  onChange,
  onLoadFacets,
  onDone,
  context,
  className,
  children,
}: FilterFormProps) {
  const change = (event: ChangeEvent<HTMLFormElement>) => {
    const { target } = event as unknown as { target: HTMLInputElement };
    if (target.type === 'checkbox') onChange(withBox(facets, choice, target));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDone();
  };
  return (
    <form id={id} className={className} method="get" action={action} onChange={change} onSubmit={submit}>
      {choice.isLiteral && <input type="hidden" name="literal" value="1" />}
      <Facets {...{ facets, choice, onChange, onLoadFacets, context }} />
      <div className={styles.foot}>{children}</div>
    </form>
  );
}

type FacetsProps = Pick<FilterFormProps, 'facets' | 'choice' | 'onChange' | 'onLoadFacets' | 'context'>;

const Facets = cachedFragment(({ facets, context, ...rest }: FacetsProps) => {
  // The second price takes no other group's place.
  const extraGroups = facets.some(({ code }) => code === 'ready') ? 1 : 0;
  return groupsOf(facets, context).map((group, index) => (
    <FacetGroup
      key={group.name}
      name={group.name}
      open={index < openAtFirst + extraGroups || group.facets.some((facet) => isChosen(facet, rest.choice))}
    >
      {group.facets.map((facet) => (
        <FacetControl key={facet.code} {...rest} facet={facet} context={context} />
      ))}
    </FacetGroup>
  ));
});

interface Group {
  readonly name: string;
  readonly facets: Facet[];
}

/** One group for each list and range. Flags share two groups: the shop's and the section's. */
function groupsOf(facets: readonly Facet[], { locale }: CatalogueContext): Group[] {
  const groups = new Map<string, Group>();
  for (const facet of facets) {
    if (facet.type === 'list' && facet.values.length === 0) continue;
    if (facet.type === 'range' && facet.min >= facet.max) continue;
    const shared =
      facet.type !== 'flag'
        ? null
        : facet.code === 'available' || facet.code === 'sale'
          ? messages[locale].stock
          : messages[locale].features;
    const name = shared ?? facet.name;
    const group = groups.get(name);
    if (group) group.facets.push(facet);
    else groups.set(name, { name, facets: [facet] });
  }
  return [...groups.values()];
}

function isChosen(facet: Facet, { lists, ranges, flags }: ListingChoice): boolean {
  return facet.type === 'flag'
    ? flags.includes(facet.code)
    : facet.type === 'range'
      ? facet.code in ranges
      : (lists[facet.code]?.length ?? 0) > 0;
}

function withBox(facets: readonly Facet[], choice: ListingChoice, box: HTMLInputElement): ListingChoice {
  const facet = facets.find(({ type, code }) => box.name === (type === 'flag' ? flagName(code) : listName(code)));
  if (!facet) return choice;
  return facet.type === 'flag'
    ? withFlag(choice, facet.code, box.checked)
    : withValue(choice, facet.code, box.value, box.checked);
}

type FacetControlProps = Omit<FacetsProps, 'facets'> & { facet: Facet };

function FacetControl({ facet, choice, onChange, onLoadFacets, context: { locale } }: FacetControlProps) {
  if (facet.type === 'list' && isTree(facet))
    return (
      <Suspense>
        <TreeFacet {...{ facet, choice, onChange, onLoadFacets, locale }} />
      </Suspense>
    );
  if (facet.type === 'list') return <ListFacet facet={facet} chosen={choice.lists[facet.code] ?? []} locale={locale} />;
  if (facet.type === 'flag')
    return (
      <FacetValue
        name={flagName(facet.code)}
        value="1"
        label={facet.name}
        count={facet.count}
        checked={choice.flags.includes(facet.code)}
        locale={locale}
      />
    );
  return (
    <RangeFacet
      facet={facet}
      chosen={choice.ranges[facet.code]}
      onChange={(code, range) => onChange(withRange(choice, code, range))}
      locale={locale}
    />
  );
}

type FacetGroupProps = { name: string; open: boolean; children: ReactNode };

/** A native disclosure, which works without scripts. */
const FacetGroup = ({ name, open, children }: FacetGroupProps) => (
  <details className={styles.group} open={open}>
    <summary>
      {name}
      <Icon name="chevron-down" size="s" />
    </summary>
    {/* A value such as '13 mm' says nothing without the name of its group. */}
    <div className={styles.inside} role="group" aria-label={name}>
      {children}
    </div>
  </details>
);
