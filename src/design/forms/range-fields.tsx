import { useEffect, useState, type KeyboardEvent } from 'react';
import { readTypedNumber } from '#values/written-number.ts';
import styles from './range-fields.module.css';

type RangeFieldsProps = {
  /** The range of all products. */
  bounds: Range;
  value: Range;
  /** When a thumb is let go or a typed number is settled; never with min ≥ max. */
  onChange: (range: Range) => void;
  step?: number;
  /** Formats a value for the fields and for screen readers: 45 → '45 €'. */
  format: (value: number) => string;
  texts: { min: string; max: string; lowest: string; highest: string };
  /** The names of the two typed fields, for a form that is sent without a script. */
  names?: { min: string; max: string };
};

/** Two number fields and a slider with two thumbs, which cannot pass each other. */
export function RangeFields({ bounds, value, onChange, step = 1, format, texts, names }: RangeFieldsProps) {
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft({ min: value.min, max: value.max }), [value.min, value.max]);

  const move = (end: keyof Range, to: number) => setDraft((range) => movedEnd(range, end, to, bounds) ?? range);
  const settle = (range: Range) => {
    if (range.min !== value.min || range.max !== value.max) onChange(range);
  };
  const type = (end: keyof Range, text: string) => {
    const number = text.trim() === '' ? bounds[end] : readTypedNumber(text);
    const range = (number === null ? null : movedEnd(draft, end, number, bounds)) ?? draft;
    setDraft(range);
    settle(range);
  };

  return (
    <div className={styles.range}>
      <div className={styles.fields}>
        {(['min', 'max'] as const).map((end) => (
          <TypedEnd
            key={end}
            name={names?.[end]}
            label={texts[end]}
            bound={format(bounds[end])}
            value={draft[end] === bounds[end] ? '' : format(draft[end])}
            onType={(text) => type(end, text)}
          />
        ))}
      </div>
      <div className={styles.track}>
        <Rail bounds={bounds} range={draft} />
        {(['min', 'max'] as const).map((end) => (
          <input
            key={end}
            type="range"
            className={end === 'min' && draft.min > (bounds.min + bounds.max) / 2 ? styles.above : undefined}
            aria-label={texts[end]}
            aria-valuetext={format(draft[end])}
            min={bounds.min}
            max={bounds.max}
            step={step}
            value={draft[end]}
            disabled={bounds.min >= bounds.max}
            onChange={(event) => move(end, event.target.valueAsNumber)}
            onPointerUp={() => settle(draft)}
            onKeyUp={() => settle(draft)}
            onBlur={() => settle(draft)}
          />
        ))}
      </div>
      <div className={styles.ends}>
        <span>{texts.lowest}</span>
        <span>{texts.highest}</span>
      </div>
    </div>
  );
}

type TypedEndProps = {
  name: string | undefined;
  label: string;
  bound: string;
  value: string;
  onType: (text: string) => void;
};

/** Empty at its bound, which is the placeholder: an end that was not chosen is not sent with a form. */
function TypedEnd({ name, label, bound, value, onType }: TypedEndProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const settle = () => {
    setText(value);
    if (text !== value) onType(text);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    settle();
  };
  return (
    <input
      name={name}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      placeholder={bound}
      value={text}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setText(event.target.value)}
      onBlur={settle}
      onKeyDown={keyDown}
    />
  );
}

/** Drawn with attributes: the content security policy allows no inline style. */
function Rail({ bounds, range }: { bounds: Range; range: Range }) {
  const percent = (value: number) =>
    bounds.max > bounds.min ? ((value - bounds.min) / (bounds.max - bounds.min)) * 100 : 0;
  return (
    <svg className={styles.rail} aria-hidden="true">
      <rect x={`${percent(range.min)}%`} width={`${percent(range.max) - percent(range.min)}%`} height="4" />
    </svg>
  );
}

export type Range = { min: number; max: number };

/**
 * The range after one end was moved, limited to the bounds; null when min would reach or pass max,
 * which the filters reject (storefront.md, 'Product listing and product page').
 */
export function movedEnd(range: Range, end: keyof Range, value: number, bounds: Range): Range | null {
  if (!Number.isFinite(value)) return null;
  const moved = { ...range, [end]: Math.min(bounds.max, Math.max(bounds.min, value)) };
  return moved.min < moved.max ? moved : null;
}
