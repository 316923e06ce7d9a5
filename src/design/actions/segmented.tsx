import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../page/icon.tsx';
import type { IconName } from '../page/icon-sprite.tsx';
import styles from './segmented.module.css';

export type Segment<Value extends string> = {
  value: Value;
  label: string;
  /** Stands for the words, which are still read aloud. */ icon?: IconName;
};

type SegmentedProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  segments: readonly Segment<Value>[];
  /** Of its own where the page's place in the tree must not give it. */ name?: string;
  className?: string;
};

/** A choice of two or three that shows at once: particular or company, table or list. */
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
