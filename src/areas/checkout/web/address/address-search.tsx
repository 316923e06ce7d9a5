import { type KeyboardEvent, useId, useState } from 'react';
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
  readonly onChoose: (place: SuggestedPlace) => void;
}

/** Suggests addresses while one is typed, each with its zone and price. Arrow keys, Enter and Escape work as in a list box. */
export function AddressSearch({ id, onChoose }: AddressSearchProps) {
  const t = useMessages(messages).address;
  const listId = useId();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { places, hasFailed } = usePlaceSearch(text);
  const shown = isOpen && places ? places : [];
  const optionId = (index: number): string => `${listId}-${index}`;

  function choose(place: SuggestedPlace): void {
    onChoose(place);
    setText(place.address);
    setIsOpen(false);
    setActive(-1);
  }

  function move(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setIsOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((now) =>
        shown.length === 0 ? -1 : (now + step + shown.length + (now < 0 && step < 0 ? 1 : 0)) % shown.length,
      );
    } else if (event.key === 'Enter' && isOpen && shown.length > 0) {
      // Not the form's.
      event.preventDefault();
      choose(shown[Math.max(active, 0)]!);
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
        hint={hasFailed ? t.searchFailed : t.searchHint}
        placeholder={t.searchExample}
        autoComplete="off"
        maxLength={200}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-activedescendant={active >= 0 && active < shown.length ? optionId(active) : undefined}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setActive(-1);
          setIsOpen(true);
        }}
        onKeyDown={move}
      />
      <div id={listId} className={styles.list} role="listbox" aria-label={t.suggestions} hidden={shown.length === 0}>
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
            onClick={() => choose(place)}
          >
            <Icon name="pin" />
            <span>
              <b>{[place.street, place.house].filter(Boolean).join(', ') || place.city}</b>
              <small>{[place.zipcode, place.city].filter(Boolean).join(' ')}</small>
            </span>
            <PlaceTerms place={place} />
          </button>
        ))}
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
