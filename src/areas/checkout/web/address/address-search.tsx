import { type KeyboardEvent, useId, useState } from 'react';
import { IconButton } from '#design/actions/icon-button.tsx';
import { TextField } from '#design/forms/text-field.tsx';
import { Icon } from '#design/page/icon.tsx';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../../messages.ts';
import styles from './address.module.css';
import { type SuggestedPlace, usePlaceSearch } from './use-place-search.ts';

interface AddressSearchProps {
  readonly id: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Why the shop does not deliver to the address that was chosen. */
  readonly error: string | undefined;
  /** What there is to say of the place that was chosen. */
  readonly note: string | undefined;
  readonly onClear: () => void;
  readonly onChoose: (place: SuggestedPlace) => void;
  readonly onOpenMap: () => void;
}

/** Suggests addresses while one is typed, each with its zone and price. Arrow keys, Enter and Escape work as in a list box. */
export function AddressSearch({ id, text, onText, error, note, onChoose, onClear, onOpenMap }: AddressSearchProps) {
  const t = useMessages(messages).address;
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { places, hasFailed } = usePlaceSearch(isOpen ? text : '');
  const shown = isOpen && places ? places : [];
  // After the places comes the map.
  const options = isOpen && places ? places.length + 1 : 0;
  const optionId = (index: number): string => `${listId}-${index}`;

  function choose(index: number): void {
    const place = shown[index];
    if (place) onChoose(place);
    else onOpenMap();
    setIsOpen(false);
    setActive(-1);
  }

  function clear(): void {
    onClear();
    document.getElementById(id)?.focus();
  }

  function move(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setIsOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((now) => (options === 0 ? -1 : (now + step + options + (now < 0 && step < 0 ? 1 : 0)) % options));
    } else if (event.key === 'Enter' && isOpen && options > 0) {
      // Not the form's.
      event.preventDefault();
      choose(Math.max(active, 0));
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setIsOpen(false);
    }
  }

  return (
    <div className={styles.search} onBlur={() => setIsOpen(false)}>
      <TextField
        id={id}
        label={t.search}
        icon="search"
        end={text && <IconButton icon="close" label={t.clear} onClick={clear} />}
        error={error}
        isErrorLive
        hint={hasFailed ? t.searchFailed : (note ?? t.searchHint)}
        placeholder={t.searchExample}
        autoComplete="off"
        maxLength={200}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options > 0}
        aria-controls={listId}
        aria-activedescendant={active >= 0 && active < options ? optionId(active) : undefined}
        value={text}
        onChange={({ target }) => {
          onText(target.value);
          setActive(-1);
          setIsOpen(true);
        }}
        onKeyDown={move}
      />
      <div id={listId} className={styles.list} role="listbox" aria-label={t.suggestions} hidden={options === 0}>
        {shown.map((place, index) => (
          <button
            key={optionId(index)}
            id={optionId(index)}
            className={styles.option}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(index)}
          >
            <Icon name="pin" />
            <span>
              <b>{[place.street, place.house].filter(Boolean).join(', ') || place.city}</b>
              <small>{[place.zipcode, place.city].filter(Boolean).join(' ')}</small>
            </span>
            <PlaceTerms place={place} />
          </button>
        ))}
        <button
          id={optionId(shown.length)}
          className={styles.option}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={shown.length === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(shown.length)}
        >
          <Icon name="expand" />
          <b>{shown.length > 0 ? t.alsoOnMap : t.onMap}</b>
        </button>
      </div>
      <p className="vh" role="status">
        {isOpen && places && t.found(places.length)}
      </p>
    </div>
  );
}

/** 'Badalona · gratis', 'No repartimos'. */
function PlaceTerms({ place: { zone, cost } }: { place: SuggestedPlace }) {
  const t = useMessages(messages).address;
  const locale = useLocale();
  if (!zone?.deliverable) return <em className={styles.out}>{t.notDelivered}</em>;
  if (cost?.isIndividualTerms) return <em>{t.onRequest}</em>;
  const price = typeof cost?.price !== 'number' ? '' : cost.price === 0 ? t.free : formatEuros(cost.price, locale);
  return <em>{[zone.name, price].filter(Boolean).join(' · ')}</em>;
}
