import { type KeyboardEvent, type RefObject, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { browserApi } from '#web/browser-api.ts';
import { typedField } from '#web/page-focus.ts';
import type { SearchTab } from '../contract.ts';
import { clearSearches, recentSearches, addSearch } from './recent-searches.ts';
import { searchedText, searchPath } from './search-path.ts';
import { noSuggestions, type Suggestions, SuggestionStore } from './suggestion-store.ts';
import { runInBackground } from '#web/run-in-background.ts';

const noServerSuggestions = (): Suggestions => noSuggestions;

const createStore = (): SuggestionStore =>
  new SuggestionStore(async (query, signal) => {
    const answer = await browserApi()('POST /search', { body: { query } }, { signal });
    return answer.ok ? answer.value : null;
  });

/** The state and keys of a search box (WAI-ARIA combobox with manual selection). */
export function useSearchBox(input: RefObject<HTMLInputElement | null>, onDone?: () => void) {
  const listId = useId();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [text, setText] = useState(() => searchedText(pathname));
  const [isOpen, setOpen] = useState(false);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [tab, setTab] = useState<SearchTab>();
  const [chosen, setChosen] = useState<{ at: number; of: unknown }>({ at: -1, of: null });
  const [store] = useState(createStore);
  const answer = useSyncExternalStore(store.subscribe, store.current, noServerSuggestions);
  const { groups, hasFailed } = answer;

  const group = groups?.find(({ tab: { code } }) => code === tab) ?? groups?.[0];
  // A new list starts without a selection.
  const active = chosen.of === (group ?? recent) ? chosen.at : -1;
  const setActive = (at: number): void => setChosen({ at, of: group ?? recent });
  const isRecent = groups === null && text.trim() === '';
  /** The addresses of the list's options. */
  const choices = isRecent
    ? recent.map((search) => searchPath(search)!)
    : [...(group?.items ?? []), ...(answer.completions ?? [])].map(({ url }) => url);
  const isShown = isOpen && (groups !== null || hasFailed || (isRecent && recent.length > 0));

  useEffect(() => {
    // Keeps a text typed before this page arrived.
    if (input.current && typedField() === input.current) return;
    setText(searchedText(pathname));
    setOpen(false);
    store.stop();
  }, [input, pathname, store]);
  useEffect(() => () => store.stop(), [store]);

  const type = (next: string): void => {
    setText(next);
    setOpen(true);
    setActive(-1);
    store.type(next);
  };
  const open = (): void => {
    setRecent(recentSearches());
    setOpen(true);
    if (hasFailed) store.type(text);
  };
  const close = (): void => {
    if (hasFailed) store.stop();
    setOpen(false);
    setActive(-1);
  };
  const go = (path: string): void => {
    const search = searchedText(path);
    if (search) {
      addSearch(search);
      setRecent(recentSearches());
    }
    store.stop();
    close();
    onDone?.();
    runInBackground(navigate(path));
  };
  const submit = (): void => {
    const path = searchPath(text);
    if (path) go(path);
  };
  const walk = (step: 1 | -1): void => {
    if (!isShown) return open();
    const places = choices.length + 1;
    // -1 is the text itself, before the first option.
    setActive(((active + 1 + step + places) % places) - 1);
  };
  const switchTab = (step: 1 | -1): void => {
    if (!groups || groups.length < 2) return;
    const at = groups.findIndex((one) => one === group);
    setTab(groups[(at + step + groups.length) % groups.length]!.tab.code);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const path = isShown && choices[active];
    const actions: Partial<Record<string, () => void>> = {
      ArrowDown: () => walk(1),
      ArrowUp: () => walk(-1),
      ...(path && {
        Enter: () => go(path),
        ArrowRight: () => switchTab(1),
        ArrowLeft: () => switchTab(-1),
      }),
      ...(isShown && { Escape: close }),
    };
    const action = event.nativeEvent.isComposing ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  const clearRecent = (): void => {
    clearSearches();
    setRecent([]);
  };

  return {
    listId,
    text,
    ...answer,
    group,
    recent,
    isRecent,
    isShown,
    active,
    optionId: (at: number) => `${listId}-${at}`,
    type,
    open,
    close,
    submit,
    onKeyDown,
    setTab,
    clearRecent,
    clear: () => type(''),
  };
}

export type SearchBoxState = ReturnType<typeof useSearchBox>;
