import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../page/icon.tsx';
import type { IconName } from '../page/icon-sprite.tsx';
import styles from './segmented.module.css';

export type Segment<Value extends string> = {
  value: Value;
  label: string;
  /** Replaces the label, which screen readers still read. */ icon?: IconName;
};

type SegmentedProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  segments: readonly Segment<Value>[];
  /** A fixed name for cached fragments, which cannot use `useId`. */ name?: string;
  className?: string;
};

/** A choice of two or three: person or company, table or list. */
export function Segmented<Value extends string>({
  label,
  value,
  onChange,
  segments,
  className,
  ...named
}: SegmentedProps<Value>) {
  const ownName = useId();
  const name = named.name ?? ownName;
  return (
    <div className={classNames(styles.segmented, className)} role="radiogroup" aria-label={label}>
      {segments.map((segment) => (
        <label key={segment.value} className={segment.icon && styles.icon}>
          <input
            className="vh"
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon && <Icon name={segment.icon} />}
          <span className={segment.icon && 'vh'}>{segment.label}</span>
        </label>
      ))}
    </div>
  );
}
