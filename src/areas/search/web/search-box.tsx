import { Suspense, useRef, type FocusEvent, type FormEvent } from 'react';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/page/icon.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { maxSearchLength } from '#values/listing.ts';
import { lazyPart } from '#web/missing-scripts.ts';
import { messages } from '../messages.ts';
import styles from './search-box.module.css';
import { useSearchBox } from './use-search-box.ts';

const SearchPanel = lazyPart(() => import('./search-panel.tsx').then(({ SearchPanel: panel }) => ({ default: panel })));

type SearchBoxProps = {
  className?: string;
  /** Below the header's, so with a name of its own. */ isSecond?: boolean;
  /** Called after a search or a chosen suggestion. */ onDone?: () => void;
};

/** The search box; its form requests /search?text=… without scripts, which redirects to /search/{text}. An empty text does nothing. */
export function SearchBox({ className, isSecond, onDone }: SearchBoxProps) {
  const t = useMessages(messages);
  const href = useHref();
  const input = useRef<HTMLInputElement>(null);
  const box = useSearchBox(input, onDone);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    box.submit();
  };
  const clear = (): void => {
    box.clear();
    input.current?.focus();
  };
  const closeWhenLeft = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) box.close();
  };
  return (
    <div className={classNames(styles.place, className)} onBlur={closeWhenLeft}>
      <form
        className={styles.box}
        role="search"
        aria-label={isSecond ? t.search : t.searchShop}
        action={href('/search')}
        onSubmit={submit}
      >
        <input
          ref={input}
          name="text"
          type="text"
          inputMode="search"
          role="combobox"
          value={box.text}
          maxLength={maxSearchLength}
          placeholder={t.placeholder}
          aria-label={t.searchShop}
          aria-expanded={box.isShown}
          aria-controls={box.isShown ? box.listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={box.isShown && box.active >= 0 ? box.optionId(box.active) : undefined}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => box.type(event.target.value)}
          onFocus={box.open}
          onKeyDown={box.onKeyDown}
        />
        {box.text && (
          <button className={styles.clear} type="button" aria-label={t.clear} onClick={clear}>
            <Icon name="close" size="s" />
          </button>
        )}
        <button className={styles.go} type="submit" aria-label={t.search}>
          <Icon name="search" />
        </button>
      </form>
      {box.isShown && (
        <Suspense>
          <SearchPanel box={box} />
        </Suspense>
      )}
    </div>
  );
}
