import { type ChangeEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { buttonClass } from '#design/actions/button.tsx';
import type { Locale } from '#i18n/locale.ts';
import type { Facet } from '../../contract.ts';
import styles from './filter-form.module.css';
import { FacetValue } from './list-facet.tsx';
import { listName, type ListingChoice } from './listing-query.ts';
import { withSection } from './section-choice.ts';
import { type Branch, branchesOf, isBranchOpen, type TreeValue } from './tree-branches.ts';
import { messages } from './tree-messages.ts';

type ListedFacet = Extract<Facet, { type: 'list' }>;

type TreeFacetProps = {
  facet: ListedFacet;
  choice: ListingChoice;
  onChange: (choice: ListingChoice) => void;
  /** Loads all facets of the listing whole; null where that fails. */
  onLoadFacets: () => Promise<readonly Facet[] | null>;
  locale: Locale;
};

/**
 * Sections with those below them behind native disclosures, which are open where there is only one way or something is
 * chosen. What a page left out of closed ones is loaded when one is opened; without scripts a button chooses the section.
 */
export default function TreeFacet({ facet, choice, onChange, onLoadFacets, locale }: TreeFacetProps) {
  const t = messages[locale];
  const [loaded, setLoaded] = useState<{ readonly of: ListedFacet; readonly whole: ListedFacet | string } | null>(null);
  const whole = loaded?.of === facet ? loaded.whole : undefined;
  const shown = typeof whole === 'object' ? whole : facet;
  async function load(): Promise<void> {
    setLoaded({ of: facet, whole: t.loading });
    const facets = await onLoadFacets().catch(() => null);
    const found = facets?.find(({ code }) => code === facet.code);
    setLoaded({ of: facet, whole: found?.type === 'list' ? found : t.failed });
  }
  const change = (event: ChangeEvent<HTMLElement>) => {
    const { value, checked } = event.target as HTMLInputElement;
    // The form would take it for a list, in which values do not stand for one another.
    event.stopPropagation();
    onChange(withSection(choice, shown, value, checked));
  };
  return (
    <div onChange={change}>
      <Branches
        values={shown.values}
        name={listName(facet.code)}
        chosen={choice.lists[facet.code] ?? []}
        status={typeof whole === 'string' ? whole : undefined}
        onLoad={() => void load()}
        locale={locale}
      />
    </div>
  );
}

type BranchesProps = {
  values: readonly TreeValue[];
  name: string;
  chosen: readonly string[];
  /** In place of sections that are cut: that they are being loaded, or could not be. */
  status: string | undefined;
  onLoad: () => void;
  locale: Locale;
};

function Branches({ values, ...rest }: BranchesProps) {
  const { name, chosen, status, onLoad, locale } = rest;
  const t = messages[locale];
  const branches = branchesOf(values);
  return branches.map((branch) => {
    const { chain, below } = branch;
    const last = chain.at(-1)!;
    const { value } = chain.find((one) => chosen.includes(one.value)) ?? last;
    return (
      <div key={last.value}>
        <FacetValue
          {...{ name, value, count: last.count, locale }}
          label={chain.map((one) => one.name).join(' › ')}
          checked={chosen.includes(value)}
        />
        {(last.isCut || below.length > 0) && (
          <Below
            {...{ branch, onLoad }}
            open={!last.isCut && isBranchOpen(branches, branch, chosen)}
            summary={t.within(last.name)}
          >
            {last.isCut ? (
              <>
                {status && (
                  <p className="small muted" role="status">
                    {status}
                  </p>
                )}
                <noscript>
                  <button
                    className={buttonClass({ variant: 'line', size: 's' })}
                    type="submit"
                    name={name}
                    value={value}
                  >
                    {t.show}
                  </button>
                </noscript>
              </>
            ) : (
              <Branches {...rest} values={below} />
            )}
          </Below>
        )}
      </div>
    );
  });
}

type BelowProps = {
  branch: Branch;
  open: boolean;
  summary: string;
  onLoad: () => void;
  children: ReactNode;
};

function Below({ branch, open, summary, onLoad, children }: BelowProps) {
  const place = useRef<HTMLDetailsElement>(null);
  const toggle = (): void => {
    if (place.current!.open && branch.chain.at(-1)!.isCut) onLoad();
  };
  const start = useEffectEvent(toggle);
  // It may have been opened before the scripts ran.
  useEffect(() => start(), []);
  return (
    <details ref={place} className={`${styles.more} ${styles.below}`} open={open} onToggle={toggle}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
