import { Button } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../page/icon.tsx';
import { MeterBar } from './progress.tsx';
import styles from './pager.module.css';

type PagerTexts = {
  /** 'Has visto 12 de 96 productos' */
  progress: string;
  /** 'Cargar 12 más' */
  more: string;
  pages: string;
  previous: string;
  next: string;
  page: (number: number) => string;
};

type PagerProps = {
  page: number;
  pages: number;
  /** Products loaded so far. */
  loaded: number;
  total: number;
  hrefOf: (page: number) => string;
  /** Appends the next page; without it (or on the last page) only the links show. */
  onMore?: () => void;
  loading?: boolean;
  texts: PagerTexts;
};

/** How many products are loaded, a button for more, and links to the pages, which work without scripts. */
export function Pager({ page, pages, loaded, total, hrefOf, onMore, loading, texts }: PagerProps) {
  return (
    <div className={classNames(styles.pager, 'no-print')}>
      <span className="small muted" role="status">
        {texts.progress}
      </span>
      <MeterBar className={styles.meter} value={loaded} max={total} label={texts.progress} />
      {onMore && loaded < total && (
        <Button variant="line" loading={loading} onClick={onMore}>
          {texts.more}
        </Button>
      )}
      {pages > 1 && <PageLinks {...{ page, pages, hrefOf, texts }} />}
    </div>
  );
}

type PageLinksProps = Pick<PagerProps, 'page' | 'pages' | 'hrefOf'> & {
  texts: Pick<PagerTexts, 'pages' | 'previous' | 'next' | 'page'>;
};

export function PageLinks({ page, pages, hrefOf, texts }: PageLinksProps) {
  return (
    <nav className={styles.links} aria-label={texts.pages}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" aria-label={texts.previous}>
          <Icon name="chevron-left" />
        </a>
      )}
      {pageNumbers(page, pages).map((number, index) => {
        if (number === 'gap') return <span key={`gap${index}`}>…</span>;
        return (
          <a
            key={number}
            href={hrefOf(number)}
            aria-label={texts.page(number)}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </a>
        );
      })}
      {page < pages && (
        <a href={hrefOf(page + 1)} rel="next" aria-label={texts.next}>
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  );
}

/** The pages worth a link: the first, the last and those around the current one; 'gap' where some are left out. */
export function pageNumbers(page: number, pages: number): readonly (number | 'gap')[] {
  const linked = new Set([1, page - 1, page, page + 1, pages]);
  if (page === 1) linked.add(3);
  if (page === pages) linked.add(pages - 2);
  const numbers = [...linked].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const missing = number - (numbers[index - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    return missing === 1 ? [number - 1, number] : ['gap' as const, number];
  });
}
