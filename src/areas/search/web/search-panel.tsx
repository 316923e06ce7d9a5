import { useEffect } from 'react';
import { Icon } from '#design/page/icon.tsx';
import { ChipLink } from '#design/actions/chip.tsx';
import { TabList } from '#design/actions/tab-list.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { messages } from '../messages.ts';
import styles from './search-panel.module.css';
import { searchPath } from './search-path.ts';
import { SuggestionOption } from './suggestion-option.tsx';
import type { SearchBoxState } from './use-search-box.ts';

/** The panel below the box: suggestions in groups, or the device's recent searches. */
export function SearchPanel({ box }: { box: SearchBoxState }) {
  const { active, optionId } = box;
  const activeId = optionId(active);
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div className={`${styles.panel} sheet`}>
      {box.isRecent ? <RecentSearches box={box} /> : <SuggestionGroups box={box} />}
    </div>
  );
}

function SuggestionGroups({ box }: { box: SearchBoxState }) {
  const t = useMessages(messages);
  const { groups, group, completions = [], nearest, query } = box;
  if (!groups || !group) return <NoSuggestions box={box} />;
  return (
    <>
      <TabList
        className={styles.tabs}
        label={t.groups}
        tabs={groups.map(({ tab: { code, title }, total }) => ({ id: code, label: title, count: total }))}
        selected={group.tab.code}
        onSelect={box.setTab}
        tabId={(code) => `${box.listId}-${code}`}
        panelId={() => box.listId}
      />
      <div className={styles.groups} id={box.listId} role="listbox" aria-label={t.suggestions}>
        <div className={styles.list} role="group" aria-label={group.tab.title}>
          {group.items.map((item, at) => (
            <SuggestionOption
              key={item.id}
              id={box.optionId(at)}
              item={item}
              query={query}
              isActive={at === box.active}
            />
          ))}
        </div>
        {completions.length > 0 && <Completions box={box} />}
      </div>
      {nearest?.words[0] && <p className={styles.unknown}>{t.unknown(nearest.words)}</p>}
      {nearest && <NearestSections nearest={nearest} />}
      <p className="vh" role="status">
        {t.found(group.items.length + completions.length)}
      </p>
      <Foot box={box} />
    </>
  );
}

/** What the shop has instead, or that the request failed. */
function NoSuggestions({ box: { listId, hasFailed, nearest } }: { box: SearchBoxState }) {
  const t = useMessages(messages);
  return (
    <div id={listId}>
      <div className={styles.nothing} role="status">
        <b>{hasFailed ? t.failed : t.nothing}</b>
        {nearest?.words[0] && <p>{t.unknown(nearest.words)}</p>}
        <p>{hasFailed ? t.failedText : t.nothingText}</p>
      </div>
      {nearest && <NearestSections nearest={nearest} />}
    </div>
  );
}

function NearestSections({ nearest }: { nearest: NonNullable<SearchBoxState['nearest']> }) {
  const href = useHref();
  return (
    <div className={styles.completions}>
      {nearest.sections.map(({ id, name, url }) => (
        <ChipLink key={id} href={href(url)}>
          {name}
        </ChipLink>
      ))}
    </div>
  );
}

/** Whole queries; as options after the products they are the first on the way up from the text. */
function Completions({ box }: { box: SearchBoxState }) {
  const t = useMessages(messages);
  const href = useHref();
  const first = box.group!.items.length;
  return (
    <div className={styles.completions} role="group" aria-label={t.search}>
      {box.completions?.map(({ text, url }, at) => (
        <ChipLink
          key={text}
          id={box.optionId(first + at)}
          role="option"
          tabIndex={-1}
          aria-selected={first + at === box.active}
          href={href(url)}
        >
          <Icon name="search" />
          {text}
        </ChipLink>
      ))}
    </div>
  );
}

function Foot({ box: { query, groups } }: { box: SearchBoxState }) {
  const t = useMessages(messages);
  const href = useHref();
  const path = searchPath(query);
  const products = groups?.find(({ tab }) => tab.code === 'products');
  if (!path || !products) return null;
  return (
    <div className={styles.foot}>
      <span>{t.pressEnter(query)}</span>
      <a href={href(path)}>
        {t.seeAll(products.total)}
        <Icon name="arrow-right" size="s" />
      </a>
    </div>
  );
}

function RecentSearches({ box }: { box: SearchBoxState }) {
  const t = useMessages(messages);
  const href = useHref();
  return (
    <>
      <div className={styles.recentHead}>
        <b>{t.recent}</b>
        <button type="button" aria-label={t.clearRecent} onClick={box.clearRecent}>
          <Icon name="close" size="s" />
        </button>
      </div>
      <div className={styles.list} id={box.listId} role="listbox" aria-label={t.recent}>
        {box.recent.map((text, at) => (
          <a
            key={text}
            id={box.optionId(at)}
            className={styles.recent}
            role="option"
            tabIndex={-1}
            aria-selected={at === box.active}
            href={href(searchPath(text) ?? '/')}
          >
            <Icon name="search" size="s" />
            {text}
          </a>
        ))}
      </div>
    </>
  );
}
